// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Ready-made gatherers. */
public final class Gatherers {
    private Gatherers() {
    }

    private static void checkSize(int windowSize) {
        if (windowSize < 1) throw new IllegalArgumentException("'windowSize' must be greater than zero");
    }

    private static <T> Supplier<ArrayDeque<Object>> window() {
        return new Supplier<ArrayDeque<Object>>() {
            public ArrayDeque<Object> get() {
                return new ArrayDeque<Object>();
            }
        };
    }

    private static final Object NULL = new Object();     // stands for a null in a window

    /** The window's elements, unmodifiable; nulls are let through. */
    @SuppressWarnings("unchecked")
    private static <T> List<T> list(ArrayDeque<Object> window) {
        Object[] a = window.toArray();
        for (int i = 0; i < a.length; i++) if (a[i] == NULL) a[i] = null;
        return (List<T>) Collections.unmodifiableList(new ArrayList<>(Arrays.asList(a)));
    }

    public static <T> Gatherer<T, ?, List<T>> windowFixed(int windowSize) {
        checkSize(windowSize);
        return Gatherer.ofSequential(window(), new Gatherer.Integrator.Greedy<ArrayDeque<Object>, T, List<T>>() {
            public boolean integrate(ArrayDeque<Object> window, T e, Gatherer.Downstream<? super List<T>> down) {
                window.add(e == null ? NULL : e);
                if (window.size() < windowSize) return true;
                List<T> full = list(window);
                window.clear();
                return down.push(full);
            }
        }, new BiConsumer<ArrayDeque<Object>, Gatherer.Downstream<? super List<T>>>() {
            public void accept(ArrayDeque<Object> window, Gatherer.Downstream<? super List<T>> down) {
                if (!window.isEmpty() && !down.isRejecting()) down.push(Gatherers.<T>list(window));
            }
        });
    }

    /** What a sliding window needs to know beside its elements. */
    private static final class Sliding {
        final ArrayDeque<Object> window = new ArrayDeque<>();
        boolean first = true;
    }

    public static <T> Gatherer<T, ?, List<T>> windowSliding(int windowSize) {
        checkSize(windowSize);
        return Gatherer.ofSequential(new Supplier<Sliding>() {
            public Sliding get() {
                return new Sliding();
            }
        }, new Gatherer.Integrator.Greedy<Sliding, T, List<T>>() {
            public boolean integrate(Sliding s, T e, Gatherer.Downstream<? super List<T>> down) {
                s.window.add(e == null ? NULL : e);
                if (s.window.size() < windowSize) return true;
                List<T> full = list(s.window);
                s.window.poll();
                s.first = false;
                return down.push(full);
            }
        }, new BiConsumer<Sliding, Gatherer.Downstream<? super List<T>>>() {
            public void accept(Sliding s, Gatherer.Downstream<? super List<T>> down) {
                if (s.first && !s.window.isEmpty() && !down.isRejecting()) down.push(Gatherers.<T>list(s.window));
            }
        });
    }

    /** A value that the elements change. */
    private static final class Box<R> {
        R value;
    }

    private static <R> Supplier<Box<R>> box(Supplier<R> initial) {
        Objects.requireNonNull(initial, "'initial' must not be null");
        return new Supplier<Box<R>>() {
            public Box<R> get() {
                Box<R> b = new Box<R>();
                b.value = initial.get();
                return b;
            }
        };
    }

    public static <T, R> Gatherer<T, ?, R> fold(Supplier<R> initial, BiFunction<? super R, ? super T, ? extends R> folder) {
        Objects.requireNonNull(folder, "'folder' must not be null");
        return Gatherer.ofSequential(box(initial), new Gatherer.Integrator.Greedy<Box<R>, T, R>() {
            public boolean integrate(Box<R> b, T e, Gatherer.Downstream<? super R> down) {
                b.value = folder.apply(b.value, e);
                return true;
            }
        }, new BiConsumer<Box<R>, Gatherer.Downstream<? super R>>() {
            public void accept(Box<R> b, Gatherer.Downstream<? super R> down) {
                down.push(b.value);
            }
        });
    }

    public static <T, R> Gatherer<T, ?, R> scan(Supplier<R> initial, BiFunction<? super R, ? super T, ? extends R> scanner) {
        Objects.requireNonNull(scanner, "'scanner' must not be null");
        return Gatherer.ofSequential(box(initial), new Gatherer.Integrator.Greedy<Box<R>, T, R>() {
            public boolean integrate(Box<R> b, T e, Gatherer.Downstream<? super R> down) {
                return down.push(b.value = scanner.apply(b.value, e));
            }
        });
    }

    /** The oldest task's result, an exception as the mapper threw it. */
    private static <R> R result(FutureTask<R> task) {
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException(e);
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException) throw (RuntimeException) e.getCause();
            if (e.getCause() instanceof Error) throw (Error) e.getCause();
            throw new RuntimeException(e.getCause());
        }
    }

    private static <R> boolean deliver(ArrayDeque<FutureTask<R>> running, Gatherer.Downstream<? super R> down) {
        boolean done = false;
        try {
            boolean more = down.push(result(running.poll()));
            done = more;
            return more;
        } finally {
            while (!done && !running.isEmpty()) running.poll().cancel(true);
        }
    }

    /** Each call of the mapper has a virtual thread; results keep the order of the elements. */
    public static <T, R> Gatherer<T, ?, R> mapConcurrent(int maxConcurrency, Function<? super T, ? extends R> mapper) {
        if (maxConcurrency < 1) throw new IllegalArgumentException("'maxConcurrency' must be greater than 0");
        Objects.requireNonNull(mapper, "'mapper' must not be null");
        return Gatherer.ofSequential(new Supplier<ArrayDeque<FutureTask<R>>>() {
            public ArrayDeque<FutureTask<R>> get() {
                return new ArrayDeque<>();
            }
        }, new Gatherer.Integrator<ArrayDeque<FutureTask<R>>, T, R>() {
            public boolean integrate(ArrayDeque<FutureTask<R>> running, T e, Gatherer.Downstream<? super R> down) {
                if (running.size() >= maxConcurrency && !deliver(running, down)) return false;
                FutureTask<R> task = new FutureTask<R>(new Callable<R>() {
                    public R call() {
                        return mapper.apply(e);
                    }
                });
                running.add(task);
                Thread.startVirtualThread(task);
                while (!running.isEmpty() && running.peek().isDone()) {
                    if (!deliver(running, down)) return false;
                }
                return true;
            }
        }, new BiConsumer<ArrayDeque<FutureTask<R>>, Gatherer.Downstream<? super R>>() {
            public void accept(ArrayDeque<FutureTask<R>> running, Gatherer.Downstream<? super R> down) {
                while (!running.isEmpty() && !down.isRejecting() && deliver(running, down)) continue;
            }
        });
    }
}
