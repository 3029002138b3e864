// SPDX-License-Identifier: MIT
package java.net;

/** Knows the user and the password when somebody asks for them. */
public abstract class Authenticator {
    private static volatile Authenticator standard;
    private String host, protocol, prompt, scheme;
    private InetAddress site;
    private int port;
    private URL url;
    private RequestorType type;

    /** Who asks. */
    public enum RequestorType { PROXY, SERVER }

    public Authenticator() {
    }

    public static void setDefault(Authenticator a) {
        standard = a;
    }

    public static Authenticator getDefault() {
        return standard;
    }

    public static PasswordAuthentication requestPasswordAuthentication(InetAddress addr, int port, String protocol,
            String prompt, String scheme) {
        return requestPasswordAuthentication(null, addr, port, protocol, prompt, scheme);
    }

    public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress addr, int port,
            String protocol, String prompt, String scheme) {
        return requestPasswordAuthentication(host, addr, port, protocol, prompt, scheme, null, RequestorType.SERVER);
    }

    public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress addr, int port,
            String protocol, String prompt, String scheme, URL url, RequestorType reqType) {
        return requestPasswordAuthentication(standard, host, addr, port, protocol, prompt, scheme, url, reqType);
    }

    public static PasswordAuthentication requestPasswordAuthentication(Authenticator authenticator, String host,
            InetAddress addr, int port, String protocol, String prompt, String scheme, URL url,
            RequestorType reqType) {
        Authenticator a = authenticator != null ? authenticator : standard;
        return a == null ? null
                : a.requestPasswordAuthenticationInstance(host, addr, port, protocol, prompt, scheme, url, reqType);
    }

    public PasswordAuthentication requestPasswordAuthenticationInstance(String host, InetAddress addr, int port,
            String protocol, String prompt, String scheme, URL url, RequestorType reqType) {
        synchronized (this) {
            this.host = host;
            this.site = addr;
            this.port = port;
            this.protocol = protocol;
            this.prompt = prompt;
            this.scheme = scheme;
            this.url = url;
            this.type = reqType;
            return getPasswordAuthentication();
        }
    }

    protected final String getRequestingHost() {
        return host;
    }

    protected final InetAddress getRequestingSite() {
        return site;
    }

    protected final int getRequestingPort() {
        return port;
    }

    protected final String getRequestingProtocol() {
        return protocol;
    }

    protected final String getRequestingPrompt() {
        return prompt;
    }

    protected final String getRequestingScheme() {
        return scheme;
    }

    protected PasswordAuthentication getPasswordAuthentication() {
        return null;
    }

    protected URL getRequestingURL() {
        return url;
    }

    protected RequestorType getRequestorType() {
        return type;
    }
}
