// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** Makes an object of what a connection brings. */
public abstract class ContentHandler {
    public ContentHandler() {
    }

    public abstract Object getContent(URLConnection urlc) throws IOException;

    public Object getContent(URLConnection urlc, Class[] classes) throws IOException {
        Object o = getContent(urlc);
        for (Class<?> c : classes) if (c.isInstance(o)) return o;
        return null;
    }
}
