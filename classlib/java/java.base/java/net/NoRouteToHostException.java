// SPDX-License-Identifier: MIT
package java.net;

/** The remote host cannot be reached. */
public class NoRouteToHostException extends SocketException {
    public NoRouteToHostException(String message) {
        super(message);
    }

    public NoRouteToHostException() {
    }
}
