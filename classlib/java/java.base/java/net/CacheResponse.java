// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** A stored response. */
public abstract class CacheResponse {
    public CacheResponse() {
    }

    public abstract Map<String, List<String>> getHeaders() throws IOException;

    public abstract InputStream getBody() throws IOException;
}
