// SPDX-License-Identifier: MIT
package java.net;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.util.List;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The protocols that come with the library. */
final class Protocols {
    private Protocols() {
    }

    static URLStreamHandler handler(String protocol) {
        if (protocol.equals("file")) return new FileHandler();
        if (protocol.equals("jar")) return new JarHandler();
        if (protocol.equals("jrt")) return new jdk.internal.loader.JrtHandler();
        if (protocol.equals("http")) return new HttpHandler();
        if (protocol.equals("https")) return new Unopened(443);
        if (protocol.equals("ftp")) return new Unopened(21);
        if (protocol.equals("mailto")) return new Unopened(-1);
        return null;
    }

    /** A protocol whose URLs can be taken apart only. */
    private static final class Unopened extends URLStreamHandler {
        private final int port;

        Unopened(int port) {
            this.port = port;
        }

        @Override
        protected int getDefaultPort() {
            return port;
        }

        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            throw new UnknownServiceException("protocol cannot be opened: " + u.getProtocol());
        }
    }

    private static final class HttpHandler extends URLStreamHandler {
        @Override
        protected int getDefaultPort() {
            return 80;
        }

        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            return openConnection(u, chosen(u));
        }

        /** The first way that the default selector names. */
        private static Proxy chosen(URL u) {
            ProxySelector selector = ProxySelector.getDefault();
            if (selector == null || u.getHost().isEmpty()) return Proxy.NO_PROXY;
            try {
                String authority = u.getPort() < 0 ? u.getHost() : u.getHost() + ":" + u.getPort();
                List<Proxy> ways = selector.select(new URI(u.getProtocol() + "://" + authority + "/"));
                return ways == null || ways.isEmpty() ? Proxy.NO_PROXY : ways.get(0);
            } catch (URISyntaxException e) {
                return Proxy.NO_PROXY;
            }
        }

        @Override
        protected URLConnection openConnection(URL u, Proxy proxy) throws IOException {
            if (u.getHost().isEmpty()) throw new MalformedURLException("no host in URL: " + u);
            return new HttpConnection(u, proxy);
        }
    }

    private static final class FileHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            String h = u.getHost();
            if (h != null && !h.isEmpty() && !h.equals("~") && !h.equalsIgnoreCase("localhost"))
                throw new UnknownServiceException("file of another host: " + h);
            return new FileConnection(u);
        }

        @Override
        protected boolean hostsEqual(URL u1, URL u2) {
            String a = u1.getHost(), b = u2.getHost();
            if ("localhost".equalsIgnoreCase(a) && b.isEmpty() || "localhost".equalsIgnoreCase(b) && a.isEmpty())
                return true;
            return super.hostsEqual(u1, u2);
        }
    }

    /** A file, or the list of a directory's names. */
    private static final class FileConnection extends URLConnection {
        private final File file;
        private InputStream in;

        FileConnection(URL u) {
            super(u);
            file = new File(URI.decode(u.getPath()));
        }

        @Override
        public void connect() throws IOException {
            if (connected) return;
            if (file.isDirectory()) {
                String[] names = file.list();
                if (names == null) throw new FileNotFoundException(file.getPath() + " exists, but is not accessible");
                Arrays.sort(names, String.CASE_INSENSITIVE_ORDER);
                StringBuilder sb = new StringBuilder();
                for (int i = 0; i < names.length; i++) sb.append(names[i]).append('\n');
                in = new ByteArrayInputStream(sb.toString().getBytes(StandardCharsets.UTF_8));
            } else {
                in = new java.io.BufferedInputStream(new FileInputStream(file));
            }
            connected = true;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return in;
        }

        @Override
        public long getContentLengthLong() {
            return file.isFile() ? file.length() : -1;
        }

        @Override
        public long getLastModified() {
            return file.lastModified();
        }

        @Override
        public String getContentType() {
            return guessContentTypeFromName(file.getName());
        }
    }

    private static final class JarHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL u) throws IOException {
            return new JarConnection(u);
        }

        /** jar:inner!/entry; a spec without a bang is relative to the context's entry. */
        @Override
        protected void parseURL(URL u, String spec, int start, int limit) {
            String file = spec.substring(start, limit), ref = null;
            int hash = file.lastIndexOf('#');
            if (hash >= 0 && hash > file.lastIndexOf("!/")) {
                ref = file.substring(hash + 1);
                file = file.substring(0, hash);
            }
            if (file.indexOf("!/") < 0) {
                String context = u.getPath();
                int bang = context == null ? -1 : context.lastIndexOf("!/");
                if (bang < 0) throw new NullPointerException("no !/ in spec");
                if (file.startsWith("/")) file = context.substring(0, bang + 1) + file;
                else file = context.substring(0, context.lastIndexOf('/') + 1) + file;
            } else {
                int bang = file.lastIndexOf("!/");
                try {
                    new URL(file.substring(0, bang));
                } catch (MalformedURLException e) {
                    throw new NullPointerException("invalid url: " + spec + " (" + e + ")");
                }
            }
            setURL(u, "jar", "", -1, "", null, file, null, ref);
        }

        @Override
        protected boolean sameFile(URL u1, URL u2) {
            return u1.getProtocol().equals(u2.getProtocol()) && u1.getFile().equals(u2.getFile());
        }
    }

    private static final class JarConnection extends JarURLConnection {
        private JarFile jar;
        private JarEntry entry;

        JarConnection(URL u) throws MalformedURLException {
            super(u);
        }

        @Override
        public void connect() throws IOException {
            if (connected) return;
            URL f = getJarFileURL();
            if (!f.getProtocol().equals("file")) throw new IOException("jar file behind protocol " + f.getProtocol());
            jar = new JarFile(new File(URI.decode(f.getPath())));
            if (getEntryName() != null) {
                entry = jar.getJarEntry(getEntryName());
                if (entry == null) {
                    jar.close();
                    throw new FileNotFoundException("JAR entry " + getEntryName() + " not found in " + f.getPath());
                }
            }
            connected = true;
        }

        @Override
        public JarFile getJarFile() throws IOException {
            connect();
            return jar;
        }

        @Override
        public JarEntry getJarEntry() throws IOException {
            connect();
            return entry;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            if (entry == null) throw new IOException("no entry name specified");
            return new FilterInputStream(jar.getInputStream(entry)) {
                @Override
                public void close() throws IOException {
                    super.close();
                    jar.close();
                }
            };
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return entry == null ? jar.size() : entry.getSize();
            } catch (IOException e) {
                return -1;
            }
        }
    }
}
