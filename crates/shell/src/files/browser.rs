//! Files in a browser: the page opens the file dialog, receives dropped files, starts downloads and accesses the
//! clipboard.

use bevy::prelude::*;

use super::{FileNotice, FileRequest, ReceivedFile};
use crate::{
    page,
    texts::{self, text},
};

pub(super) fn plugin(_: &mut App) {}

pub(super) fn take(mut received: MessageWriter<ReceivedFile>, mut notices: MessageWriter<FileNotice>) {
    let file = |file: page::File| ReceivedFile { name: file.name, text: Ok(file.text), pasted: file.pasted };
    received.write_batch(page::take_files().into_iter().map(file));
    let notice = |outcome: page::Clipboard| match outcome {
        page::Clipboard::Copied => FileNotice(text!("clipboard-copied")),
        page::Clipboard::NotCopied => FileNotice(text!("clipboard-refused")),
        page::Clipboard::NotPasted => FileNotice(text!("clipboard-no-paste")),
    };
    notices.write_batch(page::take_clipboard().into_iter().map(notice));
}

/// Fulfils requests in the same frame as the tap, because a browser accepts these calls only in response to a user
/// gesture. The page never learns the outcome of a download.
pub(super) fn fulfil(mut requests: MessageReader<FileRequest>, mut notices: MessageWriter<FileNotice>) {
    for request in requests.read() {
        match request {
            FileRequest::Open(kind) => {
                let extensions: Vec<String> =
                    kind.extensions().iter().map(|extension| format!(".{extension}")).collect();
                page::ask_file(&extensions.join(","));
            }
            FileRequest::Save { name, bytes } => {
                page::save_file(name, bytes);
                notices.write(FileNotice(text!("file-downloaded", name = texts::Untranslated::name(name))));
            }
            FileRequest::Copy(text) => page::copy_text(text),
            FileRequest::Paste => page::paste_text(),
        }
    }
}
