//! Keeps texts while the game goes on: on a thread of its own on a computer, after the frame in a browser.

use std::{
    collections::{BTreeMap, VecDeque},
    fs::{File, TryLockError},
    io,
    path::Path,
    sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError},
    thread::JoinHandle,
    time::Duration,
};

use bevy::prelude::*;

use super::{Refusal, Store};
#[cfg(not(target_arch = "wasm32"))]
use crate::heart::caught;

/// The file whose lock says that a program writes to its folder.
const LOCK: &str = "lock";

/// How long anybody waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long at the end, when nothing else is left to do.
const LAST_PATIENCE: Duration = Duration::from_secs(8);

/// A page does not outlive a panic.
#[cfg(target_arch = "wasm32")]
fn caught<R>(work: impl FnOnce() -> R) -> std::thread::Result<R> {
    Ok(work())
}

/// What is to be done with a store, which may take its time.
type Work = Box<dyn FnOnce(&Store) -> io::Result<()> + Send>;

struct Job {
    name: &'static str,
    store: Store,
    work: Work,
}

/// What waits and what became of the rest.
#[derive(Default)]
struct Queue {
    /// One job for each name at most.
    waiting: VecDeque<Job>,
    /// Whether one more is under way.
    writing: bool,
    /// Whether nothing more will come.
    closed: bool,
    /// Whether somebody has waited in vain for what is under way.
    slow: bool,
    /// How the last job of each name ended, until somebody asks.
    outcomes: BTreeMap<&'static str, io::Result<()>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// Told whenever the queue has changed.
    news: Condvar,
    waker: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what waits, up to the last of it: called by one at a time, so that two jobs never meet at one file.
    fn work_off(&self) {
        let mut queue = self.lock();
        while let Some(job) = queue.waiting.pop_front() {
            queue.writing = true;
            drop(queue);
            // A writer that stopped would let everybody wait for it.
            let done = caught(|| (job.work)(&job.store)).unwrap_or_else(|_| Err(Refusal::Stopped.into()));
            let failed = done.is_err();
            queue = self.lock();
            (queue.writing, queue.slow) = (false, false);
            queue.outcomes.insert(job.name, done);
            self.news.notify_all();
            if failed && let Some(wake) = self.waker.get() {
                wake();
            }
        }
    }

    /// What the thread does: it works until nothing more comes and nothing waits.
    #[cfg(not(target_arch = "wasm32"))]
    fn work(&self) {
        loop {
            self.work_off();
            let idle = |queue: &mut Queue| queue.waiting.is_empty() && !queue.closed;
            let queue = self.news.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
            if queue.waiting.is_empty() {
                return;
            }
        }
    }
}

/// Keeps texts one after another, so that no frame waits for a disk. When it goes, all that waits is written first.
#[derive(Resource)]
pub struct Writer {
    shared: Arc<Shared>,
    /// In a page there is none.
    thread: Option<JoinHandle<()>>,
    /// Held as long as there may be something to write.
    claim: Option<File>,
}

impl Default for Writer {
    fn default() -> Writer {
        let shared = Arc::new(Shared::default());
        #[cfg(target_arch = "wasm32")]
        {
            // A page that is put away may never come back.
            let shared = shared.clone();
            crate::page::when_hidden(move || shared.work_off());
        }
        Writer { shared, thread: None, claim: None }
    }
}

impl Writer {
    /// Lets something be written soon. What still waits under this name is not written any more: `work` takes its place.
    pub fn write(
        &mut self,
        store: &Store,
        name: &'static str,
        work: impl FnOnce(&Store) -> io::Result<()> + Send + 'static,
    ) {
        let job = Job { name, store: store.clone(), work: Box::new(work) };
        let mut queue = self.shared.lock();
        match queue.waiting.iter_mut().find(|waiting| waiting.name == name) {
            Some(older) => *older = job,
            None => queue.waiting.push_back(job),
        }
        drop(queue);
        self.start();
    }

