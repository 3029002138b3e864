// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A way to what a URL names. */
public abstract class URLConnection {
    protected URL url;
    protected boolean doInput = true;
    protected boolean doOutput = false;
    protected boolean allowUserInteraction = false;
    protected boolean useCaches = true;
    protected long ifModifiedSince = 0;
    protected boolean connected = false;
    private int connectTimeout, readTimeout;
    private static boolean defaultUseCaches = true;

    protected URLConnection(URL url) {
        this.url = url;
        useCaches = defaultUseCaches;
    }

    public abstract void connect() throws IOException;

    public void setConnectTimeout(int timeout) {
        if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
        connectTimeout = timeout;
    }

    public int getConnectTimeout() {
        return connectTimeout;
    }

    public void setReadTimeout(int timeout) {
        if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
        readTimeout = timeout;
    }

    public int getReadTimeout() {
        return readTimeout;
    }

    public URL getURL() {
        return url;
    }

    public int getContentLength() {
        long n = getContentLengthLong();
        return n > Integer.MAX_VALUE ? -1 : (int) n;
    }

    public long getContentLengthLong() {
        return -1;
    }

    public String getContentType() {
        return getHeaderField("content-type");
    }

    public String getContentEncoding() {
        return getHeaderField("content-encoding");
    }

    public long getExpiration() {
        return 0;
    }

    public long getDate() {
        return 0;
    }

    public long getLastModified() {
        return 0;
    }

    public String getHeaderField(String name) {
        return null;
    }

    public Map<String, List<String>> getHeaderFields() {
        return Collections.emptyMap();
    }

    public int getHeaderFieldInt(String name, int def) {
        try {
            return Integer.parseInt(getHeaderField(name));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public long getHeaderFieldLong(String name, long def) {
        try {
            return Long.parseLong(getHeaderField(name));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public String getHeaderFieldKey(int n) {
        return null;
    }

    public String getHeaderField(int n) {
        return null;
    }

    public Object getContent() throws IOException {
        return getInputStream();
    }

    public InputStream getInputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support input");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support output");
    }

    public String toString() {
        return getClass().getName() + ":" + url;
    }

    private void checkConnected() {
        if (connected) throw new IllegalStateException("Already connected");
    }

    public void setDoInput(boolean doinput) {
        checkConnected();
        doInput = doinput;
    }

    public boolean getDoInput() {
        return doInput;
    }

    public void setDoOutput(boolean dooutput) {
        checkConnected();
        doOutput = dooutput;
    }

    public boolean getDoOutput() {
        return doOutput;
    }

    public void setAllowUserInteraction(boolean allow) {
        checkConnected();
        allowUserInteraction = allow;
    }

    public boolean getAllowUserInteraction() {
        return allowUserInteraction;
    }

    public void setUseCaches(boolean usecaches) {
        checkConnected();
        useCaches = usecaches;
    }

    public boolean getUseCaches() {
        return useCaches;
    }

    public void setIfModifiedSince(long since) {
        checkConnected();
        ifModifiedSince = since;
    }

    public long getIfModifiedSince() {
        return ifModifiedSince;
    }

    public boolean getDefaultUseCaches() {
        return defaultUseCaches;
    }

    public void setDefaultUseCaches(boolean def) {
        defaultUseCaches = def;
    }

    public void setRequestProperty(String key, String value) {
        checkConnected();
        if (key == null) throw new NullPointerException("key is null");
    }

    public void addRequestProperty(String key, String value) {
        setRequestProperty(key, value);
    }

    public String getRequestProperty(String key) {
        checkConnected();
        return null;
    }

    public Map<String, List<String>> getRequestProperties() {
        checkConnected();
        return Collections.emptyMap();
    }

    public static String guessContentTypeFromName(String name) {
        String[] types = {".txt", "text/plain", ".java", "text/plain", ".html", "text/html", ".htm", "text/html",
                ".xml",
            "application/xml", ".jar", "application/java-archive", ".zip", "application/zip", ".png", "image/png",
                    ".gif",
            "image/gif", ".jpg", "image/jpeg", ".jpeg", "image/jpeg", ".pdf", "application/pdf"};
        for (int i = 0; i < types.length; i += 2) if (name.endsWith(types[i])) return types[i + 1];
        return null;
    }
}
