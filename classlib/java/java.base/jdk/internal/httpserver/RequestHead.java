// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The first line and the headers of a request, as RFC 9112 says (2.1 to 6.3). */
final class RequestHead {
    private static final String SIGNS = "!#$%&'*+-.^_`|~";

    final String method, protocol;
    final URI uri;
    final Headers headers = new Headers();
    /** Of the body; -1 if it comes in chunks. */
    final long length;
    private int size;

    private RequestHead(InputStream in, String line) throws IOException {
        size = line.length();
        int first = line.indexOf(' '), last = line.indexOf(' ', first + 1);
        if (first <= 0 || last < 0)
            throw new BadRequest(400, "Bad request line");
        method = line.substring(0, first);
        protocol = line.substring(last + 1);
        try {
            uri = new URI(line.substring(first + 1, last));
        } catch (URISyntaxException e) {
            throw new BadRequest(400, "Bad request URI");
        }
        if (!isToken(method) || uri.getPath() == null)
            throw new BadRequest(400, "Bad request line");
        if (!protocol.equals("HTTP/1.1") && !protocol.equals("HTTP/1.0"))
            throw new BadRequest(protocol.startsWith("HTTP/") ? 505 : 400, "Bad version of the protocol");
        readHeaders(in);
        if (isNewer() && !headers.containsKey("Host"))
            throw new BadRequest(400, "Missing Host header");
        length = bodyLength();
    }

    /** Null at the end of the stream. */
    static RequestHead read(InputStream in) throws IOException {
        String line = line(in, Limits.HEADER_BYTES);
        if (line != null && line.isEmpty())
            line = line(in, Limits.HEADER_BYTES);
        return line == null ? null : new RequestHead(in, line);
    }

    /** A line without its end, which is LF or CR LF; null at the end of the stream. */
    static String line(InputStream in, int limit) throws IOException {
        byte[] b = new byte[128];
        int n = 0;
        for (int c; (c = in.read()) != '\n';) {
            if (c < 0)
                return null;
            if (n == limit)
                throw new BadRequest(431, "Header too long");
            if (n == b.length)
                b = java.util.Arrays.copyOf(b, n * 2);
            b[n++] = (byte) c;
        }
        if (n > 0 && b[n - 1] == '\r')
            n--;
        return new String(b, 0, n, StandardCharsets.ISO_8859_1);
    }

    static boolean isToken(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean good = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || SIGNS.indexOf(c) >= 0;
            if (!good)
                return false;
        }
        return !s.isEmpty();
    }

    boolean isNewer() {
        return protocol.equals("HTTP/1.1");
    }

    /** A line that begins with a blank goes on with the value before. */
    private void readHeaders(InputStream in) throws IOException {
        String name = null, value = null;
        int count = 0;
        while (true) {
            String line = line(in, Limits.HEADER_BYTES - size);
            if (line == null)
                throw new IOException("the request ends in its headers");
            size += line.length() + 2;
            boolean more = !line.isEmpty() && (line.charAt(0) == ' ' || line.charAt(0) == '\t');
            if (more) {
                if (name == null)
                    throw new BadRequest(400, "Bad header");
                value = (value + " " + line.trim()).trim();
                continue;
            }
            if (name != null)
                headers.add(name, value);
            if (line.isEmpty())
                return;
            int colon = line.indexOf(':');
            if (colon < 0 || !isToken(line.substring(0, colon)) || line.indexOf('\r') >= 0 || line.indexOf('\0') >= 0)
                throw new BadRequest(400, "Bad header");
            if (++count > Limits.HEADERS || size > Limits.HEADER_BYTES)
                throw new BadRequest(431, "Too many headers");
            name = line.substring(0, colon);
            value = line.substring(colon + 1).trim();
        }
    }

    private long bodyLength() throws IOException {
        List<String> codings = headers.get("Transfer-encoding"), lengths = headers.get("Content-length");
        if (codings != null) {
            if (codings.size() > 1 || lengths != null)
                throw new BadRequest(400, "Conflicting headers");
            if (!codings.get(0).equalsIgnoreCase("chunked"))
                throw new BadRequest(501, "Unsupported Transfer-Encoding value");
            return -1;
        }
        if (lengths == null)
            return 0;
        String text = lengths.get(0);
        if (lengths.size() > 1 || text.isEmpty() || text.length() > 18)
            throw new BadRequest(400, "Bad Content-Length");
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) < '0' || text.charAt(i) > '9')
                throw new BadRequest(400, "Bad Content-Length");
        return Long.parseLong(text);
    }

    /** True if the value of the header Connection has this word. */
    static boolean connectionSays(Headers headers, String word) {
        List<String> all = headers.get("Connection");
        if (all == null)
            return false;
        for (String value : all)
            for (String part : value.split(","))
                if (part.trim().equalsIgnoreCase(word))
                    return true;
        return false;
    }
}
