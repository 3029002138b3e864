// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.OutputStream;

/** Where a response is stored. */
public abstract class CacheRequest {
    public CacheRequest() {
    }

    public abstract OutputStream getBody() throws IOException;

    public abstract void abort();
}
