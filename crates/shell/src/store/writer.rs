//! Writes store entries in the background: on its own thread on the desktop, after the frame in a browser.

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

use super::{Store, StoreError};
#[cfg(not(target_arch = "wasm32"))]
use crate::heartbeat::catch_panic;

/// The file whose lock marks its folder as in use by a program.
const LOCK: &str = "lock";

/// The maximum wait of [`Writer::finish`] for a disk that does not respond.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The maximum wait for unfinished jobs at the end of the program.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(8);

/// Runs work without catching panics, since a panic ends the program anyway.
#[cfg(target_arch = "wasm32")]
fn catch_panic<R>(work: impl FnOnce() -> R) -> std::thread::Result<R> {
    Ok(work())
}

/// A job on a store. It may take a long time.
type Work = Box<dyn FnOnce(&Store) -> io::Result<()> + Send>;

struct Job {
    name: &'static str,
    store: Store,
    work: Work,
}

/// The waiting jobs and the outcomes of finished jobs.
#[derive(Default)]
struct Queue {
    /// The waiting jobs, at most one for each name.
    waiting: VecDeque<Job>,
    /// True while a job is running.
    writing: bool,
    /// True if no more jobs will come.
    closed: bool,
    /// True if a wait for the running job has timed out.
    slow: bool,
    /// The outcome of the last job of each name, until it is taken.
    outcomes: BTreeMap<&'static str, io::Result<()>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// Notified when a job is queued or finished, and when the queue is closed.
    changed: Condvar,
    waker: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs all waiting jobs. At most one thread runs jobs at a time, so two jobs never write the same file at once.
    fn run_jobs(&self) {
        let mut queue = self.lock();
        while let Some(job) = queue.waiting.pop_front() {
            queue.writing = true;
            drop(queue);
            // A panic must not stop the writer, or no later job would ever run.
            let done = catch_panic(|| (job.work)(&job.store)).unwrap_or_else(|_| Err(StoreError::Stopped.into()));
            let failed = done.is_err();
            queue = self.lock();
            (queue.writing, queue.slow) = (false, false);
            queue.outcomes.insert(job.name, done);
            self.changed.notify_all();
            if failed && let Some(wake) = self.waker.get() {
                wake();
            }
        }
    }

    /// Runs jobs until the queue is closed and empty. This is the body of the thread.
    #[cfg(not(target_arch = "wasm32"))]
    fn work(&self) {
        loop {
            self.run_jobs();
            let idle = |queue: &mut Queue| queue.waiting.is_empty() && !queue.closed;
            let queue = self.changed.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
            if queue.waiting.is_empty() {
                return;
            }
        }
    }
}

/// Writes entries in the background, one at a time, so that frames need not wait for the disk. Dropping it runs all
/// waiting jobs first, unless the disk does not respond.
#[derive(Resource)]
pub struct Writer {
    shared: Arc<Shared>,
    /// The writer thread; `None` before the first job, in a browser, and if the system cannot spawn it.
    thread: Option<JoinHandle<()>>,
    /// The locked file in the claimed folder. It stays locked for the lifetime of the writer.
    claim: Option<File>,
}

impl Default for Writer {
    fn default() -> Writer {
        let shared = Arc::new(Shared::default());
        #[cfg(target_arch = "wasm32")]
        {
            // A hidden page may never be shown again.
            let shared = shared.clone();
            crate::page::on_visibility_change(move || shared.run_jobs());
        }
        Writer { shared, thread: None, claim: None }
    }
}

impl Writer {
    /// Queues a job. It replaces a waiting job with the same name.
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

