// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A zip file with a manifest. */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";
    private static final String VERSIONS = "META-INF/versions/";

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

    /** An entry of this file, of whose manifest it knows its part. */
    private final class Entry extends JarEntry {
        private final String name;

        Entry(String name, ZipEntry real) {
            super(real);
            this.name = name;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public Attributes getAttributes() throws IOException {
            Manifest m = getManifest();
            return m == null ? null : m.getAttributes(getRealName());
        }
    }

    private JarEntry jarEntry(String name, ZipEntry real) {
        return real == null ? null : new Entry(real.isDirectory() && !name.endsWith("/") ? name + "/" : name, real);
    }

    public JarEntry getJarEntry(String name) {
        return (JarEntry) getEntry(name);
    }

    private boolean isVersioned() {
        return version.feature() > 8 && isMultiRelease();
    }

    /** What is there in several versions is found by its name without a version. */
    @Override
    public ZipEntry getEntry(String name) {
        if (!name.startsWith("META-INF/") && isVersioned()) {
            for (int v = version.feature(); v > 8; v--) {
                ZipEntry e = super.getEntry(VERSIONS + v + "/" + name);
                if (e != null) return jarEntry(name, e);
            }
        }
        return jarEntry(name, super.getEntry(name));
    }

    private ArrayList<JarEntry> jarEntries() {
        ArrayList<JarEntry> l = new ArrayList<JarEntry>();
        for (Enumeration<? extends ZipEntry> e = super.entries(); e.hasMoreElements();) {
            ZipEntry x = e.nextElement();
            l.add(jarEntry(x.getName(), x));
        }
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
        if (!isMultiRelease()) return stream();
        LinkedHashSet<String> names = new LinkedHashSet<String>();
        for (JarEntry e : jarEntries()) {
            String name = unversioned(e.getName());
            if (!name.isEmpty()) names.add(name);
        }
        ArrayList<JarEntry> l = new ArrayList<JarEntry>();
        for (String name : names) l.add(getJarEntry(name));
        return l.stream();
    }

    /** The name without the version; empty for what belongs to a later version or to none. */
    private String unversioned(String name) {
        if (!name.startsWith(VERSIONS)) return name;
        int slash = name.indexOf('/', VERSIONS.length());
        try {
            int v = slash < 0 ? 0 : Integer.parseInt(name.substring(VERSIONS.length(), slash));
            return v > 8 && v <= version.feature() ? name.substring(slash + 1) : "";
        } catch (NumberFormatException e) {
            return "";
        }
    }

    @Override
    public synchronized InputStream getInputStream(ZipEntry ze) throws IOException {
        return super.getInputStream(ze instanceof Entry ? new ZipEntry(((Entry) ze).getRealName()) : ze);
    }
}
