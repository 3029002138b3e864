import com.sun.net.httpserver.BasicAuthenticator;
import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpPrincipal;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

/** What a client sees on the wire, headers sorted, and what a handler sees. */
public class Main {
    static final InetAddress HERE = InetAddress.getLoopbackAddress();
    static final String HOST = " HTTP/1.1\r\nHost: x\r\n";
    static int port;

    static byte[] bytes(String s) {
        return s.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** A line without its end; null at the end of the stream. */
    static String line(InputStream in) throws IOException {
        StringBuilder sb = new StringBuilder();
        for (int c; (c = in.read()) != '\n';) {
            if (c < 0) return null;
            if (c != '\r') sb.append((char) c);
        }
        return sb.toString();
    }

    /** Status line, headers in order but for those that change, body. False at the end of the stream. */
    static boolean answer(InputStream in, boolean body) throws IOException {
        String status = line(in);
        if (status == null) return false;
        TreeMap<String, String> headers = new TreeMap<>();
        for (String h; !(h = line(in)).isEmpty();) {
            int colon = h.indexOf(':');
            String name = h.substring(0, colon).toLowerCase();
            headers.merge(name, h.substring(colon + 1).trim(), (a, b) -> a + "|" + b);
        }
        if (status.contains(" 100 ")) headers.clear();
        StringBuilder text = new StringBuilder();
        String length = headers.get("content-length");
        if (!body) {
            text.append("no body");
        } else if ("chunked".equals(headers.get("transfer-encoding"))) {
            for (int n; (n = Integer.parseInt(line(in), 16)) > 0; line(in)) text.append('[').append(new String(in.readNBytes(n))).append(']');
            line(in);
        } else if (length != null) {
            text.append(new String(in.readNBytes(Integer.parseInt(length))));
        } else if ("close".equals(headers.get("connection"))) {
            text.append(new String(in.readAllBytes())).append(" <end>");
        }
        boolean refused = text.toString().startsWith("<h1>");
        headers.keySet().removeAll(Set.of("date", "connection"));
        if (refused) headers.remove("content-length");
        System.out.println("  " + status + " " + headers + " " + (refused ? "a page" : text));
        return true;
    }

    /** Sends all of it, says no more, and prints each answer. */
    static void talk(String what, String request) throws IOException {
        System.out.println(what);
        try (Socket s = new Socket(HERE, port)) {
            s.setSoTimeout(20_000);
            s.getOutputStream().write(bytes(request));
            s.shutdownOutput();
            while (answer(s.getInputStream(), !request.startsWith("HEAD"))) continue;
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void say(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static void reply(HttpExchange x, int status, String text) throws IOException {
        byte[] b = bytes(text);
        x.sendResponseHeaders(status, b.length);
        x.getResponseBody().write(b);
        x.close();
    }

    static void contexts(HttpServer server) {
        server.createContext("/hi", x -> {
            x.getResponseHeaders().add("x-one", "1");
            x.getResponseHeaders().add("X-ONE", "2");
            reply(x, 200, "hello");
        });
        server.createContext("/hi/deeper", x -> reply(x, 200, "deeper"));
        server.createContext("/chunks", x -> {
            x.sendResponseHeaders(200, 0);
            OutputStream out = x.getResponseBody();
            out.write(bytes("abc"));
            out.flush();
            out.write(bytes("de"));
            out.write(bytes("fg"));
            out.close();
        });
        server.createContext("/empty", x -> x.sendResponseHeaders(204, -1));
        server.createContext("/nothing", x -> {
            x.sendResponseHeaders(200, -1);
            x.close();
        });
        server.createContext("/echo", x -> {
            String body = new String(x.getRequestBody().readAllBytes());
            reply(x, 200, x.getRequestMethod() + " " + x.getRequestURI() + " " + x.getProtocol() + " " + body + " " + new TreeMap<>(x.getRequestHeaders()));
        });
        server.createContext("/unread", x -> reply(x, 200, "not read"));
        server.createContext("/fails", x -> {
            throw new IOException("meant");
        });
        server.createContext("/last", x -> {
            x.getResponseHeaders().set("Connection", "close");
            reply(x, 200, "bye");
        });
        server.createContext("/wrong", x -> {
            OutputStream out = x.getResponseBody();
            say("  write before headers", () -> { out.write(1); return "written"; });
            System.out.println("  " + x.getResponseCode() + " " + x.getHttpContext().getPath() + " " + x.getPrincipal());
            x.sendResponseHeaders(200, 3);
            say("  too much", () -> { out.write(bytes("abcd")); return "written"; });
            say("  twice", () -> { x.sendResponseHeaders(200, 3); return "sent"; });
            System.out.println("  " + x.getResponseCode() + " " + x.getRemoteAddress().getAddress().isLoopbackAddress() + " "
                    + (x.getLocalAddress().getPort() == port));
            out.write(bytes("abc"));
            out.close();
        });
        HttpContext safe = server.createContext("/safe", x -> reply(x, 200, "for " + x.getPrincipal()));
        safe.setAuthenticator(new BasicAuthenticator("place") {
            @Override
            public boolean checkCredentials(String user, String password) {
                return user.equals("me") && password.equals("p:w");
            }
        });
        HttpContext filtered = server.createContext("/filtered", x -> reply(x, 200, "<" + x.getAttribute("mark") + ">"));
        filtered.getFilters().add(new Filter() {
            @Override
            public void doFilter(HttpExchange x, Chain chain) throws IOException {
                x.setAttribute("mark", "filter");
                OutputStream plain = x.getResponseBody();
                x.setStreams(null, new FilterOutputStream(plain) {
                    @Override
                    public void write(int b) throws IOException {
                        out.write(Character.toUpperCase(b));
                    }
                });
                chain.doFilter(x);
            }

            @Override
            public String description() {
                return "upper case";
            }
        });
    }

    static void wire() throws IOException {
        talk("a page", "GET /hi" + HOST + "\r\n");
        talk("the longest path", "GET /hi/deeper/x" + HOST + "\r\n");
        talk("a path that only begins like it", "GET /hinder" + HOST + "\r\n");
        talk("four at once", "GET /hi" + HOST + "\r\nGET /chunks" + HOST + "\r\nGET /empty" + HOST + "\r\nGET /nothing" + HOST + "\r\n");
        talk("HEAD", "HEAD /nothing" + HOST + "\r\n");
        talk("a body", "POST /echo?a=b%20c" + HOST + "Content-Length: 4\r\nX-A: 1\r\nx-a:   2  \r\n\r\nbodyGET /hi" + HOST + "\r\n");
        talk("chunks", "POST /echo" + HOST + "Transfer-Encoding: chunked\r\n\r\n3;x=1\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\nGET /hi" + HOST + "\r\n");
        talk("a body that nobody reads", "POST /unread" + HOST + "Content-Length: 4\r\n\r\nbodyGET /hi" + HOST + "\r\n");
        talk("100-continue", "POST /echo" + HOST + "Expect: 100-continue\r\nContent-Length: 4\r\n\r\nbody");
        talk("folded", "GET /echo" + HOST + "A: b\r\n c\r\n\r\n");
        talk("HTTP/1.0", "GET /hi HTTP/1.0\r\n\r\nGET /hi HTTP/1.0\r\n\r\n");
        talk("HTTP/1.0 to the end", "GET /chunks HTTP/1.0\r\n\r\n");
        talk("the client ends", "GET /hi" + HOST + "Connection: close\r\n\r\nGET /hi" + HOST + "\r\n");
        talk("the server ends", "GET /last" + HOST + "\r\nGET /hi" + HOST + "\r\n");
        talk("a handler that fails", "GET /fails" + HOST + "\r\nGET /hi" + HOST + "\r\n");
        talk("what a handler may not", "GET /wrong" + HOST + "\r\n");
        talk("who?", "GET /safe" + HOST + "\r\n");
        talk("me", "GET /safe" + HOST + "Authorization: Basic " + Base64.getEncoder().encodeToString(bytes("me:p:w")) + "\r\n\r\n");
        talk("not me", "GET /safe" + HOST + "Authorization: Basic " + Base64.getEncoder().encodeToString(bytes("me:x")) + "\r\n\r\n");
        talk("a filter", "GET /filtered" + HOST + "\r\n");
    }

    static void refused() throws IOException {
        for (String request : new String[] {"GET /nowhere" + HOST, "GARBAGE\r\n", "GET /hi\r\n", "GET /h%zz" + HOST,
                "POST /echo" + HOST + "Content-Length: x\r\n", "POST /echo" + HOST + "Content-Length: -5\r\n",
                "POST /echo" + HOST + "Transfer-Encoding: gzip\r\n", "GET /hi" + HOST + "no colon\r\n", "GET /hi" + HOST + ": v\r\n",
                "POST /echo" + HOST + "Content-Length: 1\r\nContent-Length: 2\r\n", "GET /hi" + HOST + "a b: v\r\n",
                "POST /echo" + HOST + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n"})
            talk(request.trim().replace("\r\n", " "), request + "\r\n");
    }

    static void client() throws IOException {
        for (String method : new String[] {"GET", "POST", "PUT", "DELETE"}) {
            HttpURLConnection c = (HttpURLConnection) new URL("http", HERE.getHostAddress(), port, "/echo?q=1").openConnection();
            c.setRequestMethod(method);
            c.setRequestProperty("Accept", "text/plain");
            if (method.startsWith("P")) {
                c.setDoOutput(true);
                if (method.equals("PUT")) c.setChunkedStreamingMode(0);
                c.getOutputStream().write(new byte[10_000]);
                c.getOutputStream().close();
            }
            String text = new String(c.getInputStream().readAllBytes());
            System.out.println(method + " " + c.getResponseCode() + " " + c.getResponseMessage() + " " + text.startsWith(method + " /echo?q=1 HTTP/1.1 ")
                    + " " + text.chars().filter(b -> b == 0).count() + " " + text.contains("Accept=[text/plain]"));
        }
        HttpURLConnection c = (HttpURLConnection) new URL("http", HERE.getHostAddress(), port, "/nowhere").openConnection();
        System.out.println("GET " + c.getResponseCode() + " " + new String(c.getErrorStream().readAllBytes()).startsWith("<h1>404"));
    }

    /** Two handlers at once by two threads; an answer from a third thread after the handler has returned; stopping
     * waits. */
    static void threads() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(HERE, 0), 0);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        CyclicBarrier both = new CyclicBarrier(2);
        server.createContext("/meet", x -> {
            try {
                both.await(20, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IOException(e);
            }
            reply(x, 200, "met");
        });
        server.createContext("/later", x -> new Thread(() -> {
            try {
                reply(x, 200, "later");
            } catch (IOException e) {
                System.out.println(e);
            }
        }).start());
        CountDownLatch inside = new CountDownLatch(1), go = new CountDownLatch(1);
        server.createContext("/slow", x -> {
            inside.countDown();
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            reply(x, 200, "slow");
        });
        server.start();
        port = server.getAddress().getPort();
        try (Socket a = new Socket(HERE, port); Socket b = new Socket(HERE, port)) {
            a.getOutputStream().write(bytes("GET /meet" + HOST + "\r\n"));
            b.getOutputStream().write(bytes("GET /meet" + HOST + "\r\n"));
            answer(a.getInputStream(), true);
            answer(b.getInputStream(), true);
            for (int i = 0; i < 2; i++) {
                a.getOutputStream().write(bytes("GET /later" + HOST + "\r\n"));
                answer(a.getInputStream(), true);
            }
            b.getOutputStream().write(bytes("GET /slow" + HOST + "\r\n"));
            inside.await();
            Thread stopper = new Thread(() -> server.stop(20));
            stopper.start();
            while (true) {
                try (Socket refused = new Socket(HERE, port)) {
                    Thread.yield();
                } catch (IOException e) {
                    break;
                }
            }
            System.out.println("stops, and waits: " + stopper.isAlive());
            go.countDown();
            answer(b.getInputStream(), true);
            stopper.join(5_000);
            System.out.println("then the connections end: " + a.getInputStream().read() + " " + b.getInputStream().read());
        }
        pool.shutdown();
    }

    static void headers() {
        Headers h = new Headers();
        h.add("fOO-bAR", "x");
        h.add("foo-bar", "y");
        h.set("z", "1");
        System.out.println(new TreeMap<>(h) + " " + h.getFirst("FOO-BAR") + " " + h.get("q") + " " + h.getFirst("q") + " " + h.containsKey("FOO-BAR") + " "
                + h.containsValue(List.of("1")) + " " + h.size() + " " + h.equals(Map.of()) + " " + h.remove("FOO-BAR") + " " + h.keySet());
        say("LF in a name", () -> { h.add("a\n", "b"); return "added"; });
        say("LF in a value", () -> { h.add("a", "b\nc"); return "added"; });
        say("folded value", () -> { h.add("a", "b\r\n c"); return "added"; });
        say("no name", () -> { h.add(null, "b"); return "added"; });
        say("no value", () -> { h.add("a", null); return "added"; });
        say("principal", () -> new HttpPrincipal("me", "place") + " " + new HttpPrincipal("me", "place").equals(new HttpPrincipal("me", "place")));
    }

    static void states(HttpServer server) {
        say("a context without a slash", () -> server.createContext("hi"));
        say("a context without a path", () -> server.createContext(null));
        say("remove what is not there", () -> { server.removeContext("/zip"); return 1; });
        say("remove", () -> { server.removeContext("/hi/deeper"); return "done"; });
        say("no handler", () -> { server.createContext("/q").setHandler(null); return 1; });
        say("bind again", () -> { server.bind(new InetSocketAddress(0), 0); return 1; });
        say("start again", () -> { server.start(); return 1; });
        say("executor after start", () -> { server.setExecutor(null); return 1; });
        say("stop in the past", () -> { server.stop(-1); return 1; });
        say("start without address", () -> { HttpServer.create().start(); return 1; });
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(HERE, 0), 0);
        port = server.getAddress().getPort();
        contexts(server);
        server.start();
        wire();
        refused();
        client();
        states(server);
        server.stop(0);
        say("start after stop", () -> { server.start(); return 1; });
        headers();
        threads();
    }
}
