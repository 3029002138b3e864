// SPDX-License-Identifier: MIT
package java.beans;

/** Hears of exceptions that somebody has recovered from. */
public interface ExceptionListener {
    void exceptionThrown(Exception e);
}
