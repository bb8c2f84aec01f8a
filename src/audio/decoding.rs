//! Decodes a recording packet by packet. A web page has only one thread, so decoding a whole recording at once would
//! stall a frame.

use std::{io::Cursor, time::Duration};

use bevy::platform::time::Instant;
use bevy_kira_audio::prelude::{Frame, StaticSoundData, StaticSoundSettings};
use symphonia::core::{
    codecs::{
        CodecParameters,
        audio::{AudioDecoder, AudioDecoderOptions},
    },
    errors::Error,
    formats::{FormatOptions, FormatReader, TrackType, probe::Hint},
    io::{MediaSourceStream, MediaSourceStreamOptions},
    meta::MetadataOptions,
};

/// A recording that is being decoded.
pub struct Decoding {
    reader: Box<dyn FormatReader>,
    decoder: Box<dyn AudioDecoder>,
    track: u32,
    rate: u32,
    frames: Vec<Frame>,
    plane: Vec<f32>,
}

impl Decoding {
    /// Opens a mono OGG file.
    pub fn open(bytes: Vec<u8>) -> Result<Decoding, Error> {
        let source = MediaSourceStream::new(Box::new(Cursor::new(bytes)), MediaSourceStreamOptions::default());
        let (formats, tags) = (FormatOptions::default(), MetadataOptions::default());
        let reader = symphonia::default::get_probe().probe(&Hint::new(), source, formats, tags)?;
        let track = reader.default_track(TrackType::Audio).ok_or(Error::Unsupported("no audio track"))?;
        let Some(CodecParameters::Audio(parameters)) = &track.codec_params else {
            return Err(Error::Unsupported("no audio track"));
        };
        let rate = parameters.sample_rate.ok_or(Error::Unsupported("no sample rate"))?;
        let decoder =
            symphonia::default::get_codecs().make_audio_decoder(parameters, &AudioDecoderOptions::default())?;
        // Reserve the whole buffer at once: growing it would copy megabytes in one frame.
        let frames = Vec::with_capacity(track.num_frames.unwrap_or(0).min(LONGEST) as usize);
        Ok(Decoding { track: track.id, rate, decoder, frames, plane: Vec::new(), reader })
    }

    /// Decodes for about as long as `budget`. Returns the sound once all of it is decoded.
    pub fn decode_for(&mut self, budget: Duration) -> Result<Option<StaticSoundData>, Error> {
        let begun = Instant::now();
        while let Some(packet) = self.reader.next_packet()? {
            if packet.track_id == self.track {
                let samples = self.decoder.decode(&packet)?;
                samples.copy_to_vec_interleaved(&mut self.plane);
                self.frames.extend(self.plane.iter().copied().map(Frame::from_mono));
            }
            if begun.elapsed() >= budget {
                return Ok(None);
            }
        }
        Ok(Some(StaticSoundData {
            sample_rate: self.rate,
            frames: std::mem::take(&mut self.frames).into(),
            settings: StaticSoundSettings::default(),
            slice: None,
        }))
    }
}

/// The maximum number of samples to reserve in advance: one minute at 48 kHz.
const LONGEST: u64 = 60 * 48_000;
