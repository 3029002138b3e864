import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The door to virtual threads of a program that an older javac compiles. */
class Virtual {
    static boolean is(Thread t) throws Exception {
        return (Boolean) Thread.class.getMethod("isVirtual").invoke(t);
    }

    static Thread start(Runnable r) throws Exception {
        return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, r);
    }

    static Pool executor() throws Exception {
        return new Pool((ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null));
    }

    /** Its close waits for all tasks. */
    static class Pool implements AutoCloseable {
        private final ExecutorService e;

        Pool(ExecutorService e) {
            this.e = e;
        }

        <T> Future<T> submit(Callable<T> c) {
            return e.submit(c);
        }

        @Override
        public void close() throws Exception {
            ExecutorService.class.getMethod("close").invoke(e);
        }
    }
}
