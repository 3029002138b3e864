// SPDX-License-Identifier: MIT
package java.net;

/** The usual families of protocols. */
public enum StandardProtocolFamily implements ProtocolFamily {
    INET, INET6, UNIX
}
