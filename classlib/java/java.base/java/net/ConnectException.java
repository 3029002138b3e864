// SPDX-License-Identifier: MIT
package java.net;

/** The remote side refused the connection. */
public class ConnectException extends SocketException {
    public ConnectException(String message) {
        super(message);
    }

    public ConnectException() {
    }
}
