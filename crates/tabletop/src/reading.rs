//! Reads untrusted input up to a size limit, and writes files atomically.

use std::{
    fs::{self, File},
    io::{self, Read, Write as _},
    path::{Path, PathBuf},
};

use crate::windows_1252;

/// The size limit of a board in bytes: about a hundred times the size of the largest board that can be drawn.
pub const MAX_BOARD_BYTES: u64 = 1_000_000;
/// The size limit of a position in bytes.
pub const MAX_POSITION_BYTES: u64 = 4_000_000;
/// The size limit of a record in bytes: about a thousand times the size of the longest game.
pub const MAX_RECORD_BYTES: u64 = 16_000_000;

/// The error for input over its size limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the input is larger than {} MB", .limit / 1_000_000)]
pub struct TooLarge {
    limit: u64,
}

/// Reads all bytes of a source, but no more than one byte beyond the limit, because some sources never end.
///
/// # Errors
/// Returns an error if the system cannot read the source, or if the source has more than `limit` bytes.
///
/// # Examples
///
/// ```
/// use std::io::ErrorKind;
/// use tabletop::reading::read_at_most;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// assert_eq!(read_at_most(&b"[Control]"[..], 100)?, b"[Control]");
/// let error = read_at_most(std::io::repeat(b'x'), 2_000_000).expect_err("endless input");
/// assert_eq!((error.kind(), error.to_string().as_str()), (ErrorKind::FileTooLarge, "the input is larger than 2 MB"));
/// # Ok(())
/// # }
/// ```
pub fn read_at_most(source: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    check_size(bytes.len(), limit).map_err(|error| io::Error::new(io::ErrorKind::FileTooLarge, error))?;
    Ok(bytes)
}

/// Reads all bytes of a file of at most `limit` bytes, as [`read_at_most`] does.
///
/// # Errors
/// Returns the errors of [`read_at_most`], and an error if the file cannot be opened.
pub fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, limit)
}

/// Decodes the bytes of a file: as UTF-8 if they are valid UTF-8, otherwise as Windows-1252, the encoding of older
/// editors.
///
/// # Examples
///
/// ```
/// use tabletop::reading::decode;
/// assert_eq!(decode("Cañón".as_bytes().to_vec()), "Cañón");
/// assert_eq!(decode(b"Ca\xf1\xf3n".to_vec()), "Cañón"); // the same name in Windows-1252
/// ```
pub fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| windows_1252::decode(error.as_bytes()))
}

/// Checks a size in bytes against a limit.
///
/// # Errors
/// Returns [`TooLarge`] if `bytes` exceeds `limit`.
pub fn check_size(bytes: usize, limit: u64) -> Result<(), TooLarge> {
    if bytes as u64 <= limit { Ok(()) } else { Err(TooLarge { limit }) }
}

/// Writes a file atomically: writes a temporary file in the same folder, then renames it to the target. An existing
/// file stays unchanged until then.
///
/// # Errors
/// Returns an error if the system cannot write, for example because the disk is full. The temporary file is then
/// removed.
///
/// # Examples
///
/// ```
/// use std::fs;
/// use tabletop::reading::write_atomically;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("tabletop-doc-{}", std::process::id()));
/// # fs::create_dir_all(&folder)?;
/// let path = folder.join("save.hacienda");
/// write_atomically(&path, b"first")?;
/// write_atomically(&path, b"second")?;
/// assert_eq!(fs::read(&path)?, b"second");
/// assert_eq!(fs::read_dir(&folder)?.count(), 1); // No temporary file remains.
/// # fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    let written = fill_or_remove(File::create(&temporary)?, &temporary, bytes);
    written.and_then(|()| fs::rename(&temporary, path).inspect_err(|_| drop(fs::remove_file(&temporary))))
}

/// Writes bytes to a file just created at this path, and removes the file if this fails.
///
/// # Errors
/// Returns an error if the system cannot write the file.
pub fn fill_or_remove(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    // If the removal fails too, the first error is returned.
    written.inspect_err(|_| drop(fs::remove_file(path)))
}
