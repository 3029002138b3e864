// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes jar files, a given manifest first; the first entry is marked as a jar's. */
public class JarOutputStream extends ZipOutputStream {
    private boolean firstEntry = true;

    public JarOutputStream(OutputStream out, Manifest man) throws IOException {
        super(out);
        Objects.requireNonNull(man, "man");
        putNextEntry(new ZipEntry(JarFile.MANIFEST_NAME));
        man.write(this);
        closeEntry();
    }

    public JarOutputStream(OutputStream out) throws IOException {
        super(out);
    }

    @Override
    public void putNextEntry(ZipEntry ze) throws IOException {
        if (firstEntry) {
            byte[] old = ze.getExtra();
            byte[] x = new byte[4 + (old == null ? 0 : old.length)];
            x[0] = (byte) 0xFE;
            x[1] = (byte) 0xCA;
            if (old != null) System.arraycopy(old, 0, x, 4, old.length);
            if (old == null || old.length < 2 || old[0] != x[0] || old[1] != x[1]) ze.setExtra(x);
            firstEntry = false;
        }
        super.putNextEntry(ze);
    }
}
