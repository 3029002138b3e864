// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.security.cert.Certificate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** A connection to a jar file, or to one of its entries. */
public abstract class JarURLConnection extends URLConnection {
    private final URL jarFileURL;
    private final String entryName;
    protected URLConnection jarFileURLConnection;

    protected JarURLConnection(URL url) throws MalformedURLException {
        super(url);
        String spec = url.getFile();
        int bang = spec.indexOf("!/");
        if (bang < 0) throw new MalformedURLException("no !/ found in url spec:" + spec);
        jarFileURL = new URL(spec.substring(0, bang));
        entryName = bang + 2 == spec.length() ? null : URI.decode(spec.substring(bang + 2));
    }

    public URL getJarFileURL() {
        return jarFileURL;
    }

    public String getEntryName() {
        return entryName;
    }

    public abstract JarFile getJarFile() throws IOException;

    public Manifest getManifest() throws IOException {
        return getJarFile().getManifest();
    }

    public JarEntry getJarEntry() throws IOException {
        return entryName == null ? null : getJarFile().getJarEntry(entryName);
    }

    public Attributes getAttributes() throws IOException {
        JarEntry e = getJarEntry();
        return e == null ? null : e.getAttributes();
    }

    public Attributes getMainAttributes() throws IOException {
        Manifest m = getManifest();
        return m == null ? null : m.getMainAttributes();
    }

    public Certificate[] getCertificates() throws IOException {
        JarEntry e = getJarEntry();
        return e == null ? null : e.getCertificates();
    }
}
