package jdk.internal.launcher;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;

/**
 * Defines the classes that the launcher compiled, before those of its parent; their class files are resources, too. The
 * code source is the source file.
 */
final class MemoryLoader extends ClassLoader {
    private final Map<String, byte[]> classes;
    private final ProtectionDomain domain;

    /** classes: class files by binary name. */
    MemoryLoader(ClassLoader parent, File source, Map<String, byte[]> classes) {
        super(parent);
        this.classes = classes;
        this.domain = new ProtectionDomain(new CodeSource(urlOf(source), (Certificate[]) null), null, this, null);
    }

    private static URL urlOf(File f) {
        try {
            return f.getAbsoluteFile().toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            c = c == null ? defineClass(name, bytes, 0, bytes.length, domain) : c;
            if (resolve) {
                resolveClass(c);
            }
            return c;
        }
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }

    @Override
    protected URL findResource(String name) {
        byte[] bytes = name.endsWith(".class")
                ? classes.get(name.substring(0, name.length() - 6).replace('/', '.')) : null;
        try {
            return bytes == null ? null : new URL("memory", null, -1, "/" + name, new BytesHandler(bytes));
        } catch (MalformedURLException e) {
            return null;
        }
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        URL own = findResource(name);
        return own == null ? Collections.emptyEnumeration() : Collections.enumeration(Collections.singleton(own));
    }

    private static final class BytesHandler extends URLStreamHandler {
        private final byte[] bytes;

        BytesHandler(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        protected URLConnection openConnection(URL u) {
            return new BytesConnection(u, bytes);
        }
    }

    private static final class BytesConnection extends URLConnection {
        private final byte[] bytes;

        BytesConnection(URL u, byte[] bytes) {
            super(u);
            this.bytes = bytes;
        }

        @Override
        public void connect() {
            connected = true;
        }

        @Override
        public long getContentLengthLong() {
            return bytes.length;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return new ByteArrayInputStream(bytes);
        }
    }
}
