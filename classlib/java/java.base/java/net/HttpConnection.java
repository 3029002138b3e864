// SPDX-License-Identifier: MIT
package java.net;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * HTTP/1.1 over a socket, as RFC 9112 says: one request per connection ("Connection: close"). A body of the request is
 * kept in memory until the response is asked for, unless its length was fixed or chunks were chosen. Redirections go
 * at most MOST steps.
 */
final class HttpConnection extends HttpURLConnection {
    private static final int MOST = 20;
    private final Proxy proxy;
    private Authenticator authenticator;
    private Socket socket;
    private InputStream in;
    private OutputStream out;
    private Body body;
    /** The response: name and value by turns, the status line first with the name null. */
    private List<String> headers;
    private InputStream content;
    private IOException failure;
    private boolean authorized;

    HttpConnection(URL u, Proxy proxy) {
        super(u);
        this.proxy = proxy;
    }

    @Override
    public void setAuthenticator(Authenticator auth) {
        if (connected) throw new IllegalStateException("Already connected");
        authenticator = auth;
    }

    @Override
    public boolean usingProxy() {
        return proxy.type() == Proxy.Type.HTTP;
    }

    @Override
    public void connect() throws IOException {
        if (connected) return;
        int port = url.getPort() < 0 ? 80 : url.getPort();
        String host = url.getHost();
        if (host.startsWith("[")) host = host.substring(1, host.length() - 1);
        Socket s = proxy.type() == Proxy.Type.SOCKS ? new Socket(proxy) : new Socket();
        try {
            InetSocketAddress to = new InetSocketAddress(host, port);
            if (usingProxy()) {
                InetSocketAddress p = (InetSocketAddress) proxy.address();
                to = p.isUnresolved() ? new InetSocketAddress(p.getHostString(), p.getPort()) : p;
            }
            if (to.isUnresolved()) throw new UnknownHostException(to.getHostString());
            s.connect(to, getConnectTimeout());
            s.setSoTimeout(getReadTimeout());
            s.setTcpNoDelay(true);
            in = new BufferedInputStream(s.getInputStream());
            out = new BufferedOutputStream(s.getOutputStream());
        } catch (IOException | RuntimeException e) {
            s.close();
            throw e;
        }
        socket = s;
        connected = true;
    }

    @Override
    public void disconnect() {
        if (socket == null) return;
        try {
            socket.close();
        } catch (IOException e) {
            socket = null;
        }
        connected = false;
    }

    // The request.

    /** Takes what the program writes as the body of the request. */
    private final class Body extends OutputStream {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final boolean chunked, direct;
        private long left;
        private boolean closed;