    /// Starts the thread if necessary and wakes it.
    #[cfg(not(target_arch = "wasm32"))]
    fn start(&mut self) {
        if self.thread.is_none() {
            let shared = self.shared.clone();
            let spawned = std::thread::Builder::new().name("writer".to_owned()).spawn(move || shared.work());
            self.thread = spawned.ok();
        }
        match self.thread {
            Some(_) => self.shared.changed.notify_all(),
            // If the system cannot spawn a thread, the write delays a frame, but the game goes on.
            None => self.shared.run_jobs(),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn start(&mut self) {
        let shared = self.shared.clone();
        crate::page::after_frame(move || shared.run_jobs());
    }

    /// Returns the outcome of the last job with this name, once it is known. Each outcome is returned only once.
    pub fn outcome(&self, name: &'static str) -> Option<io::Result<()>> {
        self.shared.lock().outcomes.remove(name)
    }

    /// Waits until the queue is empty, so that later reads see the newest entries.
    ///
    /// # Errors
    /// Fails if the disk does not respond within two seconds; the jobs stay in the queue. Later calls fail at once
    /// until a job finishes.
    pub fn finish(&self) -> io::Result<()> {
        let slow = self.shared.lock().slow;
        self.finish_within(if slow { Duration::ZERO } else { TIMEOUT })
    }

    fn finish_within(&self, time_limit: Duration) -> io::Result<()> {
        if self.thread.is_none() {
            self.shared.run_jobs();
            return Ok(());
        }
        let under_way = |queue: &mut Queue| queue.writing || !queue.waiting.is_empty();
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), time_limit, under_way);
        let (mut queue, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        queue.slow = waited.timed_out();
        if queue.slow { Err(StoreError::Slow.into()) } else { Ok(()) }
    }

    /// Sets a function that wakes an idle window when a write fails, so that the window can report the failure. Only
    /// the first call has an effect.
    pub fn on_write_error(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.waker.set(Box::new(wake));
    }

    /// Claims a folder for this program for the lifetime of the writer. Returns false if another program has claimed
    /// it. A folder that cannot be locked at all counts as free, and writing to it will report any error.
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
        self.shared.changed.notify_all();
        if let Err(error) = self.finish_within(SHUTDOWN_TIMEOUT) {
            // Do not wait for the thread, which ends with the program. Without the feature `window` there is no log.
            #[cfg(feature = "window")]
            error!("the most recent data could not be saved: {error}");
            let _ = error;
            return;
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        self.shared.run_jobs();
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

    /// Blocks the writer inside a job until the returned sender is dropped.
    fn hold(writer: &mut Writer, store: &Store) -> mpsc::Sender<()> {
        let ((begun, begins), (go, goes)) = (mpsc::channel(), mpsc::channel());
        writer.write(store, "held", move |_| {
            let _ = begun.send(());
            let _ = goes.recv();
            Ok(())
        });
        begins.recv().expect("the job begins");
        go
    }

    #[test]
    fn a_newer_job_replaces_a_waiting_one() {
        let folder = folder("newer");
        let store = Store::from(&*folder);
        let (mut writer, written) = (Writer::default(), Arc::new(Mutex::new(Vec::new())));
        let held = hold(&mut writer, &store);
        for (name, text) in [("a", "1"), ("b", "2"), ("a", "3"), ("a", "4")] {
            let written = written.clone();
            writer.write(&store, name, move |store| {
                written.lock().expect("the lock is not poisoned").push(text);
                store.replace(name, text)
            });
        }
        assert!(
            written.lock().expect("the lock is not poisoned").is_empty(),
            "nothing may be written while an earlier job is running"
        );
        drop(held);
        writer.finish().expect("the writer responds");
        assert_eq!(*written.lock().expect("the lock is not poisoned"), ["4", "2"]);
        assert_eq!(store.get("a").expect("the entry is readable").as_deref(), Some("4"));
        assert!(
            writer.outcome("a").is_some_and(|done| done.is_ok()) && writer.outcome("a").is_none(),
            "an outcome must be returned only once"
        );
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn waiting_for_an_unresponsive_disk_times_out() {
        let mut writer = Writer::default();
        let held = hold(&mut writer, &Store::Nowhere);
        let ((ended, ends), begun) = (mpsc::channel(), Instant::now());
        // Runs on another thread, so that an endless wait fails the test instead of hanging it.
        thread::spawn(move || {
            let finished = writer.finish().is_ok();
            drop(writer);
            let _ = ended.send(finished);
        });
        let finished = ends.recv_timeout(10 * TIMEOUT);
        assert_eq!(finished, Ok(false), "after {:?}", begun.elapsed());
        drop(held);
    }

    #[test]
    fn only_the_first_call_waits_for_an_unresponsive_disk() {
        let mut writer = Writer::default();
        let held = hold(&mut writer, &Store::Nowhere);
        assert!(writer.finish().is_err());
        let begun = Instant::now();
        for _ in 0..5 {
            writer.write(&Store::Nowhere, "game", |_| Ok(()));
            assert!(writer.finish().is_err());
        }
        assert!(begun.elapsed() < TIMEOUT, "later calls must fail at once: {:?}", begun.elapsed());
        drop(held);
        // Once the held job has finished, the next call may wait again.
        let end = Instant::now() + TIMEOUT;
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
    fn waiting_jobs_run_when_the_writer_is_dropped() {
        let folder = folder("end");
        let store = Store::from(&*folder);
        let mut writer = Writer::default();
        let held = hold(&mut writer, &store);
        writer.write(&store, "last", |store| store.replace("last", "word"));
        let ends = thread::spawn(move || drop(writer));
        drop(held);
        ends.join().expect("the writer ends");
        assert_eq!(store.get("last").expect("the entry is readable").as_deref(), Some("word"));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_failed_job_wakes_the_window_and_the_writer_continues() {
        let (mut writer, (woken, wakes)) = (Writer::default(), mpsc::channel());
        writer.on_write_error(move || {
            let _ = woken.send(());
        });
        writer.write(&Store::Nowhere, "full", |_| Err(io::Error::other("no room")));
        writer.finish().expect("the writer responds");
        assert_eq!(wakes.try_iter().count(), 1);
        let error = writer.outcome("full").expect("the job ran").expect_err("the job failed");
        assert_eq!(error.to_string(), "no room");
        writer.write(&Store::Nowhere, "bad", |_| panic!("a bug in the program"));
        writer.finish().expect("the writer responds");
        assert!(writer.outcome("bad").is_some_and(|done| done.is_err()));
        writer.write(&Store::Nowhere, "good", |_| Ok(()));
        writer.finish().expect("the writer responds");
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
