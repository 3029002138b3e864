// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Keeps and gives the cookies of HTTP. */
public abstract class CookieHandler {
    private static volatile CookieHandler standard;

    public CookieHandler() {
    }

    public static CookieHandler getDefault() {
        return standard;
    }

    public static void setDefault(CookieHandler cHandler) {
        standard = cHandler;
    }

    public abstract Map<String, List<String>> get(URI uri, Map<String, List<String>> requestHeaders)
            throws IOException;

    public abstract void put(URI uri, Map<String, List<String>> responseHeaders) throws IOException;
}
