// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** Asked whether a session whose certificate does not fit the host's name is acceptable. */
public interface HostnameVerifier {
    boolean verify(String host, SSLSession session);
}
