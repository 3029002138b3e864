// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads jar files, front to back; the manifest must come first. */
public class JarInputStream extends ZipInputStream {
    private Manifest man;
    private JarEntry first;

    public JarInputStream(InputStream in) throws IOException {
        this(in, true);
    }

    public JarInputStream(InputStream in, boolean verify) throws IOException {
        super(in);
        JarEntry e = (JarEntry) super.getNextEntry();
        if (e != null && e.getName().equalsIgnoreCase("META-INF/")) e = (JarEntry) super.getNextEntry();
        if (e != null && e.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME)) {
            man = new Manifest();
            man.read(new java.io.ByteArrayInputStream(readAllBytes()));
            closeEntry();
            e = (JarEntry) super.getNextEntry();
        }
        first = e;
    }

    public Manifest getManifest() {
        return man;
    }

    @Override
    public ZipEntry getNextEntry() throws IOException {
        JarEntry e = first;
        if (e == null) e = (JarEntry) super.getNextEntry();
        first = null;
        if (e != null && man != null) e.attr = man.getAttributes(e.getName());
        return e;
    }

    public JarEntry getNextJarEntry() throws IOException {
        return (JarEntry) getNextEntry();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return first == null ? super.read(b, off, len) : -1;
    }

    @Override
    protected ZipEntry createZipEntry(String name) {
        JarEntry e = new JarEntry(name);
        if (man != null) e.attr = man.getAttributes(name);
        return e;
    }
}
