package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** Runs actions when objects have become phantom reachable, on a thread of its own. */
public final class Cleaner {
    private final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    private Action list;

    private Cleaner() {
    }

    /** What register answers. */
    public interface Cleanable {
        void clean();
    }

    public static Cleaner create() {
        return start(null);
    }

    public static Cleaner create(ThreadFactory threadFactory) {
        return start(Objects.requireNonNull(threadFactory, "threadFactory"));
    }

    private static int lastNumber = -1;

    private static synchronized int nextNumber() {
        return ++lastNumber;
    }

    private static Cleaner start(ThreadFactory factory) {
        Cleaner c = new Cleaner();
        Runnable loop = new Loop(c);
        Thread t = factory == null ? new Thread(loop, "Cleaner-" + nextNumber()) : factory.newThread(loop);
        t.setDaemon(true);
        if (factory == null) {
            t.setPriority(Thread.MAX_PRIORITY - 2);
        }
        t.start();
        return c;
    }

    public Cleanable register(Object obj, Runnable action) {
        return new Action(this, Objects.requireNonNull(obj, "obj"), Objects.requireNonNull(action, "action"));
    }

    private synchronized void link(Action a) {
        a.following = list;
        if (list != null) {
            list.previous = a;
        }
        list = a;
    }

    /** False if a was unlinked before. */
    private synchronized boolean unlink(Action a) {
        if (a.done) {
            return false;
        }
        a.done = true;
        if (a.following != null) {
            a.following.previous = a.previous;
        }
        if (a.previous != null) {
            a.previous.following = a.following;
        } else {
            list = a.following;
        }
        return true;
    }

    private synchronized boolean isIdle() {
        return list == null;
    }

    private static final class Action extends PhantomReference<Object> implements Cleanable {
        private final Cleaner owner;
        private final Runnable action;
        private Action following;
        private Action previous;
        private boolean done;

        Action(Cleaner owner, Object obj, Runnable action) {
            super(obj, owner.queue);
            this.owner = owner;
            this.action = action;
            owner.link(this);
        }

        @Override
        public void clean() {
            if (owner.unlink(this)) {
                super.clear();
                action.run();
            }
        }
    }

    /** Holds the cleaner weakly, through its queue: the thread ends when the cleaner and all its objects are gone. */
    private static final class Loop implements Runnable {
        private final ReferenceQueue<Object> queue;
        private final WeakReference<Cleaner> cleaner;

        Loop(Cleaner c) {
            queue = c.queue;
            cleaner = new WeakReference<>(c);
        }

        @Override
        public void run() {
            for (;;) {
                try {
                    Reference<?> r = queue.remove(60000);
                    if (r != null) {
                        ((Action) r).clean();
                        continue;
                    }
                } catch (InterruptedException e) {
                    continue;
                } catch (Throwable t) {
                    continue;
                }
                Cleaner c = cleaner.get();
                if (c == null) {
                    return;
                }
            }
        }
    }
}
