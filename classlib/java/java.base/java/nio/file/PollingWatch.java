// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A watch service that looks: a daemon thread compares each registered directory with what it was PERIOD milliseconds
 * ago. A change is a name that came or went, or another size, time or key behind a name. A key's fields and the list
 * of keys are guarded by the service.
 */
final class PollingWatch implements WatchService {
    private static final int PERIOD = 100, MOST = 512;
    private final List<Key> keys = new ArrayList<Key>();
    private final LinkedBlockingQueue<Key> ready = new LinkedBlockingQueue<Key>();
    private final Key end = new Key(null, null);
    private volatile boolean closed;
    private Thread looker;

    private static final class Event implements WatchEvent<Object> {
        private final WatchEvent.Kind<Object> kind;
        private final Object context;
        private int count = 1;

        @SuppressWarnings("unchecked")
        Event(WatchEvent.Kind<?> kind, Object context) {
            this.kind = (WatchEvent.Kind<Object>) kind;
            this.context = context;
        }

        @Override
        public WatchEvent.Kind<Object> kind() {
            return kind;
        }

        @Override
        public int count() {
            return count;
        }

        @Override
        public Object context() {
            return context;
        }
    }

    private final class Key implements WatchKey {
        private final Path dir;
        private List<WatchEvent.Kind<?>> kinds;
        private Map<Path, String> seen;
        private List<Event> events = new ArrayList<Event>();
        private boolean valid = true, signalled;

        Key(Path dir, List<WatchEvent.Kind<?>> kinds) {
            this.dir = dir;
            this.kinds = kinds;
        }

        @Override
        public boolean isValid() {
            synchronized (PollingWatch.this) {
                return valid && !closed;
            }
        }

        @Override
        public List<WatchEvent<?>> pollEvents() {
            synchronized (PollingWatch.this) {
                List<WatchEvent<?>> l = new ArrayList<WatchEvent<?>>(events);
                events = new ArrayList<Event>();
                return l;
            }
        }

        @Override
        public boolean reset() {
            synchronized (PollingWatch.this) {
                if (signalled && valid) {
                    if (events.isEmpty()) signalled = false;
                    else ready.add(this);
                }
                return valid && !closed;
            }
        }

        @Override
        public void cancel() {
            synchronized (PollingWatch.this) {
                valid = false;
                keys.remove(this);
            }
        }

        @Override
        public Watchable watchable() {
            return dir;
        }

        private void signal() {
            if (signalled) return;
            signalled = true;
            ready.add(this);
        }

        private void happened(WatchEvent.Kind<?> kind, Path name) {
            if (!kinds.contains(kind)) return;
            Event last = events.isEmpty() ? null : events.get(events.size() - 1);
            if (last != null && last.kind == kind && name.equals(last.context)) {
                last.count++;
            } else if (events.size() >= MOST) {
                if (last.kind == StandardWatchEventKinds.OVERFLOW) last.count++;
                else events.add(new Event(StandardWatchEventKinds.OVERFLOW, null));
            } else {
                events.add(new Event(kind, name));
            }
            signal();
        }

        /** Compares the directory with what was seen. */
        void look() {
            Map<Path, String> now;
            try {
                now = listing(dir);
            } catch (IOException | DirectoryIteratorException e) {
                valid = false;
                keys.remove(this);
                signal();
                return;
            }
            for (Path p : seen.keySet())
                if (!now.containsKey(p)) happened(StandardWatchEventKinds.ENTRY_DELETE, p);
            for (Map.Entry<Path, String> e : now.entrySet()) {
                String before = seen.get(e.getKey());
                if (before == null) happened(StandardWatchEventKinds.ENTRY_CREATE, e.getKey());
                else if (!before.equals(e.getValue())) happened(StandardWatchEventKinds.ENTRY_MODIFY, e.getKey());
            }
            seen = now;
        }
    }

    private static Map<Path, String> listing(Path dir) throws IOException {
        Map<Path, String> m = new HashMap<Path, String>();
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir)) {
            for (Path p : s) {
                try {
                    BasicFileAttributes a = Files.readAttributes(p, BasicFileAttributes.class,
                            LinkOption.NOFOLLOW_LINKS);
                    m.put(p.getFileName(), a.fileKey() + " " + (a.isDirectory() ? "" : a.size() + " "
                            + a.lastModifiedTime().to(TimeUnit.NANOSECONDS)));
                } catch (NoSuchFileException e) {
                    continue;
                }
            }
        }
        return m;
    }

    WatchKey register(Path dir, WatchEvent.Kind<?>[] events) throws IOException {
        List<WatchEvent.Kind<?>> kinds = new ArrayList<WatchEvent.Kind<?>>();
        for (WatchEvent.Kind<?> k : events) {
            if (k == null) throw new NullPointerException("element in set is null");
            if (k != StandardWatchEventKinds.ENTRY_CREATE && k != StandardWatchEventKinds.ENTRY_DELETE
                    && k != StandardWatchEventKinds.ENTRY_MODIFY && k != StandardWatchEventKinds.OVERFLOW)
                throw new UnsupportedOperationException(k.name());
            if (k != StandardWatchEventKinds.OVERFLOW) kinds.add(k);
        }
        if (kinds.isEmpty()) throw new IllegalArgumentException("No events to register");
        if (!Files.isDirectory(dir)) {
            Files.readAttributes(dir, BasicFileAttributes.class);
            throw new NotDirectoryException(dir.toString());
        }
        synchronized (this) {
            if (closed) throw new ClosedWatchServiceException();
            for (Key k : keys) {
                if (!k.dir.equals(dir)) continue;
                k.kinds = kinds;
                return k;
            }
            Key k = new Key(dir, kinds);
            k.seen = listing(dir);
            keys.add(k);
            if (looker == null) start();
            return k;
        }
    }

    private void start() {
        looker = new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    while (!closed) {
                        Thread.sleep(PERIOD);
                        synchronized (PollingWatch.this) {
                            for (Key k : new ArrayList<Key>(keys)) k.look();
                        }
                    }
                } catch (InterruptedException e) {
                    return;
                }
            }
        }, "FileSystemWatcher");
        looker.setDaemon(true);
        looker.start();
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) return;
            closed = true;
            keys.clear();
            if (looker != null) looker.interrupt();
        }
        ready.add(end);
    }

    /** Leaves the end for the next one who waits. */
    private WatchKey given(Key k) {
        if (k == end) ready.add(end);
        if (closed) throw new ClosedWatchServiceException();
        return k;
    }

    @Override
    public WatchKey poll() {
        return given(ready.poll());
    }

    @Override
    public WatchKey poll(long timeout, TimeUnit unit) throws InterruptedException {
        return given(ready.poll(timeout, unit));
    }

    @Override
    public WatchKey take() throws InterruptedException {
        return given(ready.take());
    }
}
