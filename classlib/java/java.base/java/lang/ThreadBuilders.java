package java.lang;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** The builders behind Thread.ofPlatform and Thread.ofVirtual. */
final class ThreadBuilders {
    private ThreadBuilders() {
    }

    /** What both builders know. */
    private abstract static class Base {
        String name;
        long counter = -1;
        boolean inherit = true;
        Thread.UncaughtExceptionHandler handler;

        final void setName(String name) {
            this.name = Objects.requireNonNull(name);
            counter = -1;
        }

        final void setName(String prefix, long start) {
            name = Objects.requireNonNull(prefix);
            if (start < 0) {
                throw new IllegalArgumentException("'start' is negative");
            }
            counter = start;
        }

        /** What does not inherit has not the context class loader of the thread that makes it, either. */
        final Thread inherited(Thread t) {
            if (!inherit) {
                t.setContextClassLoader(ClassLoader.getSystemClassLoader());
            }
            return t;
        }

        /** The name of the next thread, or null. */
        final synchronized String nextName() {
            return counter < 0 ? name : name + counter++;
        }

        abstract Thread make(Runnable task);

        public final Thread unstarted(Runnable task) {
            Objects.requireNonNull(task);
            Thread t = make(task);
            if (handler != null) {
                t.setUncaughtExceptionHandler(handler);
            }
            return t;
        }

        public final Thread start(Runnable task) {
            Thread t = unstarted(task);
            t.start();
            return t;
        }
    }

    private static final class Factory implements ThreadFactory {
        private final Base builder;

        Factory(Base builder) {
            this.builder = builder;
        }

        @Override
        public Thread newThread(Runnable task) {
            return builder.unstarted(task);
        }
    }

    static final class Platform extends Base implements Thread.Builder.OfPlatform {
        private ThreadGroup group;
        private Boolean daemon;
        private int priority;
        private long stackSize;

        @Override
        Thread make(Runnable task) {
            String n = nextName();
            Thread t = n == null && stackSize == 0 && inherit ? new Thread(group, task)
                    : inherited(new Thread(group, task, n == null ? new Thread().getName() : n, stackSize, inherit));
            if (daemon != null) {
                t.setDaemon(daemon);
            }
            if (priority != 0) {
                t.setPriority(priority);
            }
            return t;
        }

        @Override
        public Platform name(String name) {
            setName(name);
            return this;
        }

        @Override
        public Platform name(String prefix, long start) {
            setName(prefix, start);
            return this;
        }

        @Override
        public Platform inheritInheritableThreadLocals(boolean inherit) {
            this.inherit = inherit;
            return this;
        }

        @Override
        public Platform uncaughtExceptionHandler(Thread.UncaughtExceptionHandler ueh) {
            handler = Objects.requireNonNull(ueh);
            return this;
        }

        @Override
        public Platform group(ThreadGroup group) {
            this.group = Objects.requireNonNull(group);
            return this;
        }

        @Override
        public Platform daemon(boolean on) {
            daemon = on;
            return this;
        }

        @Override
        public Platform priority(int priority) {
            if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
                throw new IllegalArgumentException();
            }
            this.priority = priority;
            return this;
        }

        @Override
        public Platform stackSize(long stackSize) {
            if (stackSize < 0) {
                throw new IllegalArgumentException();
            }
            this.stackSize = stackSize;
            return this;
        }

        @Override
        public ThreadFactory factory() {
            Platform copy = new Platform();
            copy.name = name;
            copy.counter = counter;
            copy.inherit = inherit;
            copy.handler = handler;
            copy.group = group;
            copy.daemon = daemon;
            copy.priority = priority;
            copy.stackSize = stackSize;
            return new Factory(copy);
        }
    }

    static final class Virtual extends Base implements Thread.Builder.OfVirtual {
        @Override
        Thread make(Runnable task) {
            String n = nextName();
            return inherited(new VirtualThread(task, n == null ? "" : n, inherit));
        }

        @Override
        public Virtual name(String name) {
            setName(name);
            return this;
        }

        @Override
        public Virtual name(String prefix, long start) {
            setName(prefix, start);
            return this;
        }

        @Override
        public Virtual inheritInheritableThreadLocals(boolean inherit) {
            this.inherit = inherit;
            return this;
        }

        @Override
        public Virtual uncaughtExceptionHandler(Thread.UncaughtExceptionHandler ueh) {
            handler = Objects.requireNonNull(ueh);
            return this;
        }

        @Override
        public ThreadFactory factory() {
            Virtual copy = new Virtual();
            copy.name = name;
            copy.counter = counter;
            copy.inherit = inherit;
            copy.handler = handler;
            return new Factory(copy);
        }
    }
}