        Body() {
            chunked = chunkLength > 0;
            direct = chunked || fixed() >= 0;
            left = fixed();
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            if (closed) throw new IOException("stream is closed");
            if (!direct) {
                kept.write(b, off, len);
            } else if (chunked) {
                if (len == 0) return;
                out.write((Integer.toHexString(len) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                out.write(b, off, len);
                out.write('\r');
                out.write('\n');
            } else {
                if (len > left) throw new IOException("too many bytes written");
                left -= len;
                out.write(b, off, len);
            }
        }

        @Override
        public void flush() throws IOException {
            if (direct && !closed) out.flush();
        }

        @Override
        public void close() throws IOException {
            if (closed) return;
            if (chunked) out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            else if (direct && left > 0) throw new IOException("insufficient data written");
            if (direct) out.flush();
            closed = true;
        }
    }

    private long fixed() {
        return fixedContentLengthLong >= 0 ? fixedContentLengthLong : fixedContentLength;
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
        if (!doOutput)
            throw new ProtocolException("cannot write to a URLConnection if doOutput=false - call setDoOutput(true)");
        if (method.equals("GET")) method = "POST";
        if (method.equals("TRACE") || method.equals("HEAD"))
            throw new ProtocolException("HTTP method " + method + " doesn't support output");
        if (headers != null) throw new ProtocolException("Cannot write output after reading input.");
        if (body == null) {
            connect();
            body = new Body();
            if (body.direct) sendHead(-1);
        }
        return body;
    }

    private static void line(StringBuilder sb, String name, String value) {
        for (int i = 0; i < value.length(); i++)
            if (value.charAt(i) == '\n' || value.charAt(i) == '\r')
                throw new IllegalArgumentException("Illegal character(s) in message header value: " + value);
        sb.append(name).append(": ").append(value).append("\r\n");
    }

    private void missing(StringBuilder sb, String name, String value) {
        if (property(name) == null) line(sb, name, value);
    }

    /** Sends the request line and the headers; length is that of a body in memory, -1 if there is none. */
    private void sendHead(long length) throws IOException {
        StringBuilder sb = new StringBuilder(method).append(' ');
        String file = url.getFile();
        if (file.isEmpty() || file.startsWith("?")) file = "/" + file;
        sb.append(usingProxy() ? "http://" + url.getAuthority() + file : file).append(" HTTP/1.1\r\n");
        String host = url.getHost();
        missing(sb, "User-Agent", "Java/" + System.getProperty("java.version"));
        missing(sb, "Host", url.getPort() < 0 || url.getPort() == 80 ? host : host + ":" + url.getPort());
        missing(sb, "Accept", "*/*");
        line(sb, "Connection", "close");
        if (ifModifiedSince != 0) missing(sb, "If-Modified-Since", httpDate(ifModifiedSince));
        if (body != null) {
            missing(sb, "Content-type", "application/x-www-form-urlencoded");
            if (body.chunked) line(sb, "Transfer-encoding", "chunked");
            else line(sb, "Content-Length", Long.toString(body.direct ? fixed() : length));
        }
        List<String> p = properties();
        for (int i = 0; i < p.size(); i += 2) {
            String n = p.get(i);
            if (n.equalsIgnoreCase("Connection") || n.equalsIgnoreCase("Content-Length")
                    || n.equalsIgnoreCase("Transfer-Encoding")) continue;
            line(sb, n, p.get(i + 1) == null ? "" : p.get(i + 1));
        }
        cookies(sb);
        out.write(sb.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        if (body != null && body.direct) out.flush();
    }

    private static String httpDate(long millis) {
        return java.time.format.DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", java.util.Locale.US)
                .withZone(java.time.ZoneOffset.UTC).format(java.time.Instant.ofEpochMilli(millis));
    }

    private URI place() throws IOException {
        try {
            return url.toURI();
        } catch (URISyntaxException e) {
            throw new IOException("URL is no URI: " + url, e);
        }
    }

    private void cookies(StringBuilder sb) throws IOException {
        CookieHandler h = CookieHandler.getDefault();
        if (h == null) return;
        Map<String, List<String>> none = java.util.Collections.emptyMap();
        for (Map.Entry<String, List<String>> e : h.get(place(), none).entrySet()) {
            if (e.getValue().isEmpty()) continue;
            if (e.getKey().equalsIgnoreCase("Cookie") || e.getKey().equalsIgnoreCase("Cookie2"))
                line(sb, e.getKey(), String.join("; ", e.getValue()));
        }
    }

    // The response.

    private String readLine() throws IOException {
        StringBuilder sb = new StringBuilder();
        while (true) {
            int c = in.read();
            if (c < 0) return sb.length() == 0 ? null : sb.toString();
            if (c == '\n') break;
            if (sb.length() > 1 << 20) throw new ProtocolException("response header too long");
            sb.append((char) c);
        }
        int n = sb.length();
        if (n > 0 && sb.charAt(n - 1) == '\r') sb.setLength(n - 1);
        return sb.toString();
    }

    private void readHead() throws IOException {
        List<String> h = new ArrayList<String>();
        String status = readLine();
        if (status == null) throw new SocketException("Unexpected end of file from server");
        if (!status.startsWith("HTTP/")) throw new IOException("Invalid Http response");
        h.add(null);
        h.add(status);
        for (String s; (s = readLine()) != null && !s.isEmpty();) {
            int colon = s.indexOf(':');
            if ((s.charAt(0) == ' ' || s.charAt(0) == '\t') && h.size() > 2) {
                h.set(h.size() - 1, h.get(h.size() - 1) + " " + s.trim());
            } else if (colon > 0) {
                h.add(s.substring(0, colon).trim());
                h.add(s.substring(colon + 1).trim());
            }
        }
        headers = h;
    }

    private static int statusOf(List<String> h) {
        String[] p = h.get(1).split(" ", 3);
        try {
            return Integer.parseInt(p[1]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    /** The bytes of a response that come in chunks. */
    private final class Chunks extends InputStream {
        private long left;
        private boolean ended, first = true;

        private boolean next() throws IOException {
            if (ended) return false;
            if (left > 0) return true;
            if (!first) readLine();
            first = false;
            String s = readLine();
            if (s == null) throw new IOException("Premature EOF");
            int semi = s.indexOf(';');
            try {
                left = Long.parseLong((semi < 0 ? s : s.substring(0, semi)).trim(), 16);
            } catch (NumberFormatException e) {
                throw new IOException("Bogus chunk size");
            }
            if (left > 0) return true;
            ended = true;
            for (String t; (t = readLine()) != null && !t.isEmpty();) continue;
            return false;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) < 0 ? -1 : b[0] & 0xff;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (len == 0) return 0;
            if (!next()) return -1;
            int n = in.read(b, off, (int) Math.min(left, len));
            if (n < 0) throw new IOException("Premature EOF");
            left -= n;
            return n;
        }

        @Override
        public int available() throws IOException {
            return (int) Math.min(left, in.available());
        }

        @Override
        public void close() throws IOException {
            disconnect();
        }
    }

    /** The bytes of a response of known length. */
    private final class Counted extends FilterInputStream {
        private long left;

        Counted(long length) {
            super(HttpConnection.this.in);
            left = length;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) < 0 ? -1 : b[0] & 0xff;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (len == 0) return 0;
            if (left == 0) return -1;
            int n = super.read(b, off, (int) Math.min(left, len));
            if (n < 0) throw new IOException("Premature EOF");
            left -= n;
            return n;
        }

        @Override
        public long skip(long n) throws IOException {
            long k = super.skip(Math.min(n, left));
            left -= k;
            return k;
        }

        @Override
        public int available() throws IOException {
            return (int) Math.min(left, super.available());
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        @Override
        public void close() throws IOException {
            disconnect();
        }
    }

    private InputStream contentStream(int code) {
        if (method.equals("HEAD") || code == 204 || code == 304) return new ByteArrayInputStream(new byte[0]);
        String coding = found("Transfer-Encoding");
        if (coding != null && coding.equalsIgnoreCase("chunked")) return new Chunks();
        String length = found("Content-Length");
        if (length != null) {
            try {
                long n = Long.parseLong(length);
                if (n >= 0) return new Counted(n);
            } catch (NumberFormatException e) {
                return in;
            }
        }
        return in;
    }

    /** The value of a header of the response that is there already. */
    private String found(String name) {
        for (int i = headers.size() - 2; i >= 2; i -= 2)
            if (headers.get(i).equalsIgnoreCase(name)) return headers.get(i + 1);
        return null;
    }

    /** Sends what is not sent, and reads the head of the response; follows redirections. */
    private void exchange() throws IOException {
        if (failure != null) throw failure;
        if (content != null) return;
        try {
            for (int step = 0;; step++) {
                if (step >= MOST) throw new ProtocolException("Server redirected too many  times (" + MOST + ")");
                connect();
                if (body == null || !body.direct) {
                    byte[] b = body == null ? null : body.kept.toByteArray();
                    sendHead(b == null ? -1 : b.length);
                    if (b != null) out.write(b);
                    out.flush();
                } else if (!body.closed) {
                    body.close();
                }
                do readHead(); while (statusOf(headers) == 100);
                keepCookies();
                int code = statusOf(headers);
                if (code == 401 && authorize()) continue;
                if (!redirected(code)) {
                    content = contentStream(code);
                    return;
                }
            }
        } catch (IOException e) {
            failure = e;
            if (content == null) disconnect();
            throw e;
        }
    }

    private void keepCookies() throws IOException {
        CookieHandler h = CookieHandler.getDefault();
        if (h != null) h.put(place(), fields(headers));
    }

    /** Names without regard to case, so that a cookie handler finds Set-Cookie. */
    private static Map<String, List<String>> fields(List<String> headers) {
        Map<String, List<String>> m = new TreeMap<String, List<String>>(String.CASE_INSENSITIVE_ORDER);
        m.putAll(grouped(headers.subList(2, headers.size()), false));
        return m;
    }

    /** Basic authentication, once. */
    private boolean authorize() throws IOException {
        String want = found("WWW-Authenticate");
        if (authorized || want == null || !want.regionMatches(true, 0, "Basic", 0, 5) || body != null && body.direct)
            return false;
        Authenticator a = authenticator != null ? authenticator : Authenticator.getDefault();
        if (a == null) return false;
        int q = want.indexOf("realm=\"");
        String realm = q < 0 ? "" : want.substring(q + 7, Math.max(q + 7, want.indexOf('"', q + 7)));
        int port = url.getPort() < 0 ? 80 : url.getPort();
        PasswordAuthentication p = a.requestPasswordAuthenticationInstance(url.getHost(), null, port, "http", realm,
                "basic", url, Authenticator.RequestorType.SERVER);
        if (p == null) return false;
        authorized = true;
        disconnect();
        String pair = p.getUserName() + ":" + new String(p.getPassword());
        setRequestProperty("Authorization",
                "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.ISO_8859_1)));
        return true;
    }

    private boolean redirected(int code) throws IOException {
        if (!instanceFollowRedirects || code < 300 || code > 307 || code == 304 || code == 306) return false;
        String to = found("Location");
        if (to == null) return false;
        if (body != null && body.direct)
            throw new HttpRetryException("cannot retry due to redirection, in streaming mode", code, to);
        URL next = new URL(url, to);
        if (!next.getProtocol().equalsIgnoreCase(url.getProtocol())) return false;
        disconnect();
        url = next;
        if (method.equals("POST") && code != 307) {
            method = "GET";
            body = null;
        }
        return true;
    }

    @Override
    public InputStream getInputStream() throws IOException {
        if (!doInput)
            throw new ProtocolException("Cannot read from URLConnection if doInput=false (call setDoInput(true))");
        exchange();
        int code = statusOf(headers);
        if (code == 404 || code == 410) throw new FileNotFoundException(url.toString());
        if (code >= 400)
            throw new IOException("Server returned HTTP response code: " + code + " for URL: " + url);
        return content;
    }

    @Override
    public InputStream getErrorStream() {
        return content != null && statusOf(headers) >= 400 ? content : null;
    }

    /** As the other questions about headers: a failed exchange has none. */
    private boolean answered() {
        try {
            exchange();
        } catch (IOException e) {
            return headers != null;
        }
        return true;
    }

    @Override
    public String getHeaderField(String name) {
        return answered() && name != null ? found(name) : name == null && headers != null ? headers.get(1) : null;
    }

    @Override
    public String getHeaderField(int n) {
        return answered() && n >= 0 && 2 * n < headers.size() ? headers.get(2 * n + 1) : null;
    }

    @Override
    public String getHeaderFieldKey(int n) {
        return answered() && n >= 0 && 2 * n < headers.size() ? headers.get(2 * n) : null;
    }

    @Override
    public Map<String, List<String>> getHeaderFields() {
        return answered() ? grouped(headers, true) : super.getHeaderFields();
    }
}
