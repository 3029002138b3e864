// SPDX-License-Identifier: MIT
package java.nio.channels;

/** Takes the result of an asynchronous operation. */
public interface CompletionHandler<V, A> {
    void completed(V result, A attachment);

    void failed(Throwable exc, A attachment);
}
