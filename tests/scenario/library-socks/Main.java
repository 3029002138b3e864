import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.*;
import java.util.List;

/** A server that prints what it is asked, one connection at a time, and answers as the test says. */
public class Main {
    static ServerSocket server;
    static volatile int method, status;
    /** The client waits for it, so that the server's lines come first. */
    static Thread serving;

    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(String.format("%02x", x));
        return sb.toString();
    }

    static void newer(InputStream in, OutputStream out) throws IOException {
        System.out.println("  methods " + hex(in.readNBytes(in.read())));
        out.write(new byte[] {5, (byte) method});
        if (method == 0xff) return;
        if (method == 2) {
            int version = in.read();
            String name = new String(in.readNBytes(in.read())), password = new String(in.readNBytes(in.read()));
            System.out.println("  version " + version + ", name " + name + ", password " + password);
            boolean good = password.equals("secret");
            out.write(new byte[] {1, (byte) (good ? 0 : 1)});
            if (!good) return;
        }
        byte[] head = in.readNBytes(4);
        byte[] where = in.readNBytes(head[3] == 1 ? 4 : head[3] == 4 ? 16 : in.read());
        System.out.println("  " + hex(head) + " " + (head[3] == 3 ? new String(where) : hex(where)) + " " + hex(in.readNBytes(2)));
        out.write(new byte[] {5, (byte) status, 0, 3, 2, 'm', 'e', 0, 80});
    }

    static void older(InputStream in, OutputStream out) throws IOException {
        System.out.println("  " + hex(in.readNBytes(7)));
        StringBuilder user = new StringBuilder();
        for (int c; (c = in.read()) > 0;) user.append((char) c);
        System.out.println("  user " + user.toString().equals(System.getProperty("user.name")));
        out.write(new byte[] {0, (byte) status, 0, 80, 1, 2, 3, 4});
    }

    static void serve() {
        try (Socket s = server.accept()) {
            InputStream in = s.getInputStream();
            OutputStream out = s.getOutputStream();
            int version = in.read();
            if (version == 5) newer(in, out);
            else if (version == 4) older(in, out);
            else return;
            out.write("hello".getBytes());
            s.shutdownOutput();
            in.readAllBytes();
        } catch (IOException e) {
            return;
        }
    }

    static void connect(String what, Socket s, SocketAddress to) throws Exception {
        System.out.println(what);
        serving = new Thread(Main::serve);
        serving.start();
        String told;
        try (s) {
            s.connect(to, 20_000);
            told = new String(s.getInputStream().readNBytes(5)) + " from " + s.getInetAddress() + " " + s.getPort() + " " + s.isConnected();
        } catch (IOException e) {
            told = e.getClass().getSimpleName();
        }
        serving.join();
        System.out.println("  " + told);
    }

    static void ways(String... uris) {
        for (String u : uris) {
            String told;
            try {
                told = ProxySelector.getDefault().select(URI.create(u)).toString();
            } catch (IllegalArgumentException e) {
                told = e.toString();
            }
            System.out.println("  " + u + " " + told.replace(String.valueOf(server.getLocalPort()), "PORT"));
        }
    }

    static void set(String... pairs) {
        for (int i = 0; i < pairs.length; i += 2) System.setProperty(pairs[i], pairs[i + 1]);
    }

    public static void main(String[] args) throws Exception {
        server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        Proxy proxy = new Proxy(Proxy.Type.SOCKS, server.getLocalSocketAddress());
        InetSocketAddress four = new InetSocketAddress("192.0.2.1", 80), six = new InetSocketAddress("2001:db8::1", 443);
        InetSocketAddress name = InetSocketAddress.createUnresolved("nowhere.invalid", 8080);
        connect("an address", new Socket(proxy), four);
        connect("a long address", new Socket(proxy), six);
        connect("a name", new Socket(proxy), name);
        method = 2;
        Authenticator.setDefault(new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                System.out.println("  asked for " + getRequestingProtocol() + " " + getRequestingPrompt() + " " + getRequestorType());
                return new PasswordAuthentication("me", (four.getPort() == getRequestingPort() ? "x" : status == 1 ? "wrong" : "secret").toCharArray());
            }
        });
        connect("with a password", new Socket(proxy), four);
        status = 1;
        connect("with a wrong password", new Socket(proxy), four);
        Authenticator.setDefault(null);
        method = 0xff;
        connect("no way to log in", new Socket(proxy), four);
        method = 0;
        for (status = 1; status < 9; status++) connect("refused " + status, new Socket(proxy), four);
        set("socksProxyVersion", "4");
        status = 90;
        connect("version 4", new Socket(proxy), four);
        for (status = 92; status < 95; status++) connect("refused " + status, new Socket(proxy), four);
        set("socksProxyVersion", "5");
        status = 0;
        set("socksProxyHost", "127.0.0.1", "socksProxyPort", String.valueOf(server.getLocalPort()));
        connect("by properties", new Socket(), four);
        connect("a name by properties", new Socket(), name);
        System.out.println("ways");
        ways("http://a.b/", "https://a.b/", "ftp://a.b/", "socket://a.b:80", "http://localhost/", "http://127.0.0.5/", "socket://localhost:1", "foo://a/", "file:/x", "x");
        set("http.proxyHost", "first", "http.nonProxyHosts", "*.foo.com|x*", "https.proxyHost", "second", "https.proxyPort", "1443", "ftp.proxyHost", "third");
        ways("http://a.b/", "https://a.b/", "ftp://a.b/", "socket://a.b:80", "http://localhost/", "http://a.foo.com/", "http://foo.com", "https://xy/");
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                System.out.println("  selects for " + uri);
                return List.of(proxy);
            }

            @Override
            public void connectFailed(URI uri, SocketAddress to, IOException e) {
                System.out.println("  failed");
            }
        });
        connect("by a selector", new Socket(), new InetSocketAddress("192.0.2.7", 81));
        server.close();
    }
}
