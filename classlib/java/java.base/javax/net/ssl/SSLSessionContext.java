// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.Enumeration;

/** The sessions of one side. */
public interface SSLSessionContext {
    Enumeration<byte[]> getIds();

    SSLSession getSession(byte[] id);

    int getSessionCacheSize();

    int getSessionTimeout();

    void setSessionCacheSize(int size);

    void setSessionTimeout(int seconds);
}
