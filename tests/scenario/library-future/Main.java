import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** The methods are younger than what this is compiled for. */
public class Main {
    static Object ask(Future<?> f, String method) throws Exception {
        try {
            return Future.class.getMethod(method).invoke(f);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        }
    }

    static void tell(String what, Future<?> f) throws Exception {
        System.out.println(what + ": " + ask(f, "state") + ", " + ask(f, "resultNow") + ", " + ask(f, "exceptionNow"));
    }

    /** What every Future has by itself, and no more; interrupted each time somebody waits for it. */
    static class Plain implements Future<String> {
        final String end;
        int interruptions;

        Plain(String end) {
            this.end = end;
            interruptions = end.equals("value") || end.equals("failed") ? 2 : 0;
        }

        public boolean cancel(boolean mayInterrupt) {
            return false;
        }

        public boolean isCancelled() {
            return end.equals("cancelled");
        }

        public boolean isDone() {
            return !end.equals("running");
        }

        public String get() throws InterruptedException, ExecutionException {
            if (interruptions-- > 0) {
                throw new InterruptedException();
            }
            if (isCancelled()) {
                throw new CancellationException();
            }
            if (end.equals("failed")) {
                throw new ExecutionException(new IllegalStateException("its own"));
            }
            return end;
        }

        public String get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException {
            return get();
        }
    }

    static void tasks() throws Exception {
        FutureTask<String> f = new FutureTask<>(() -> "value");
        tell("new", f);
        f.run();
        tell("run", f);
        f = new FutureTask<>(() -> {
            throw new java.io.IOException("no");
        });
        f.run();
        tell("failed", f);
        f = new FutureTask<>(() -> "value");
        f.cancel(false);
        tell("cancelled", f);
    }

    static void others() throws Exception {
        CompletableFuture<String> c = new CompletableFuture<>();
        tell("incomplete", c);
        c.complete("done");
        tell("complete", c);
        c = new CompletableFuture<>();
        c.completeExceptionally(new RuntimeException("bad"));
        tell("exceptionally", c);
        c = new CompletableFuture<>();
        c.cancel(true);
        tell("cancelled", c);
        tell("fork/join", ForkJoinTask.adapt(() -> "forked"));
    }

    public static void main(String[] args) throws Exception {
        tasks();
        others();
        for (String end : new String[] {"running", "value", "cancelled", "failed"}) {
            tell("plain " + end, new Plain(end));
            System.out.println("  interrupted " + Thread.interrupted());
        }
    }
}
