// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** Streams of items that are pulled by their receivers. */
public final class Flow {
    private Flow() {
    }

    /** Gives items. */
    @FunctionalInterface
    public static interface Publisher<T> {
        void subscribe(Subscriber<? super T> subscriber);
    }

    /** Takes items. */
    public static interface Subscriber<T> {
        void onSubscribe(Subscription subscription);

        void onNext(T item);

        void onError(Throwable throwable);

        void onComplete();
    }

    /** Joins the two. */
    public static interface Subscription {
        void request(long n);

        void cancel();
    }

    /** Takes and gives. */
    public static interface Processor<T, R> extends Subscriber<T>, Publisher<R> {
    }

    public static int defaultBufferSize() {
        return 256;
    }
}
