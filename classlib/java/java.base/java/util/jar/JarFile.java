// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A zip file with a manifest. */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

    private Manifest manifest;
    private boolean manifestRead;

    public JarFile(String name) throws IOException {
        this(new File(name), true, OPEN_READ);
    }

    public JarFile(String name, boolean verify) throws IOException {
        this(new File(name), verify, OPEN_READ);
    }

    public JarFile(File file) throws IOException {
        this(file, true, OPEN_READ);
    }

    public JarFile(File file, boolean verify) throws IOException {
        this(file, verify, OPEN_READ);
    }

    public JarFile(File file, boolean verify, int mode) throws IOException {
        super(file, mode);
    }

    public JarFile(File file, boolean verify, int mode, Runtime.Version version) throws IOException {
        super(file, mode);
        this.version = version;
    }

    private Runtime.Version version = baseVersion();

    public static Runtime.Version baseVersion() {
        return Runtime.Version.parse("8");
    }

    public static Runtime.Version runtimeVersion() {
        return Runtime.version();
    }

    public final Runtime.Version getVersion() {
        return isMultiRelease() ? version : baseVersion();
    }

    public final boolean isMultiRelease() {
        try {
            Manifest m = getManifest();
            return m != null && "true".equalsIgnoreCase(m.getMainAttributes().getValue(Attributes.Name.MULTI_RELEASE));
        } catch (IOException e) {
            return false;
        }
    }

    public synchronized Manifest getManifest() throws IOException {
        if (!manifestRead) {
            ZipEntry e = super.getEntry(MANIFEST_NAME);
            if (e == null) {
                for (Enumeration<? extends ZipEntry> all = super.entries(); e == null && all.hasMoreElements();) {
                    ZipEntry x = all.nextElement();
                    if (x.getName().equalsIgnoreCase(MANIFEST_NAME)) e = x;
                }
            }
            if (e != null) {
                try (InputStream in = super.getInputStream(e)) {
                    manifest = new Manifest(in);
                }
            }
            manifestRead = true;
        }
        return manifest;
    }

    private JarEntry jarEntry(ZipEntry e) {
        if (e == null) return null;
        JarEntry j = new JarEntry(e);
        if (manifestRead && manifest != null) j.attr = manifest.getAttributes(e.getName());
        return j;
    }

    public JarEntry getJarEntry(String name) {
        return (JarEntry) getEntry(name);
    }

    @Override
    public ZipEntry getEntry(String name) {
        if (version.feature() > 8 && !name.startsWith("META-INF/") && isMultiRelease()) {
            for (int v = version.feature(); v > 8; v--) {
                ZipEntry e = super.getEntry("META-INF/versions/" + v + "/" + name);
                if (e != null) return jarEntry(e);
            }
        }
        return jarEntry(super.getEntry(name));
    }

    private ArrayList<JarEntry> jarEntries() {
        ArrayList<JarEntry> l = new ArrayList<JarEntry>();
        for (Enumeration<? extends ZipEntry> e = super.entries(); e.hasMoreElements();)
            l.add(jarEntry(e.nextElement()));
        return l;
    }

    @Override
    public Enumeration<JarEntry> entries() {
        return Collections.enumeration(jarEntries());
    }

    @Override
    public Stream<JarEntry> stream() {
        return jarEntries().stream();
    }

    public Stream<JarEntry> versionedStream() {
        ArrayList<JarEntry> l = new ArrayList<JarEntry>();
        for (JarEntry e : jarEntries())
            if (!e.getName().startsWith("META-INF/versions/")) l.add(getJarEntry(e.getName()));
        return l.stream();
    }

    @Override
    public synchronized InputStream getInputStream(ZipEntry ze) throws IOException {
        return super.getInputStream(ze);
    }
}
