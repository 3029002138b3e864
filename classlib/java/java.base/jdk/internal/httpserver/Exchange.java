// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpPrincipal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One request and its answer. It ends when it has been answered in full and its body is at its end, or its handler has
 * returned: then the connection is free for the next request. Fields that say how far it is: under its own lock.
 */
final class Exchange extends HttpExchange {
    private final Server server;
    private final Connection connection;
    private final Context context;
    private final RequestHead head;
    private final OutputStream out;
    private final BodyInput requestBody;
    private final BodyOutput responseBody;
    private final Headers responseHeaders = new Headers();
    private InputStream requestStream;
    private OutputStream responseStream;
    private HttpPrincipal principal;
    private Map<String, Object> attributes;
    private int status = -1;
    private volatile boolean last;
    private boolean answered, handled, ended;

    Exchange(Server server, Connection connection, Context context, RequestHead head, InputStream in, OutputStream out) {
        this.server = server;
        this.connection = connection;
        this.context = context;
        this.head = head;
        this.out = out;
        requestStream = requestBody = new BodyInput(in, head.length);
        responseStream = responseBody = new BodyOutput(this, out);
    }

    // Its life.

    /** The handler has returned. */
    void handled() {
        synchronized (this) {
            handled = true;
        }
        endIfDone();
    }

    /** The answer is out. */
    void answered() {
        synchronized (this) {
            answered = true;
        }
        endIfDone();
    }

    /** The connection can not be used any more. */
    void abort() {
        last = true;
        end();
    }

    private void endIfDone() {
        boolean done;
        synchronized (this) {
            done = answered && (handled || requestBody.isEnded()) && !ended;
        }
        if (!done)
            return;
        try {
            if (!requestBody.drain())
                last = true;
        } catch (IOException e) {
            last = true;
        }
        end();
    }

    private void end() {
        synchronized (this) {
            if (ended)
                return;
            ended = true;
        }
        server.ended(connection, !last);
    }

    @Override
    public void close() {
        if (!responseBody.isBegun()) {
            abort();
            return;
        }
        try {
            requestStream.close();
            responseStream.close();
        } catch (IOException e) {
            abort();
        }
    }

    // The answer.

    private void header(String name, String value) {
        responseHeaders.set(name, value);
    }

    private static String date() {
        return DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)).replaceFirst(" (\\d) ", " 0$1 ");
    }

    /** Says how the body will come, and how the connection goes on. */
    private BodyOutput.Kind announce(int code, long length) {
        boolean empty = code >= 100 && code < 200 || code == 204 || code == 304;
        boolean headOnly = head.method.equals("HEAD");
        if (RequestHead.connectionSays(head.headers, "close") || RequestHead.connectionSays(responseHeaders, "close"))
            last = true;
        BodyOutput.Kind kind = BodyOutput.Kind.NOTHING;
        if (!empty && !headOnly) {
            kind = length != 0 ? BodyOutput.Kind.FIXED
                    : head.isNewer() ? BodyOutput.Kind.CHUNKED : BodyOutput.Kind.TO_THE_END;
            responseHeaders.remove("Content-length");
            responseHeaders.remove("Transfer-encoding");
            if (kind == BodyOutput.Kind.FIXED)
                header("Content-length", Long.toString(Math.max(0, length)));
            else if (kind == BodyOutput.Kind.CHUNKED)
                header("Transfer-encoding", "chunked");
        }
        boolean wanted = head.isNewer() || RequestHead.connectionSays(head.headers, "keep-alive");
        if (kind == BodyOutput.Kind.TO_THE_END || !wanted)
            last = true;
        if (last)
            header("Connection", "close");
        else if (!head.isNewer()) {
            header("Connection", "keep-alive");
            header("Keep-alive", "timeout=" + Limits.IDLE / 1000);
        }
        return kind;
    }

    @Override
    public void sendResponseHeaders(int code, long length) throws IOException {
        if (responseBody.isBegun())
            throw new IOException("headers already sent");
        status = code;
        header("Date", date());
        BodyOutput.Kind kind = announce(code, length);
        StringBuilder sb = new StringBuilder("HTTP/1.1 ").append(code).append(' ').append(Status.reason(code)).append("\r\n");
        for (Map.Entry<String, List<String>> e : responseHeaders.entrySet())
            for (String value : e.getValue())
                sb.append(e.getKey()).append(": ").append(value).append("\r\n");
        responseBody.begin(kind, Math.max(0, length));
        out.write(sb.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        if (length < 0 || kind == BodyOutput.Kind.NOTHING && !head.method.equals("HEAD"))
            responseBody.close();
        else
            out.flush();
    }

    // What it consists of.

    @Override
    public Headers getRequestHeaders() {
        return head.headers;
    }

    @Override
    public Headers getResponseHeaders() {
        return responseHeaders;
    }

    @Override
    public URI getRequestURI() {
        return head.uri;
    }

    @Override
    public String getRequestMethod() {
        return head.method;
    }

    @Override
    public HttpContext getHttpContext() {
        return context;
    }

    @Override
    public InputStream getRequestBody() {
        return requestStream;
    }

    @Override
    public OutputStream getResponseBody() {
        return responseStream;
    }

    @Override
    public InetSocketAddress getRemoteAddress() {
        return connection.remote;
    }

    @Override
    public int getResponseCode() {
        return status;
    }

    @Override
    public InetSocketAddress getLocalAddress() {
        return connection.local;
    }

    @Override
    public String getProtocol() {
        return head.protocol;
    }

    /** Those of the exchange, then those of its context. */
    @Override
    public Object getAttribute(String name) {
        Objects.requireNonNull(name);
        Object value = attributes == null ? null : attributes.get(name);
        return value != null ? value : context.getAttributes().get(name);
    }

    @Override
    public void setAttribute(String name, Object value) {
        Objects.requireNonNull(name);
        if (attributes == null)
            attributes = new HashMap<>();
        if (value == null)
            attributes.remove(name);
        else
            attributes.put(name, value);
    }

    @Override
    public void setStreams(InputStream i, OutputStream o) {
        if (i != null)
            requestStream = i;
        if (o != null)
            responseStream = o;
    }

    @Override
    public HttpPrincipal getPrincipal() {
        return principal;
    }

    void setPrincipal(HttpPrincipal p) {
        principal = p;
    }
}
