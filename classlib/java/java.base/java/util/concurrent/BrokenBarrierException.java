// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** A barrier was broken while a thread waited at it. */
public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}
