//! Files in a browser: the page opens the file dialog, receives dropped files and starts downloads.

use bevy::prelude::*;

use super::{Given, Told, Wish};
use crate::{
    page,
    texts::{self, text},
};

pub(super) fn plugin(_: &mut App) {}

pub(super) fn take(mut given: MessageWriter<Given>, mut told: MessageWriter<Told>) {
    let file = |file: page::File| Given { name: file.name, text: Ok(file.text), pasted: file.pasted };
    given.write_batch(page::take_files().into_iter().map(file));
    let became = |outcome: page::Clipboard| match outcome {
        page::Clipboard::Copied => Told(text!("clipboard-copied")),
        page::Clipboard::NotCopied => Told(text!("clipboard-refused")),
        page::Clipboard::NotPasted => Told(text!("clipboard-no-paste")),
    };
    told.write_batch(page::take_clipboard().into_iter().map(became));
}

/// Fulfils requests in the same frame as the tap, because a browser accepts these calls only in response to a user
/// gesture. The page never learns the outcome of a download.
pub(super) fn grant(mut wishes: MessageReader<Wish>, mut told: MessageWriter<Told>) {
    for wish in wishes.read() {
        match wish {
            Wish::Open(kind) => {
                let endings: Vec<String> = kind.endings().iter().map(|ending| format!(".{ending}")).collect();
                page::ask_file(&endings.join(","));
            }
            Wish::HandOut { name, bytes } => {
                page::save_file(name, bytes);
                told.write(Told(text!("file-downloaded", name = texts::Given::name(name))));
            }
            Wish::Copy(text) => page::copy_text(text),
            Wish::Paste => page::paste_text(),
        }
    }
}
