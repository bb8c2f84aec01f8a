//! Reads untrusted input up to a limit in bytes, and writes files atomically.

use std::{
    fs::{self, File},
    io::{self, Read, Write as _},
    path::{Path, PathBuf},
};

use crate::windows_1252;

/// The largest board in bytes: a hundred times the largest that can be drawn.
pub const LARGEST_BOARD: u64 = 1_000_000;
/// The largest position in bytes.
pub const LARGEST_POSITION: u64 = 4_000_000;
/// The largest record in bytes: a thousand times the longest game.
pub const LARGEST_RECORD: u64 = 16_000_000;

/// The error for input above the size limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is larger than {} MB", .limit / 1_000_000)]
pub struct TooLarge {
    limit: u64,
}

/// Reads all bytes of a source. Requests at most one byte beyond the limit, because some sources never end.
///
/// # Errors
/// When the system reports an error, or there are more than `limit` bytes.
///
/// # Examples
///
/// ```
/// use std::io::ErrorKind;
/// use tabletop::reading::read_at_most;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// assert_eq!(read_at_most(&b"[Control]"[..], 100)?, b"[Control]");
/// let error = read_at_most(std::io::repeat(b'x'), 2_000_000).expect_err("endless input");
/// assert_eq!((error.kind(), error.to_string().as_str()), (ErrorKind::FileTooLarge, "it is larger than 2 MB"));
/// # Ok(())
/// # }
/// ```
pub fn read_at_most(source: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    check_size(bytes.len(), limit).map_err(|what| io::Error::new(io::ErrorKind::FileTooLarge, what))?;
    Ok(bytes)
}

/// Reads all bytes of a file; see [`read_at_most`].
///
/// # Errors
/// As for [`read_at_most`].
pub fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, limit)
}

/// Decodes the bytes of a text file: as UTF-8 if they are valid, else as Windows-1252, which older editors wrote.
///
/// # Examples
///
/// ```
/// use tabletop::reading::text_of;
/// assert_eq!(text_of("Cañón".as_bytes().to_vec()), "Cañón");
/// assert_eq!(text_of(b"Ca\xf1\xf3n".to_vec()), "Cañón"); // the same name in Windows-1252
/// ```
pub fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| windows_1252::read(error.as_bytes()))
}

/// Checks a size against the limit.
///
/// # Errors
/// When `bytes` is larger.
pub fn check_size(bytes: usize, limit: u64) -> Result<(), TooLarge> {
    if bytes as u64 <= limit { Ok(()) } else { Err(TooLarge { limit }) }
}

/// Writes a file atomically: to a temporary file next to `path`, which is then renamed. An existing file remains until
/// then.
///
/// # Errors
/// When the system reports an error, such as a full disk; the temporary file is then removed.
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
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = fill_or_remove(File::create(&beside)?, &beside, bytes);
    written.and_then(|()| fs::rename(&beside, path).inspect_err(|_| drop(fs::remove_file(&beside))))
}

/// Fills a file that was just created at `path`, and removes it if that fails.
///
/// # Errors
/// When the system reports an error.
pub fn fill_or_remove(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    // If the file cannot be removed either, the first error is the one to report.
    written.inspect_err(|_| drop(fs::remove_file(path)))
}
