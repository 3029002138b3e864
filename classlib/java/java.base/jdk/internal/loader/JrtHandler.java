package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** URLs of what the class library holds: jrt:/MODULE/NAME. */
public final class JrtHandler extends URLStreamHandler {
    /** The URL of a resource of the library. */
    static URL url(String name) throws MalformedURLException {
        int end = name.lastIndexOf('/');
        String module = BootModules.moduleOf(end < 0 ? "" : name.substring(0, end).replace('/', '.'));
        return new URL(null, "jrt:/" + (module.isEmpty() ? "java.base" : module) + "/" + name, new JrtHandler());
    }

    @Override
    protected URLConnection openConnection(URL u) {
        return new Connection(u);
    }

    private static final class Connection extends URLConnection {
        private byte[] content;

        Connection(URL u) {
            super(u);
        }

        @Override
        public void connect() throws IOException {
            if (!connected) {
                String path = url.getPath();
                int end = path.indexOf('/', 1);
                content = end < 0 ? null : BootResources.read0(true, path.substring(end + 1));
                if (content == null) {
                    throw new FileNotFoundException(path);
                }
                connected = true;
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return new ByteArrayInputStream(content);
        }

        @Override
        public int getContentLength() {
            return (int) getContentLengthLong();
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return content.length;
            } catch (IOException e) {
                return -1;
            }
        }
    }
}
