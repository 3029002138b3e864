package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;

/** Resources on the boot path and the class path, found by the VM. */
public final class BootResources {
    private BootResources() {
    }

    /** The n-th path entry (a jar or directory) that has the resource, or null. */
    static native String where0(boolean boot, String name, int n);

    /** The release of the n-th such resource in a multi-release jar, 0 for the base and for all that is elsewhere. */
    private static native int release0(boolean boot, String name, int n);

    /** The bytes of a resource, or null. */
    static native byte[] read0(boolean boot, String name);

    /** The bytes of a file of the library. */
    public static byte[] read(String file) {
        return read0(true, file);
    }

    /** A name that begins with a slash is nobody's. */
    private static boolean isNoName(String name) {
        return name.startsWith("/");
    }

    /** The n-th resource of this name, which this entry has; null if it cannot be told. */
    private static URL urlIn(String entry, boolean boot, String name, int n) {
        try {
            if (entry.startsWith("jrt:")) {
                return JrtHandler.url(name);
            }
            File f = new File(entry);
            if (f.isDirectory()) {
                return ResourceNames.inFolder(f.toURI().toURL(), name);
            }
            int release = release0(boot, name, n);
            String folder = release == 0 ? "" : "META-INF/versions/" + release + "/";
            return new URL("jar:" + f.toURI() + "!/" + folder + ResourceNames.quote(name));
        } catch (MalformedURLException e) {
            return null;
        }
    }

    /** The n-th resource of this name, or null. */
    static URL url(boolean boot, String name, int n) {
        String entry = isNoName(name) ? null : where0(boot, name, n);
        return entry == null ? null : urlIn(entry, boot, name, n);
    }

    static Enumeration<URL> all(boolean boot, String name) {
        ArrayList<URL> list = new ArrayList<>();
        String entry;
        for (int n = 0; !isNoName(name) && (entry = where0(boot, name, n)) != null; n++) {
            URL u = urlIn(entry, boot, name, n);
            if (u != null) {
                list.add(u);
            }
        }
        return Collections.enumeration(list);
    }

    public static URL find(String name) {
        return url(true, name, 0);
    }

    public static Enumeration<URL> findAll(String name) {
        return all(true, name);
    }

    /** The resource as the application loader sees it, or null. Of a folder its URL has the list of its files. */
    public static InputStream open(String name) {
        if (isNoName(name)) {
            return null;
        }
        byte[] b = read0(true, name);
        if (b == null) {
            b = read0(false, name);
        }
        try {
            URL folder = b == null ? url(false, name, 0) : null;
            return b != null ? new ByteArrayInputStream(b) : folder == null ? null : folder.openStream();
        } catch (IOException e) {
            return null;
        }
    }
}
