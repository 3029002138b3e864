package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.File;
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

    /** The n-th resource of this name, or null. */
    static URL url(boolean boot, String name, int n) {
        String entry = where0(boot, name, n);
        if (entry == null) {
            return null;
        }
        try {
            if (entry.startsWith("jrt:")) {
                return JrtHandler.url(name);
            }
            File f = new File(entry);
            if (f.isDirectory()) {
                return new File(f, name).toURI().toURL();
            }
            int release = release0(boot, name, n);
            String folder = release == 0 ? "" : "META-INF/versions/" + release + "/";
            return new URL("jar:" + f.toURI() + "!/" + folder + name);
        } catch (MalformedURLException e) {
            return null;
        }
    }

    static Enumeration<URL> all(boolean boot, String name) {
        ArrayList<URL> list = new ArrayList<>();
        for (int n = 0;; n++) {
            URL u = url(boot, name, n);
            if (u == null) {
                return Collections.enumeration(list);
            }
            list.add(u);
        }
    }

    public static URL find(String name) {
        return url(true, name, 0);
    }

    public static Enumeration<URL> findAll(String name) {
        return all(true, name);
    }

    /** The resource as the application loader sees it, or null. */
    public static InputStream open(String name) {
        byte[] b = read0(true, name);
        if (b == null) {
            b = read0(false, name);
        }
        return b == null ? null : new ByteArrayInputStream(b);
    }
}
