import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

/** Sockets and channels on the loopback: blocking, non-blocking with a selector, datagrams, pipes, interrupts. */
public class Main {
    static final InetAddress HERE = InetAddress.getLoopbackAddress();

    static ByteBuffer text(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.UTF_8));
    }

    static String text(ByteBuffer b) {
        b.flip();
        return StandardCharsets.UTF_8.decode(b).toString();
    }

    /** A key that was selected before and is ready still ends a wait, as no change. */
    static void selectedBefore() throws Exception {
        Selector sel = Selector.open();
        Pipe pipe = Pipe.open();
        pipe.source().configureBlocking(false);
        pipe.source().register(sel, SelectionKey.OP_READ);
        pipe.sink().write(text("x"));
        System.out.println("selected " + sel.select() + ", then " + sel.select() + ", and " + sel.selectedKeys().size() + " in all");
        pipe.sink().close();
        pipe.source().close();
        sel.close();
    }

    interface Action {
        void run() throws Exception;
    }

    static void thrown(String what, Action a) throws Exception {
        try {
            a.run();
            System.out.println(what + ": nothing thrown");
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + (e.getMessage() == null ? "" : ": " + e.getMessage()));
        }
    }

    /** One thread serves three clients: what they send comes back in upper case. */
    static void selector() throws Exception {
        Selector sel = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(HERE, 0));
        thrown("register of a blocking channel", () -> server.register(sel, SelectionKey.OP_ACCEPT));
        server.configureBlocking(false);
        System.out.println("accept without a client: " + server.accept());
        SelectionKey sk = server.register(sel, SelectionKey.OP_ACCEPT, "the server");
        thrown("bad interest", () -> sk.interestOps(SelectionKey.OP_READ));
        System.out.println(sk.isValid() + " " + sk.attachment() + " " + sk.interestOps() + " " + sel.keys().size()
                + " " + server.isRegistered() + " " + (server.keyFor(sel) == sk));
        thrown("blocking again", () -> server.configureBlocking(true));
        System.out.println("selectNow " + sel.selectNow());
        int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
        List<String> answers = Collections.synchronizedList(new ArrayList<>());
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            String word = "client " + i;
            clients[i] = new Thread(() -> {
                try (Socket s = new Socket(HERE, port)) {
                    s.getOutputStream().write((word + "\n").getBytes());
                    s.shutdownOutput();
                    answers.add(new BufferedReader(new InputStreamReader(s.getInputStream())).readLine());
                } catch (IOException e) {
                    answers.add(e.toString());
                }
            });
            clients[i].start();
        }
        int ended = 0, accepted = 0;
        while (ended < clients.length) {
            sel.select(10000);
            for (Iterator<SelectionKey> it = sel.selectedKeys().iterator(); it.hasNext();) {
                SelectionKey k = it.next();
                it.remove();
                if (k.isAcceptable()) {
                    SocketChannel c = ((ServerSocketChannel) k.channel()).accept();
                    if (c == null) continue;
                    accepted++;
                    c.configureBlocking(false);
                    c.register(sel, SelectionKey.OP_READ, ByteBuffer.allocate(100));
                } else if (k.isReadable()) {
                    SocketChannel c = (SocketChannel) k.channel();
                    ByteBuffer b = (ByteBuffer) k.attachment();
                    if (c.read(b) < 0) {
                        c.write(text(text(b).toUpperCase()));
                        c.close();
                        ended++;
                        if (k.isValid()) System.out.println("still valid");
                    }
                }
            }
        }
        for (Thread t : clients) t.join();
        Collections.sort(answers);
        sel.selectNow();
        System.out.println(accepted + " " + answers + " keys " + sel.keys().size());
        Thread waker = new Thread(sel::wakeup);
        waker.start();
        System.out.println("woken " + sel.select());
        waker.join();
        sk.cancel();
        System.out.println(sk.isValid() + " " + sel.keys().size() + " " + sel.selectNow() + " " + sel.keys().size());
        thrown("cancelled", () -> sk.interestOps());
        sel.close();
        System.out.println(sel.isOpen());
        thrown("closed selector", () -> sel.select());
        server.close();
        thrown("closed server", () -> server.accept());
    }

    static void nonBlocking() throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress(HERE, 0));
        SocketChannel c = SocketChannel.open();
        System.out.println(c.isConnected() + " " + c.isConnectionPending() + " " + c.isBlocking() + " " + c.validOps());
        thrown("read", () -> c.read(ByteBuffer.allocate(1)));
        thrown("finishConnect", () -> c.finishConnect());
        c.configureBlocking(false);
        Selector sel = Selector.open();
        c.register(sel, SelectionKey.OP_CONNECT);
        boolean done = c.connect(server.getLocalAddress());
        while (!done) {
            sel.select(1000);
            done = c.finishConnect();
        }
        SocketChannel peer = server.accept();
        System.out.println(c.isConnected() + " " + c.isConnectionPending() + " " + c.finishConnect());
        thrown("connect again", () -> c.connect(server.getLocalAddress()));
        System.out.println("nothing to read: " + c.read(ByteBuffer.allocate(10)));
        ByteBuffer big = ByteBuffer.allocate(1 << 20);
        long sent = 0;
        int n;
        while ((n = c.write(big)) > 0) {
            sent += n;
            if (!big.hasRemaining()) big.clear();
        }
        System.out.println("a full buffer: " + n + " " + (sent > 0));
        ByteBuffer in = ByteBuffer.allocate(1 << 16);
        long got = 0;
        while (got < sent) {
            in.clear();
            got += peer.read(in);
        }
        System.out.println("all received: " + (got == sent));
        peer.write(new ByteBuffer[] {text("gather"), text("ing")});
        c.keyFor(sel).interestOps(SelectionKey.OP_READ);
        System.out.println("readable: " + sel.select(10000) + " " + c.keyFor(sel).isReadable());
        ByteBuffer[] parts = {ByteBuffer.allocate(4), ByteBuffer.allocate(20)};
        System.out.println(c.read(parts) + " " + text(parts[0]) + "|" + text(parts[1]));
        peer.close();
        sel.selectedKeys().clear();
        sel.select(10000);
        System.out.println("end: " + c.read(ByteBuffer.allocate(10)));
        c.shutdownOutput();
        try {
            c.write(text("x"));
        } catch (ClosedChannelException e) {
            System.out.println("write after shutdown");
        }
        System.out.println(c.socket().isOutputShutdown() + " " + (c.socket().getPort() > 0) + " " + (c.socket().getChannel() == c));
        c.close();
        thrown("write after close", () -> c.write(text("x")));
        sel.close();
        server.close();
        thrown("no address", () -> SocketChannel.open().connect(InetSocketAddress.createUnresolved("nowhere.invalid", 1)));
    }

    /** A thread reads from a channel that is interrupted, or is closed after some milliseconds; how the reading
     * ends. */
    static String broken(ServerSocketChannel server, int closedAfter) throws Exception {
        SocketChannel c = SocketChannel.open(server.getLocalAddress());
        SocketChannel peer = server.accept();
        CountDownLatch started = new CountDownLatch(1);
        String[] result = new String[1];
        Thread t = new Thread(() -> {
            started.countDown();
            try {
                result[0] = "read " + c.read(ByteBuffer.allocate(1));
            } catch (IOException e) {
                result[0] = e + " " + Thread.currentThread().isInterrupted() + " " + c.isOpen();
            }
        });
        t.start();
        started.await();
        if (closedAfter == 0) t.interrupt();
        else {
            Thread.sleep(closedAfter);
            c.close();
        }
        t.join();
        peer.close();
        return result[0];
    }

    static void interrupts() throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress(HERE, 0))) {
            System.out.println(broken(server, 0));
            // Nothing tells that the thread is inside read: where it was not yet, it gets more time.
            String closed = null;
            for (int pause = 10; pause < 20000 && (closed == null || closed.contains("ClosedChannel")); pause *= 2)
                closed = broken(server, pause);
            System.out.println(closed);
        }
    }

    static void datagrams() throws Exception {
        DatagramChannel a = DatagramChannel.open().bind(new InetSocketAddress(HERE, 0));
        DatagramChannel b = DatagramChannel.open().bind(new InetSocketAddress(HERE, 0));
        System.out.println(a.send(text("hello"), b.getLocalAddress()));
        ByteBuffer in = ByteBuffer.allocate(3);
        System.out.println(b.receive(in).equals(a.getLocalAddress()) + " " + text(in));
        b.configureBlocking(false);
        System.out.println("none: " + b.receive(ByteBuffer.allocate(10)));
        thrown("read unconnected", () -> b.read(ByteBuffer.allocate(1)));
        a.connect(b.getLocalAddress());
        b.connect(a.getLocalAddress());
        System.out.println(a.isConnected() + " " + a.write(text("four")));
        Selector sel = Selector.open();
        b.register(sel, SelectionKey.OP_READ);
        System.out.println(sel.select(10000));
        in = ByteBuffer.allocate(10);
        System.out.println(b.read(in) + " " + text(in));
        a.disconnect();
        System.out.println(a.isConnected() + " " + a.getRemoteAddress());
        sel.close();
        a.close();
        b.close();
        try (DatagramSocket s = new DatagramSocket(0, HERE); DatagramSocket r = new DatagramSocket(0, HERE)) {
            byte[] m = "packet".getBytes();
            s.send(new DatagramPacket(m, m.length, r.getLocalSocketAddress()));
            DatagramPacket p = new DatagramPacket(new byte[20], 20);
            r.receive(p);
            System.out.println(new String(p.getData(), 0, p.getLength()) + " " + (p.getPort() == s.getLocalPort()));
            r.setSoTimeout(20);
            thrown("timeout", () -> r.receive(p));
        }
    }

    static void pipes() throws Exception {
        Pipe p = Pipe.open();
        System.out.println(p.sink().write(text("through the pipe")));
        ByteBuffer in = ByteBuffer.allocate(7);
        System.out.println(p.source().read(in) + " " + text(in));
        p.source().configureBlocking(false);
        Selector sel = Selector.open();
        SelectionKey k = p.source().register(sel, p.source().validOps());
        System.out.println(sel.select() + " " + k.isReadable());
        in = ByteBuffer.allocate(100);
        System.out.println(p.source().read(in) + " " + text(in) + " " + p.source().read(in));
        p.sink().close();
        in.clear();
        System.out.println(p.source().read(in));
        sel.close();
        p.source().close();
    }

    static void sockets() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, HERE)) {
            server.setSoTimeout(30);
            thrown("accept", server::accept);
            server.setSoTimeout(0);
            try (Socket c = new Socket(HERE, server.getLocalPort()); Socket s = server.accept()) {
                c.setSoTimeout(30);
                thrown("read", () -> c.getInputStream().read());
                c.setTcpNoDelay(true);
                c.setKeepAlive(true);
                c.setSoLinger(true, 5);
                System.out.println(c.getTcpNoDelay() + " " + c.getKeepAlive() + " " + c.getSoLinger() + " " + c.getSoTimeout());
                System.out.println(c.getOption(StandardSocketOptions.TCP_NODELAY));
                s.close();
                c.setSoTimeout(0);
                System.out.println(c.getInputStream().read());
                c.close();
                thrown("closed", () -> c.getInputStream());
                System.out.println(c.isClosed() + " " + c.isConnected() + " " + c.isBound());
            }
            // Nobody listens on a port that is only bound, and nobody else can have it.
            try (Socket bound = new Socket()) {
                bound.bind(new InetSocketAddress(HERE, 0));
                thrown("nobody there", () -> new Socket(HERE, bound.getLocalPort()));
            }
            thrown("port", () -> new Socket(HERE, 70000));
            try {
                new Socket("nowhere.invalid", 1);
            } catch (UnknownHostException e) {
                System.out.println("unknown host");
            }
        }
    }

    static String ports(Object o) {
        return String.valueOf(o).replaceAll("\\d{4,}", "PORT");
    }

    static void face(String what, Socket s) {
        System.out.println(what + ": " + ports(s) + " connected " + s.isConnected() + " bound " + s.isBound() + " to "
            + ports(s.getRemoteSocketAddress()) + " at " + s.getLocalAddress() + " " + ports(s.getLocalSocketAddress()));
    }

    /** What the sockets of channels show of them, and what stays when they are closed. */
    static void faces() throws Exception {
        InetSocketAddress any = new InetSocketAddress("127.0.0.1", 0);
        System.out.println(new InetSocketAddress(5) + " " + new InetSocketAddress("localhost", 5));
        try (ServerSocket s = new ServerSocket(0); Socket c = new Socket()) {
            System.out.println(ports(s) + " " + ports(s.getLocalSocketAddress()));
            face("new", c);
            c.bind(null);
            face("only bound", c);
        }
        ServerSocketChannel server = ServerSocketChannel.open();
        ServerSocket s = server.socket();
        System.out.println(s + " " + s.isBound());
        server.bind(any);
        System.out.println(ports(s) + " " + s.isBound());
        SocketChannel c = SocketChannel.open(server.getLocalAddress());
        Socket accepted = s.accept();
        face("channel", c.socket());
        face("accepted", accepted);
        accepted.close();
        face("accepted, closed", accepted);
        c.close();
        System.out.println("closed channel connected " + c.isConnected() + ", pending " + c.isConnectionPending());
        face("channel, closed", c.socket());
        Socket plain = new Socket(s.getInetAddress(), s.getLocalPort());
        plain.close();
        face("socket, closed", plain);
        server.close();
        System.out.println("closed: " + ports(s) + " " + s.isBound() + " " + ports(s.getLocalSocketAddress()));
        DatagramChannel d = DatagramChannel.open().bind(any);
        d.connect(new InetSocketAddress("127.0.0.1", 9));
        DatagramSocket ds = d.socket();
        d.close();
        System.out.println("datagrams: " + d.isConnected() + " " + ds.isConnected() + " " + ds.isBound() + " " + ds.getPort() + " "
            + ds.getInetAddress() + " " + ds.getLocalAddress() + " " + ds.getLocalPort());
    }

    /** "." and ".." are taken out of a path that is joined to another one; a path from the root stays as it is. */
    static void paths() throws Exception {
        URL base = new URL("http://b.example/x/y/z?q#r");
        for (String s : new String[]{"http://h.example/../a/./b/../c", "/../x/./y", "/a/..", "/.", "../x", "./x", "a/../b", "..", "x?p/../q"})
            System.out.println(s + " " + new URL(base, s));
        System.out.println(new URL("http://h.example/a/../b"));
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    /** Addresses in digits, alone and in URLs; none of these is looked up. */
    static void literals() {
        for (String s : new String[]{"0x7f.1", "0x7f000001", "1.2.3.0x4", "1.2", "0000000000001", "[1.2.3.4]", "[::1", "::1:", ":1:2:3:4:5:6:7", "1::",
            "::1.2.3", "::1.2.3.4", "::1%", "::1%99", "::1%nix", "1:2", "1::2::3", ":", "1:2:3:4:5:6:7:8:9"})
            attempt(s, () -> InetAddress.getByName(s));
        for (String s : new String[]{"zz", "", "::1", "1.2.3.4", "::%", "::1%25lo", "1:2", "v1.x"}) {
            attempt("http of " + s, () -> new URL("http://u@[" + s + "]:80/").getHost());
            attempt("file of " + s, () -> new URL("file://[" + s + "]/f").getHost());
        }
        attempt("behind the bracket", () -> new URL("http://[::1]x/"));
    }

    /** A date says that a cookie is of the old kind, a version or an age that it is of the new one. */
    static void cookies() {
        for (String s : new String[]{"a=b; Max-Age=5", "a=\"b\"; max-age=5; Version=0", "a=b; Version=1; expires=x", "a=b; version=1, c=d; max-age=7", "a=b, c=d",
            "Set-Cookie2: a=b, c=d; expires=x", "Set-Cookie2: a=b, c=d", "Set-Cookie: a=b; Max-Age=5", "a=b; expires"})
            for (HttpCookie c : HttpCookie.parse(s)) System.out.println(s + " " + c + " version " + c.getVersion() + ", " + c.getMaxAge() + " seconds");
    }

    public static void main(String[] args) throws Exception {
        faces();
        sockets();
        selectedBefore();
        selector();
        nonBlocking();
        interrupts();
        datagrams();
        pipes();
        paths();
        literals();
        cookies();
    }
}
