// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.security.Permission;

/** A connection that speaks HTTP: one request and its response. */
public abstract class HttpURLConnection extends URLConnection {
    public static final int HTTP_OK = 200;
    public static final int HTTP_CREATED = 201;
    public static final int HTTP_ACCEPTED = 202;
    public static final int HTTP_NOT_AUTHORITATIVE = 203;
    public static final int HTTP_NO_CONTENT = 204;
    public static final int HTTP_RESET = 205;
    public static final int HTTP_PARTIAL = 206;
    public static final int HTTP_MULT_CHOICE = 300;
    public static final int HTTP_MOVED_PERM = 301;
    public static final int HTTP_MOVED_TEMP = 302;
    public static final int HTTP_SEE_OTHER = 303;
    public static final int HTTP_NOT_MODIFIED = 304;
    public static final int HTTP_USE_PROXY = 305;
    public static final int HTTP_BAD_REQUEST = 400;
    public static final int HTTP_UNAUTHORIZED = 401;
    public static final int HTTP_PAYMENT_REQUIRED = 402;
    public static final int HTTP_FORBIDDEN = 403;
    public static final int HTTP_NOT_FOUND = 404;
    public static final int HTTP_BAD_METHOD = 405;
    public static final int HTTP_NOT_ACCEPTABLE = 406;
    public static final int HTTP_PROXY_AUTH = 407;
    public static final int HTTP_CLIENT_TIMEOUT = 408;
    public static final int HTTP_CONFLICT = 409;
    public static final int HTTP_GONE = 410;
    public static final int HTTP_LENGTH_REQUIRED = 411;
    public static final int HTTP_PRECON_FAILED = 412;
    public static final int HTTP_ENTITY_TOO_LARGE = 413;
    public static final int HTTP_REQ_TOO_LONG = 414;
    public static final int HTTP_UNSUPPORTED_TYPE = 415;
    @Deprecated
    public static final int HTTP_SERVER_ERROR = 500;
    public static final int HTTP_INTERNAL_ERROR = 500;
    public static final int HTTP_NOT_IMPLEMENTED = 501;
    public static final int HTTP_BAD_GATEWAY = 502;
    public static final int HTTP_UNAVAILABLE = 503;
    public static final int HTTP_GATEWAY_TIMEOUT = 504;
    public static final int HTTP_VERSION = 505;

    private static volatile boolean followRedirects = true;

    protected String method = "GET";
    protected int chunkLength = -1;
    protected int fixedContentLength = -1;
    protected long fixedContentLengthLong = -1;
    protected int responseCode = -1;
    protected String responseMessage = null;
    protected boolean instanceFollowRedirects = followRedirects;

    protected HttpURLConnection(URL u) {
        super(u);
    }

    public void setAuthenticator(Authenticator auth) {
        throw new UnsupportedOperationException("Supplying an authenticator is not supported by " + getClass());
    }

    @Override
    public String getHeaderFieldKey(int n) {
        return null;
    }

    @Override
    public String getHeaderField(int n) {
        return null;
    }

    private void checkStreaming() {
        if (connected) throw new IllegalStateException("Already connected");
    }

    public void setFixedLengthStreamingMode(int contentLength) {
        setFixedLengthStreamingMode((long) contentLength);
        fixedContentLength = contentLength;
    }

    public void setFixedLengthStreamingMode(long contentLength) {
        checkStreaming();
        if (chunkLength != -1) throw new IllegalStateException("Chunked encoding streaming mode set");
        if (contentLength < 0) throw new IllegalArgumentException("invalid content length");
        fixedContentLengthLong = contentLength;
    }

    public void setChunkedStreamingMode(int chunklen) {
        checkStreaming();
        if (fixedContentLength != -1 || fixedContentLengthLong != -1)
            throw new IllegalStateException("Fixed length streaming mode set");
        chunkLength = chunklen <= 0 ? 4096 : chunklen;
    }

    public static void setFollowRedirects(boolean set) {
        followRedirects = set;
    }

    public static boolean getFollowRedirects() {
        return followRedirects;
    }

    public void setInstanceFollowRedirects(boolean followRedirects) {
        instanceFollowRedirects = followRedirects;
    }

    public boolean getInstanceFollowRedirects() {
        return instanceFollowRedirects;
    }

    public void setRequestMethod(String method) throws ProtocolException {
        if (connected) throw new ProtocolException("Can't reset method: already connected");
        switch (method) {
        case "GET": case "POST": case "HEAD": case "OPTIONS": case "PUT": case "DELETE": case "TRACE":
            this.method = method;
            return;
        default:
            throw new ProtocolException("Invalid HTTP method: " + method);
        }
    }

    public String getRequestMethod() {
        return method;
    }

    /** -1 if the response is no valid HTTP. */
    public int getResponseCode() throws IOException {
        if (responseCode != -1) return responseCode;
        IOException failed = null;
        try {
            getInputStream();
        } catch (IOException e) {
            failed = e;
        }
        String line = getHeaderField(0);
        if (line == null) {
            if (failed != null) throw failed;
            return -1;
        }
        if (!line.startsWith("HTTP/1.")) return -1;
        String[] parts = line.split(" ", 3);
        try {
            responseCode = Integer.parseInt(parts[1]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return -1;
        }
        responseMessage = parts.length > 2 ? parts[2].trim() : null;
        return responseCode;
    }

    public String getResponseMessage() throws IOException {
        getResponseCode();
        return responseMessage;
    }

    @Override
    public long getHeaderFieldDate(String name, long def) {
        return super.getHeaderFieldDate(name, def);
    }

    public abstract void disconnect();

    public abstract boolean usingProxy();

    @Override
    public Permission getPermission() throws IOException {
        return super.getPermission();
    }

    /** The body of a response that says that the request failed; null if there is none. */
    public InputStream getErrorStream() {
        return null;
    }
}