    /// Wakes the thread, which begins with the first thing to write.
    #[cfg(not(target_arch = "wasm32"))]
    fn start(&mut self) {
        if self.thread.is_none() {
            let shared = self.shared.clone();
            let spawned = std::thread::Builder::new().name("writer".to_owned()).spawn(move || shared.work());
            self.thread = spawned.ok();
        }
        match self.thread {
            Some(_) => self.shared.news.notify_all(),
            // A system without a thread to spare costs a frame, not the game.
            None => self.shared.work_off(),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn start(&mut self) {
        let shared = self.shared.clone();
        crate::page::after_frame(move || shared.work_off());
    }

    /// How the last thing under this name went, once it is known; told once.
    pub fn outcome(&self, name: &'static str) -> Option<io::Result<()>> {
        self.shared.lock().outcomes.remove(name)
    }

    /// Stays until nothing waits any more: whoever reads afterwards reads the newest.
    ///
    /// # Errors
    /// When that takes longer than two seconds: the disk does not answer, and what waits goes on waiting. Whoever asks again
    /// before it has got on with anything is told so at once.
    pub fn finish(&self) -> io::Result<()> {
        let slow = self.shared.lock().slow;
        self.finish_within(if slow { Duration::ZERO } else { PATIENCE })
    }

    fn finish_within(&self, patience: Duration) -> io::Result<()> {
        if self.thread.is_none() {
            self.shared.work_off();
            return Ok(());
        }
        let under_way = |queue: &mut Queue| queue.writing || !queue.waiting.is_empty();
        let waited = self.shared.news.wait_timeout_while(self.shared.lock(), patience, under_way);
        let (mut queue, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        queue.slow = waited.timed_out();
        if queue.slow { Err(Refusal::Slow.into()) } else { Ok(()) }
    }

    /// What shall happen when something could not be written: a window that waits has to tell it. The first one counts.
    pub fn on_trouble(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.waker.set(Box::new(wake));
    }

    /// Claims a folder for this program, as long as this lives. `false` when another program has claimed it; a folder that
    /// cannot be claimed at all is nobody's, and writing to it will tell what is wrong.
    pub(super) fn claim(&mut self, folder: &Path) -> bool {
        let open = || {
            std::fs::create_dir_all(folder)?;
            File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))
        };
        let Ok(file) = open() else { return true };
        match file.try_lock() {
            Ok(()) => {
                self.claim = Some(file);
                true
            }
            Err(TryLockError::WouldBlock) => false,
            Err(TryLockError::Error(_)) => true,
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.news.notify_all();
        if let Err(error) = self.finish_within(LAST_PATIENCE) {
            // The thread goes with the program. Without a window there is no log.
            #[cfg(feature = "window")]
            error!("what was to be kept last is lost: {error}");
            let _ = error;
            return;
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        self.shared.work_off();
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::{env, fs, path::PathBuf, sync::mpsc, thread, time::Instant};

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("hacienda-writer-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    /// Lets the writer wait inside a job until the answer is dropped.
    fn hold(writer: &mut Writer, store: &Store) -> mpsc::Sender<()> {
        let ((begun, begins), (go, goes)) = (mpsc::channel(), mpsc::channel());
        writer.write(store, "held", move |_| {
            let _ = begun.send(());
            let _ = goes.recv();
            Ok(())
        });
        begins.recv().expect("the thread begins");
        go
    }

    #[test]
    fn a_newer_text_takes_the_place_of_one_that_waits() {
        let folder = folder("newer");
        let store = Store::from(&*folder);
        let (mut writer, written) = (Writer::default(), Arc::new(Mutex::new(Vec::new())));
        let held = hold(&mut writer, &store);
        for (name, text) in [("a", "1"), ("b", "2"), ("a", "3"), ("a", "4")] {
            let written = written.clone();
            writer.write(&store, name, move |store| {
                written.lock().expect("nobody panics").push(text);
                store.replace(name, text)
            });
        }
        assert!(written.lock().expect("nobody panics").is_empty(), "nothing is written in the frame");
        drop(held);
        writer.finish().expect("it answers");
        assert_eq!(*written.lock().expect("nobody panics"), ["4", "2"]);
        assert_eq!(store.get("a").expect("readable").as_deref(), Some("4"));
        assert!(writer.outcome("a").is_some_and(|done| done.is_ok()) && writer.outcome("a").is_none(), "told once");
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn nobody_waits_for_ever_for_a_disk_that_does_not_answer() {
        let mut writer = Writer::default();
        let held = hold(&mut writer, &Store::Nowhere);
        let ((ended, ends), begun) = (mpsc::channel(), Instant::now());
        // On a thread of its own: what would wait for ever fails instead.
        thread::spawn(move || {
            let finished = writer.finish().is_ok();
            drop(writer);
            let _ = ended.send(finished);
        });
        let finished = ends.recv_timeout(10 * PATIENCE);
        assert_eq!(finished, Ok(false), "after {:?}", begun.elapsed());
        drop(held);
    }

    #[test]
    fn a_disk_that_does_not_answer_is_waited_for_once_until_it_does() {
        let mut writer = Writer::default();
        let held = hold(&mut writer, &Store::Nowhere);
        assert!(writer.finish().is_err());
        let begun = Instant::now();
        for _ in 0..5 {
            writer.write(&Store::Nowhere, "game", |_| Ok(()));
            assert!(writer.finish().is_err());
        }
        assert!(begun.elapsed() < PATIENCE, "each change of a game waits anew: {:?}", begun.elapsed());
        drop(held);
        // It has moved on, which the next one may wait for.
        let end = Instant::now() + PATIENCE;
        while writer.outcome("held").is_none() && Instant::now() < end {
            thread::sleep(Duration::from_millis(1));
        }
        writer.write(&Store::Nowhere, "game", |_| {
            thread::sleep(Duration::from_millis(100));
            Ok(())
        });
        assert!(writer.finish().is_ok() && writer.outcome("game").is_some());
    }

    #[test]
    fn what_waits_at_the_end_is_written() {
        let folder = folder("end");
        let store = Store::from(&*folder);
        let mut writer = Writer::default();
        let held = hold(&mut writer, &store);
        writer.write(&store, "last", |store| store.replace("last", "word"));
        let ends = thread::spawn(move || drop(writer));
        drop(held);
        ends.join().expect("it ends");
        assert_eq!(store.get("last").expect("readable").as_deref(), Some("word"));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn trouble_comes_back_and_wakes_and_the_writer_goes_on() {
        let (mut writer, (woken, wakes)) = (Writer::default(), mpsc::channel());
        writer.on_trouble(move || {
            let _ = woken.send(());
        });
        writer.write(&Store::Nowhere, "full", |_| Err(io::Error::other("no room")));
        writer.finish().expect("it answers");
        assert_eq!(wakes.try_iter().count(), 1);
        let said = writer.outcome("full").expect("it was tried").expect_err("it failed");
        assert_eq!(said.to_string(), "no room");
        writer.write(&Store::Nowhere, "bad", |_| panic!("an error in the program"));
        writer.finish().expect("it answers");
        assert!(writer.outcome("bad").is_some_and(|done| done.is_err()));
        writer.write(&Store::Nowhere, "good", |_| Ok(()));
        writer.finish().expect("it answers");
        assert!(writer.outcome("good").is_some_and(|done| done.is_ok()));
    }

    #[test]
    fn a_folder_is_claimed_once_and_free_when_its_writer_is_gone() {
        let folder = folder("claim");
        let (mut first, mut second) = (Writer::default(), Writer::default());
        assert!(first.claim(&folder) && !second.claim(&folder));
        drop(first);
        assert!(second.claim(&folder));
        let _ = fs::remove_dir_all(folder);
    }
}
