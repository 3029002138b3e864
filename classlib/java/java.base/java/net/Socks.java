// SPDX-License-Identifier: MIT
package java.net;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import jdk.internal.io.SocketFd;

/**
 * Asks a SOCKS server to connect to somewhere: version 5 (RFC 1928, with names and passwords as RFC 1929 says), or 4 if
 * the property socksProxyVersion says so. Version 5 is given names to resolve, version 4 can not be.
 */
final class Socks {
    private static final String[] REFUSALS = {"SOCKS server general failure",
            "SOCKS: Connection not allowed by ruleset", "SOCKS: Network unreachable", "SOCKS: Host unreachable", "SOCKS: Connection refused", "SOCKS: TTL expired",
            "SOCKS: Command not supported", "SOCKS: address type not supported"};

    private final SocketFd fd;
    private final InetSocketAddress server;
    /** When to give up, by System.nanoTime; looked at if timeout is not 0. */
    private final long end;
    private final int timeout;

    private Socks(SocketFd fd, InetSocketAddress server, int timeout) {
        this.fd = fd;
        this.server = server;
        this.timeout = timeout;
        end = System.nanoTime() + timeout * 1_000_000L;
    }

    /** fd becomes a connection to target, by the server. timeout in milliseconds, 0 is none. */
    static void connect(SocketFd fd, InetSocketAddress server, InetSocketAddress target, int timeout)
            throws IOException {
        Socks s = new Socks(fd, server, timeout);
        try {
            fd.connect(server, timeout);
        } catch (ConnectException e) {
            throw new SocketException(e.getMessage());
        }
        if ("4".equals(System.getProperty("socksProxyVersion")))
            s.askOlder(target);
        else
            s.ask(target);
    }

    private byte[] read(int count) throws IOException {
        byte[] b = new byte[count];
        for (int n = 0; n < count;) {
            int wait = timeout;
            if (timeout != 0) {
                wait = (int) ((end - System.nanoTime() + 999_999) / 1_000_000);
                if (wait <= 0) throw new SocketTimeoutException("Connect timed out");
            }
            int r = fd.read(b, n, count - n, wait);
            if (r < 0) throw new SocketException("Malformed reply from SOCKS server");
            n += r;
        }
        return b;
    }

    private void write(ByteArrayOutputStream out) throws IOException {
        fd.write(out.toByteArray(), 0, out.size());
    }

    private static void port(ByteArrayOutputStream out, InetSocketAddress a) {
        out.write(a.getPort() >> 8);
        out.write(a.getPort());
    }

    // Version 5.

    private void ask(InetSocketAddress target) throws IOException {
        fd.write(new byte[] {5, 2, 0, 2}, 0, 4);
        byte[] method = read(2);
        if (method[0] != 5) throw new SocketException("SOCKS : Not a SOCKS5 server");
        if (method[1] == 2) authenticate();
        else if (method[1] != 0) throw new SocketException("SOCKS : No acceptable methods");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(5);
        out.write(1);
        out.write(0);
        if (target.isUnresolved()) {
            byte[] name = target.getHostString().getBytes(StandardCharsets.ISO_8859_1);
            if (name.length > 255) throw new SocketException("SOCKS: name too long");
            out.write(3);
            out.write(name.length);
            out.write(name, 0, name.length);
        } else {
            byte[] address = target.getAddress().getAddress();
            out.write(address.length == 4 ? 1 : 4);
            out.write(address, 0, address.length);
        }
        port(out, target);
        write(out);
        reply();
    }

    private void reply() throws IOException {
        byte[] head = read(4);
        if (head[1] != 0) {
            int i = head[1] - 1;
            throw new SocketException(i >= 0 && i < REFUSALS.length ? REFUSALS[i]
                    : "SOCKS: unknown reply " + (head[1] & 255));
        }
        int kind = head[3], length = kind == 1 ? 4 : kind == 4 ? 16 : kind == 3 ? read(1)[0] & 255 : -1;
        if (length < 0) throw new SocketException("Reply from SOCKS server contains wrong code");
        read(length + 2);
    }

    /** By what an Authenticator says, else by properties, else as the user of this process, without a password. */
    private void authenticate() throws IOException {
        InetAddress host = server.getAddress();
        PasswordAuthentication p = Authenticator.requestPasswordAuthentication(server.getHostString(), host,
                server.getPort(), "SOCKS5", "SOCKS authentication", null);
        String user = p != null ? p.getUserName()
                : System.getProperty("java.net.socks.username", System.getProperty("user.name", ""));
        String password = p != null ? new String(p.getPassword()) : System.getProperty("java.net.socks.password", "");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(1);
        for (String s : new String[] {user, password}) {
            byte[] b = s.getBytes(StandardCharsets.ISO_8859_1);
            if (b.length > 255) throw new SocketException("SOCKS : authentication failed");
            out.write(b.length);
            out.write(b, 0, b.length);
        }
        write(out);
        if (read(2)[1] != 0) throw new SocketException("SOCKS : authentication failed");
    }

    // Version 4.

    private void askOlder(InetSocketAddress target) throws IOException {
        if (target.isUnresolved()) throw new UnknownHostException(target.toString());
        byte[] address = target.getAddress().getAddress();
        if (address.length != 4) throw new SocketException("SOCKS V4 requires IPv4 only addresses");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(4);
        out.write(1);
        port(out, target);
        out.write(address, 0, 4);
        byte[] user = System.getProperty("user.name", "").getBytes(StandardCharsets.ISO_8859_1);
        out.write(user, 0, user.length);
        out.write(0);
        write(out);
        switch (read(8)[1]) {
        case 90:
            return;
        case 91:
            throw new SocketException("SOCKS request rejected");
        case 92:
            throw new SocketException("SOCKS server couldn't reach destination");
        case 93:
            throw new SocketException("SOCKS authentication failed");
        default:
            throw new SocketException("Reply from SOCKS server contains bad status");
        }
    }
}
