// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A store of responses, by their URIs; connections here ask for it neither to read nor to write. */
public abstract class ResponseCache {
    private static volatile ResponseCache theDefault;

    public ResponseCache() {
    }

    public static ResponseCache getDefault() {
        return theDefault;
    }

    public static void setDefault(ResponseCache responseCache) {
        theDefault = responseCache;
    }

    public abstract CacheResponse get(URI uri, String rqstMethod, Map<String, List<String>> rqstHeaders) throws IOException;

    public abstract CacheRequest put(URI uri, URLConnection conn) throws IOException;
}
