// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;

/** System identifiers: relative to what, and how to read there. */
final class XmlUris {
    private XmlUris() {
    }

    /** The absolute form of a system id, as far as there is one; base may be null: then the current folder. */
    static String absolute(String systemId, String base) {
        if (systemId == null) return null;
        try {
            URI uri = new URI(systemId.indexOf(' ') < 0 ? systemId : systemId.replace(" ", "%20"));
            if (uri.isAbsolute()) return systemId;
            return URI.create(base == null ? folder() : absolute(base, null)).resolve(uri).toString();
        } catch (URISyntaxException | IllegalArgumentException e) {
            return systemId;
        }
    }

    private static String folder() {
        return "file://" + new File(System.getProperty("user.dir")).toURI().getRawPath();
    }

    static InputStream open(String uri) throws IOException {
        if (!uri.startsWith("file:")) return new URL(uri).openStream();
        try {
            URI file = new URI(uri);
            return new FileInputStream(file.getPath());
        } catch (URISyntaxException e) {
            return new URL(uri).openStream();
        }
    }
}
