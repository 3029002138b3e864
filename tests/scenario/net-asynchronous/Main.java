import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.*;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (ExecutionException e) {
            System.out.println(what + ": in the future " + e.getCause().getClass().getName());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    /** What a handler was told, to be waited for. */
    static final class Told<V> implements CompletionHandler<V, String> {
        private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

        public void completed(V result, String attachment) {
            queue.add(attachment + " " + (result instanceof Number ? result : result == null ? "null" : "a channel"));
        }

        public void failed(Throwable e, String attachment) {
            queue.add(attachment + " " + e.getClass().getName());
        }

        String get() throws InterruptedException {
            return queue.poll(60, TimeUnit.SECONDS);
        }
    }

    static ByteBuffer text(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.US_ASCII));
    }

    static String text(ByteBuffer b) {
        return new String(b.array(), 0, b.position(), StandardCharsets.US_ASCII);
    }

    static void talk(AsynchronousServerSocketChannel server, InetSocketAddress at) throws Exception {
        Future<AsynchronousSocketChannel> accepted = server.accept();
        show("accept twice", server::accept);
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
        show("too early", () -> client.read(ByteBuffer.allocate(1)));
        show("connected", () -> client.connect(at).get());
        show("again", () -> client.connect(at));
        AsynchronousSocketChannel other = accepted.get();
        System.out.println(client.getRemoteAddress().equals(at) + " " + other.getRemoteAddress().equals(client.getLocalAddress()));
        show("written", () -> client.write(text("hello")).get());
        ByteBuffer in = ByteBuffer.allocate(10);
        show("read", () -> other.read(in).get() + " " + text(in));
        show("no room", () -> other.read(ByteBuffer.allocate(0)).get());
        show("read-only", () -> other.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
        Told<Integer> told = new Told<>();
        ByteBuffer next = ByteBuffer.allocate(10);
        other.read(next, "pending", told);
        show("read twice", () -> other.read(ByteBuffer.allocate(1)));
        Told<Long> many = new Told<>();
        client.write(new ByteBuffer[] {text("ab"), text("cd")}, 0, 2, 0, TimeUnit.SECONDS, "gathered", many);
        System.out.println(many.get() + ", " + told.get() + " " + text(next));
        ByteBuffer late = ByteBuffer.allocate(1);
        other.read(late, 50, TimeUnit.MILLISECONDS, "late", told);
        System.out.println(told.get());
        client.shutdownOutput();
        client.read(ByteBuffer.allocate(1), "until closed", told);
        client.close();
        System.out.println(told.get());
        show("closed", () -> client.write(text("x")).get());
        other.close();
        System.out.println(client.isOpen() + " " + other.isOpen());
    }

    static void streams(AsynchronousServerSocketChannel server, InetSocketAddress at) throws Exception {
        Future<AsynchronousSocketChannel> accepted = server.accept();
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
        client.connect(at).get();
        try (OutputStream out = Channels.newOutputStream(client)) {
            out.write(text("through streams").array());
        }
        try (InputStream in = Channels.newInputStream(accepted.get())) {
            System.out.println(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
        }
    }

    static void groups() throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(2, r -> new Thread(r, "of the group"));
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group);
        show("not bound", server::accept);
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        BlockingQueue<String> names = new LinkedBlockingQueue<>();
        server.accept("x", new CompletionHandler<AsynchronousSocketChannel, String>() {
            public void completed(AsynchronousSocketChannel c, String a) {
                names.add(Thread.currentThread().getName());
                try {
                    c.close();
                } catch (IOException e) {
                    names.add(e.toString());
                }
            }

            public void failed(Throwable e, String a) {
                names.add(e.toString());
            }
        });
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group);
        client.connect((InetSocketAddress) server.getLocalAddress()).get();
        System.out.println(names.poll(60, TimeUnit.SECONDS));
        group.shutdown();
        System.out.println(group.isShutdown() + " " + group.isTerminated());
        show("too late", () -> AsynchronousSocketChannel.open(group));
        Future<AsynchronousSocketChannel> never = server.accept();
        group.shutdownNow();
        show("never", never::get);
        System.out.println(server.isOpen() + " " + client.isOpen() + " " + group.awaitTermination(10, TimeUnit.SECONDS));
    }

    public static void main(String[] args) throws Exception {
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        InetSocketAddress at = (InetSocketAddress) server.getLocalAddress();
        talk(server, at);
        streams(server, at);
        server.close();
        // Nobody listens on a port that is only bound, and nobody else can have it.
        try (AsynchronousSocketChannel bound = AsynchronousSocketChannel.open().bind(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            show("refused", () -> AsynchronousSocketChannel.open().connect(bound.getLocalAddress()).get());
        }
        show("unresolved", () -> AsynchronousSocketChannel.open().connect(InetSocketAddress.createUnresolved("x", 1)));
        groups();
    }
}
