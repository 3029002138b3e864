// SPDX-License-Identifier: MIT
package java.net;

/** Gives the handlers of protocols. */
public interface URLStreamHandlerFactory {
    URLStreamHandler createURLStreamHandler(String protocol);
}
