// SPDX-License-Identifier: MIT
package java.net;

/** An option of sockets. */
public interface SocketOption<T> {
    String name();

    Class<T> type();
}
