import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Each client waits in read until all clients are connected: with bound threads two carriers would stand still. */
public class Main {
    static final int CLIENTS = 300;

    public static void main(String[] args) throws Exception {
        streams();
        channels();
        timeout();
        closed();
        interrupted();
    }

    static void streams() throws Exception {
        CountDownLatch all = new CountDownLatch(CLIENTS);
        AtomicInteger virtual = new AtomicInteger();
        try (ServerSocket server = new ServerSocket(0, CLIENTS, InetAddress.getLoopbackAddress());
                Virtual.Pool threads = Virtual.executor()) {
            threads.submit(() -> {
                for (int i = 0; i < CLIENTS; i++) {
                    Socket s = server.accept();
                    threads.submit(() -> serve(s, all, virtual));
                }
                return null;
            });
            List<Future<Integer>> answers = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int n = i;
                answers.add(threads.submit(() -> ask(server.getLocalPort(), n)));
            }
            long sum = 0;
            for (Future<Integer> f : answers) sum += f.get();
            System.out.println("streams " + sum + " by " + virtual.get() + " virtual servers");
        }
    }

    /** Greets when everybody is there, then answers one question. */
    static Object serve(Socket s, CountDownLatch all, AtomicInteger virtual) throws Exception {
        try (s) {
            PrintStream out = new PrintStream(s.getOutputStream(), true);
            BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
            all.countDown();
            all.await();
            out.println("hello");
            int n = Integer.parseInt(in.readLine());
            if (Virtual.is(Thread.currentThread())) virtual.incrementAndGet();
            out.println(n * 2);
            return null;
        }
    }

    static int ask(int port, int n) throws Exception {
        try (Socket s = new Socket(InetAddress.getLoopbackAddress(), port)) {
            BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
            PrintStream out = new PrintStream(s.getOutputStream(), true);
            if (!in.readLine().equals("hello")) throw new AssertionError();
            out.println(n);
            return Integer.parseInt(in.readLine());
        }
    }

    static void channels() throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open();
                Virtual.Pool threads = Virtual.executor()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            CountDownLatch connected = new CountDownLatch(50);
            Future<Long> sum = threads.submit(() -> {
                List<Future<Long>> parts = new ArrayList<>();
                for (int i = 0; i < 50; i++) {
                    SocketChannel c = server.accept();
                    parts.add(threads.submit(() -> drain(c)));
                }
                long total = 0;
                for (Future<Long> p : parts) total += p.get();
                return total;
            });
            for (int i = 0; i < 50; i++) {
                threads.submit(() -> {
                    try (SocketChannel c = SocketChannel.open(server.getLocalAddress())) {
                        connected.countDown();
                        connected.await();
                        ByteBuffer b = ByteBuffer.allocate(100_000);
                        while (b.hasRemaining()) c.write(b);
                        return null;
                    }
                });
            }
            System.out.println("channels " + sum.get());
        }
    }

    static long drain(SocketChannel c) throws Exception {
        try (c) {
            ByteBuffer b = ByteBuffer.allocate(4096);
            long n = 0;
            for (int r; (r = c.read(b)) >= 0; b.clear()) n += r;
            return n;
        }
    }

    static void timeout() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            AtomicReference<Object> seen = new AtomicReference<>();
            Thread t = Virtual.start(() -> {
                try (Socket s = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                    s.setSoTimeout(50);
                    s.getInputStream().read();
                } catch (Exception e) {
                    seen.set(e);
                }
            });
            t.join();
            System.out.println("timeout " + (seen.get() instanceof SocketTimeoutException));
        }
    }

    static void closed() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                Socket s = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
            AtomicReference<Object> seen = new AtomicReference<>();
            Thread t = Virtual.start(() -> {
                try {
                    s.getInputStream().read();
                } catch (Exception e) {
                    seen.set(e);
                }
            });
            while (t.getState() != Thread.State.WAITING) Thread.onSpinWait();
            s.close();
            t.join();
            System.out.println("closed " + (seen.get() instanceof SocketException));
        }
    }

    static void interrupted() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                Socket s = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
            AtomicReference<Object> seen = new AtomicReference<>();
            Thread t = Virtual.start(() -> {
                try {
                    s.getInputStream().read();
                } catch (SocketException e) {
                    seen.set(e.getMessage() + " " + Thread.currentThread().isInterrupted() + " " + s.isClosed());
                } catch (Exception e) {
                    seen.set(e);
                }
            });
            while (t.getState() != Thread.State.WAITING) Thread.onSpinWait();
            t.interrupt();
            t.join();
            System.out.println("interrupted " + seen.get());
        }
    }
}
