// SPDX-License-Identifier: MIT
package jdk.internal.io;

/** A channel of ours that the selector can poll. */
interface SelectableFd {
    /** The descriptor's number. */
    int number();

    /** The operations of SelectionKey that poll's events mean for this channel now. */
    int operations(int ready);

    /** The events of poll to ask for, given operations of SelectionKey. */
    int events(int operations);
}
