//! Reading what strangers give, at most so many bytes, and writing a file whole or not at all.

use std::{
    fs::{self, File},
    io::{self, Read, Write as _},
    path::{Path, PathBuf},
};

use crate::windows;

/// The largest board in bytes: a hundred times the largest that can be drawn.
pub const LARGEST_BOARD: u64 = 1_000_000;
/// The largest position in bytes.
pub const LARGEST_POSITION: u64 = 4_000_000;
/// The largest record in bytes: a thousand times the longest game.
pub const LARGEST_RECORD: u64 = 16_000_000;

/// That something has more bytes than may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is larger than {} MB", .limit / 1_000_000)]
pub struct TooLarge {
    limit: u64,
}

/// All bytes of a source. Some sources never end, so that no more than one byte beyond the limit is asked for.
///
/// # Errors
/// When the system refuses, or there are more than `limit` bytes.
pub fn read_at_most(source: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    check_size(bytes.len(), limit).map_err(|what| io::Error::new(io::ErrorKind::FileTooLarge, what))?;
    Ok(bytes)
}

/// All bytes of a file, as [`read_at_most`].
///
/// # Errors
/// As [`read_at_most`].
pub fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, limit)
}

/// The text of a file's bytes: UTF-8, as editors of today write it, or else the Windows-1252 of former days.
pub fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| windows::read(error.as_bytes()))
}

/// Refuses what has more bytes than the limit.
///
/// # Errors
/// When it has.
pub fn check_size(bytes: usize, limit: u64) -> Result<(), TooLarge> {
    if bytes as u64 <= limit { Ok(()) } else { Err(TooLarge { limit }) }
}

/// Writes a file beside the place it goes to and renames it, so that it is there whole or not at all; a file that had its
/// name stays until then.
///
/// # Errors
/// When the system refuses, for example because the disk is full; then nothing of the new file is left.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = write_or_remove(File::create(&beside)?, &beside, bytes);
    written.and_then(|()| fs::rename(&beside, path).inspect_err(|_| drop(fs::remove_file(&beside))))
}

/// Fills a file that was just made at this place, and removes it again when it cannot be filled.
///
/// # Errors
/// When the system refuses.
pub fn write_or_remove(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    // A file that cannot even be removed is told by its first error.
    written.inspect_err(|_| drop(fs::remove_file(path)))
}
