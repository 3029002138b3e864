import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("files");
        try {
            zips(dir);
            watching(dir);
            async(dir);
            principals(dir);
            http();
        } finally {
            try (Stream<Path> s = Files.walk(dir)) {
                s.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
            }
        }
    }

    static void say(Object o) {
        System.out.println(o);
    }

    interface Work {
        Object run() throws Exception;
    }

    static void attempt(String what, Work w) {
        try {
            say(what + ": " + w.run());
        } catch (Exception e) {
            say(what + ": " + e.getClass().getName());
        }
    }

    static String tree(Path root) throws IOException {
        try (Stream<Path> s = Files.walk(root)) {
            return s.map(p -> p + (Files.isDirectory(p) ? "|" : "="
                    + size(p))).sorted().collect(Collectors.joining(" "));
        }
    }

    static long size(Path p) {
        try {
            return Files.size(p);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void zips(Path dir) throws Exception {
        Path zip = dir.resolve("a.zip");
        attempt("missing", () -> FileSystems.newFileSystem(zip));
        URI uri = URI.create("jar:" + zip.toUri());
        try (FileSystem fs = FileSystems.newFileSystem(uri, Map.of("create", "true"))) {
            Path root = fs.getPath("/");
            say(fs.provider().getScheme() + " " + fs.isOpen() + " " + fs.isReadOnly() + " " + fs.getSeparator() + " "
                    + fs.getRootDirectories().iterator().next());
            Files.createDirectories(fs.getPath("/dir/sub"));
            Files.writeString(fs.getPath("/dir/one.txt"), "first\nsecond\n");
            Files.write(root.resolve("dir").resolve("sub").resolve("two.bin"), new byte[100000]);
            Files.writeString(fs.getPath("top"), "top");
            Files.copy(fs.getPath("/dir/one.txt"), fs.getPath("/dir/copy.txt"));
            Files.move(fs.getPath("top"), fs.getPath("/moved"));
            say(tree(root));
            attempt("again", () -> FileSystems.newFileSystem(uri, Map.of()));
            say(FileSystems.getFileSystem(uri) == fs);
            say(Path.of(URI.create(uri + "!/dir/one.txt")) + " " + Path.of(URI.create(uri
                    + "!/dir")).equals(fs.getPath("/dir")));
            attempt("delete full", () -> { Files.delete(fs.getPath("/dir")); return 0; });
            attempt("exists", () -> Files.createDirectory(fs.getPath("/dir")));
            attempt("read none", () -> Files.readString(fs.getPath("/none")));
            attempt("no dir", () -> Files.writeString(fs.getPath("/no/x"), "x"));
            attempt("list file", () -> Files.newDirectoryStream(fs.getPath("/moved")));
            attempt("file of it", () -> fs.getPath("/x").toFile());
            attempt("posix", () -> Files.getPosixFilePermissions(fs.getPath("/dir")));
            attempt("mixed", () -> fs.getPath("/x").resolve(Path.of("y")));
            try (SeekableByteChannel ch = Files.newByteChannel(fs.getPath("/moved"), StandardOpenOption.WRITE,
                    StandardOpenOption.APPEND)) {
                ch.write(ByteBuffer.wrap("!!".getBytes()));
            }
            say(Files.readString(fs.getPath("/moved")));
            attempt("new", () -> Files.createFile(fs.getPath("/moved")));
            Files.setLastModifiedTime(fs.getPath("/moved"), FileTime.fromMillis(1_000_000_000_000L));
        }
        attempt("gone", () -> FileSystems.getFileSystem(uri));
        try (java.util.zip.ZipFile z = new java.util.zip.ZipFile(zip.toFile())) {
            say(z.stream().map(e -> e.getName() + ":" + e.getSize()).sorted().collect(Collectors.toList()));
        }
        FileSystem fs = FileSystems.newFileSystem(zip, (ClassLoader) null);
        say(tree(fs.getPath("/")));
        say(Files.getLastModifiedTime(fs.getPath("/moved")).toMillis());
        say(Files.readAllLines(fs.getPath("/dir/one.txt")) + " " + Files.isSameFile(fs.getPath("moved"),
                fs.getPath("/dir/../moved")));
        Path out = dir.resolve("out.txt");
        Files.copy(fs.getPath("/dir/one.txt"), out);
        say(Files.mismatch(out, fs.getPath("/dir/one.txt")));
        Files.walkFileTree(fs.getPath("/dir"), new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) throws IOException {
                Files.delete(f);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) throws IOException {
                Files.delete(d);
                return FileVisitResult.CONTINUE;
            }
        });
        Path rel = fs.getPath("a", "b", "../c");
        say(rel + " " + rel.normalize() + " " + rel.toAbsolutePath() + " " + rel.getFileName() + " "
                + rel.getNameCount() + " "
                + fs.getPath("/a").relativize(fs.getPath("/b/c")) + " " + fs.getPath("/x.txt").startsWith("/") + " "
                + fs.getPathMatcher("glob:**.txt").matches(fs.getPath("/q/x.txt")) + " "
                        + fs.getPath("/a").equals(Path.of("/a")));
        say(fs.getPath("/b c").toUri().toString().endsWith("a.zip!/b%20c"));
        fs.close();
        say(fs.isOpen());
        attempt("closed", () -> Files.exists(fs.getPath("/")) + "");
        try (FileSystem f2 = FileSystems.newFileSystem(zip, Map.of())) {
            say(tree(f2.getPath("/")));
        }
        attempt("not a zip", () -> FileSystems.newFileSystem(out));
        attempt("scheme", () -> FileSystems.getFileSystem(URI.create("what:/x")));
        attempt("scheme of path", () -> Path.of(URI.create("what:/x")));
        say(FileSystems.getFileSystem(URI.create("file:///")) == FileSystems.getDefault());
    }

    static void watching(Path base) throws Exception {
        Path dir = Files.createDirectory(base.resolve("watched"));
        WatchService ws = dir.getFileSystem().newWatchService();
        WatchKey key = dir.register(ws, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE);
        say(key.isValid() + " " + key.watchable().equals(dir) + " " + ws.poll());
        Files.createFile(dir.resolve("f1"));
        WatchKey k = ws.take();
        for (WatchEvent<?> e : k.pollEvents()) say(e.kind() + " " + e.context() + " " + e.count());
        say(k == key);
        say(k.reset());
        Files.delete(dir.resolve("f1"));
        k = ws.poll(60, TimeUnit.SECONDS);
        for (WatchEvent<?> e : k.pollEvents()) say(e.kind().name() + " " + e.context() + " "
                + e.kind().type().getSimpleName());
        k.cancel();
        say(k.isValid() + " " + k.reset());
        attempt("no events", () -> dir.register(ws));
        attempt("no directory", () -> Files.createFile(base.resolve("plain")).register(ws,
                StandardWatchEventKinds.ENTRY_CREATE));
        ws.close();
        attempt("closed", ws::take);
    }

    static void async(Path dir) throws Exception {
        Path f = dir.resolve("async");
        try (AsynchronousFileChannel ch = AsynchronousFileChannel.open(f, StandardOpenOption.CREATE,
                StandardOpenOption.WRITE, StandardOpenOption.READ)) {
            say(ch.write(ByteBuffer.wrap("hello async".getBytes()), 0).get() + " " + ch.size());
            ByteBuffer b = ByteBuffer.allocate(5);
            CountDownLatch done = new CountDownLatch(1);
            ch.read(b, 6, "tag", new CompletionHandler<Integer, String>() {
                public void completed(Integer n, String a) {
                    say(n + " " + a + " " + new String(b.array()));
                    done.countDown();
                }

                public void failed(Throwable t, String a) {
                    say(t);
                    done.countDown();
                }
            });
            done.await();
            say(ch.read(ByteBuffer.allocate(4), 100).get());
            try (FileLock l = ch.lock().get()) {
                say(l.isValid() + " " + (l.acquiredBy() == ch) + " " + l.channel());
            }
            attempt("negative", () -> ch.read(ByteBuffer.allocate(1), -1));
        }
    }

    static void principals(Path dir) throws Exception {
        UserPrincipalLookupService s = dir.getFileSystem().getUserPrincipalLookupService();
        say(s.lookupPrincipalByName("root") + " " + s.lookupPrincipalByGroupName("root"));
        attempt("nobody of that name", () -> s.lookupPrincipalByName("no-such-user-here"));
        Path p = Files.createFile(dir.resolve("perm"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r-----")));
        say(PosixFilePermissions.toString(Files.getPosixFilePermissions(p)) + " " + Files.getAttribute(p,
                "unix:nlink"));
        say(FileSystems.getDefault().provider().getScheme() + " "
                + java.nio.file.spi.FileSystemProvider.installedProviders().stream().map(x -> x.getScheme()).collect(Collectors.toList()).subList(0, 2));
        try (FileChannel ch = FileChannel.open(p, Set.of(StandardOpenOption.WRITE))) {
            say(ch.write(ByteBuffer.wrap(new byte[3])));
        }
    }

    /** Answers each request of one connection; headers of interest are repeated in the body. */
    static void serve(ServerSocket server) {
        while (!server.isClosed()) {
            try {
                Socket s = server.accept();
                Thread t = new Thread(() -> answered(s));
                t.setDaemon(true);
                t.start();
            } catch (IOException e) {
                return;
            }
        }
    }

    static void answered(Socket s) {
        try (s) {
            answer(s);
        } catch (IOException e) {
            return;
        }
    }

    static void answer(Socket s) throws IOException {
        InputStream in = new BufferedInputStream(s.getInputStream());
        String first = line(in);
        if (first == null) return;
        Map<String, String> head = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String l; (l = line(in)) != null && !l.isEmpty();) head.put(l.substring(0, l.indexOf(':')),
                l.substring(l.indexOf(':') + 1).trim());
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        if ("chunked".equals(head.get("Transfer-Encoding"))) {
            for (int n; (n = Integer.parseInt(line(in).trim(), 16)) > 0; line(in)) body.write(in.readNBytes(n));
            line(in);
        } else if (head.containsKey("Content-Length")) {
            body.write(in.readNBytes(Integer.parseInt(head.get("Content-Length"))));
        }
        String[] req = first.split(" ");
        String text = req[0] + " " + req[1] + " type=" + head.get("Content-Type") + " x=" + head.get("X-Own")
                + " cookie="
                + head.get("Cookie") + " auth=" + head.get("Authorization") + " body=" + body;
        byte[] b = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder r = new StringBuilder();
        if (req[1].equals("/moved")) r.append("HTTP/1.1 302 Found\r\nLocation: /target?q=1\r\nContent-Length: 0\r\n");
        else if (req[1].equals("/loop")) r.append("HTTP/1.1 301 Moved\r\nLocation: /loop\r\nContent-Length: 0\r\n");
        else if (req[1].equals("/none")) r.append("HTTP/1.1 404 Not Found\r\nContent-Length: " + b.length + "\r\n");
        else if (req[1].equals("/broken")) r.append("HTTP/1.1 500 Broken Here\r\nContent-Length: " + b.length + "\r\n");
        else if (req[1].equals("/secret") && !head.containsKey("Authorization"))
            r.append("HTTP/1.1 401 Who\r\nWWW-Authenticate: Basic realm=\"the realm\"\r\nContent-Length: 0\r\n");
        else if (req[1].equals("/chunks")) r.append("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n");
        else r.append("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
                + "X-Two: a\r\nX-Two: b\r\nContent-Length: " + b.length + "\r\n");
        if (req[1].equals("/cookie")) r.append("Set-Cookie: id=42; Path=/; HttpOnly\r\nSet-Cookie: gone=1; Max-Age=0\r\n");
        OutputStream out = s.getOutputStream();
        out.write((r + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
        if (r.indexOf("chunked") > 0) {
            for (int i = 0; i < b.length; i += 10) {
                int n = Math.min(10, b.length - i);
                out.write((Integer.toHexString(n) + ";x=y\r\n").getBytes());
                out.write(b, i, n);
                out.write("\r\n".getBytes());
            }
            out.write("0\r\nTrailer: t\r\n\r\n".getBytes());
        } else if (!req[0].equals("HEAD") && r.indexOf("Content-Length: 0") < 0) {
            out.write(b);
        }
        out.flush();
        s.shutdownOutput();
    }

    static String line(InputStream in) throws IOException {
        StringBuilder sb = new StringBuilder();
        for (int c; (c = in.read()) != '\n';) {
            if (c < 0) return null;
            if (c != '\r') sb.append((char) c);
        }
        return sb.toString();
    }

    static String read(HttpURLConnection c) throws IOException {
        try (InputStream in = c.getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static HttpURLConnection open(String base, String path) throws IOException {
        return (HttpURLConnection) new URL(base + path).openConnection();
    }

    static void http() throws Exception {
        ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread t = new Thread(() -> serve(server));
        t.setDaemon(true);
        t.start();
        String base = "http://127.0.0.1:" + server.getLocalPort();
        HttpURLConnection c = open(base, "/plain");
        c.setRequestProperty("X-Own", "mine");
        c.setConnectTimeout(5000);
        c.setReadTimeout(5000);
        say(read(c));
        say(c.getResponseCode() + " " + c.getResponseMessage() + " " + c.getContentType() + " "
                + (c.getContentLength() > 20) + " "
                + c.getLastModified() + " " + c.getHeaderField("x-two") + " " + c.getHeaderField(0) + " "
                        + c.getHeaderFieldKey(1));
        say(c.getHeaderFields().get("X-Two") + " " + c.getHeaderFields().get(null) + " " + c.usingProxy());
        try (InputStream in = new URL(base + "/stream").openStream()) {
            say(new String(in.readAllBytes()));
        }
        c = open(base, "/post");
        c.setDoOutput(true);
        try (OutputStream out = c.getOutputStream()) {
            out.write("a=1&b=2".getBytes());
        }
        say(c.getResponseCode() + " " + c.getRequestMethod() + " " + read(c));
        c = open(base, "/put");
        c.setRequestMethod("PUT");
        c.setDoOutput(true);
        c.setChunkedStreamingMode(8);
        c.setRequestProperty("Content-Type", "text/x-own");
        c.getOutputStream().write("some bytes in chunks".getBytes());
        c.getOutputStream().close();
        say(read(c));
        c = open(base, "/fixed");
        c.setDoOutput(true);
        c.setFixedLengthStreamingMode(4);
        c.getOutputStream().write("four".getBytes());
        say(read(c));
        c = open(base, "/moved");
        say(read(c) + " " + c.getURL().getFile());
        c = open(base, "/moved");
        c.setInstanceFollowRedirects(false);
        say(c.getResponseCode() + " " + c.getHeaderField("Location"));
        attempt("loop", () -> read(open(base, "/loop")));
        HttpURLConnection none = open(base, "/none");
        attempt("none", () -> read(none));
        say(none.getResponseCode() + " " + new String(none.getErrorStream().readAllBytes()).startsWith("GET /none"));
        HttpURLConnection broken = open(base, "/broken");
        try {
            read(broken);
        } catch (IOException e) {
            say(e.getMessage().replace(base, "BASE") + " | " + broken.getResponseMessage());
        }
        say(read(open(base, "/chunks")));
        c = open(base, "/head");
        c.setRequestMethod("HEAD");
        say(c.getResponseCode() + " [" + read(c) + "]");
        HttpURLConnection bad = open(base, "/bad");
        attempt("method", () -> { bad.setRequestMethod("BREW"); return 0; });
        attempt("no output", bad::getOutputStream);
        CookieManager m = new CookieManager();
        CookieHandler.setDefault(m);
        read(open(base, "/cookie"));
        say(m.getCookieStore().getCookies() + " " + read(open(base, "/with")));
        CookieHandler.setDefault(null);
        Authenticator.setDefault(new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                say(getRequestingPrompt() + " " + getRequestingScheme() + " " + getRequestorType());
                return new PasswordAuthentication("user", "pass".toCharArray());
            }
        });
        say(read(open(base, "/secret")));
        Authenticator.setDefault(null);
        server.close();
        // Nobody listens on a port that is only bound, and nobody else can have it.
        try (Socket bound = new Socket()) {
            bound.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            attempt("refused", () -> read(open("http://127.0.0.1:" + bound.getLocalPort(), "/x")));
        }
        attempt("https", () -> URI.create("what").toURL());
        say(HttpCookie.parse("Set-Cookie: a=b; Domain=.x.com; Path=/p; Secure; Max-Age=100").get(0).getDomain());
        say(HttpCookie.parse("Set-Cookie2: a=\"b\"; Version=1, c=d;Port=\"80\"") + " "
                + HttpCookie.domainMatches(".x.com", "a.x.com")
                + HttpCookie.domainMatches("x.com", "x.com") + HttpCookie.domainMatches(".x.com", "b.a.x.com"));
        attempt("cookie name", () -> new HttpCookie("a b;", "x"));
        say(URLConnection.guessContentTypeFromName("x.html") + " " + URLConnection.guessContentTypeFromStream(
                new ByteArrayInputStream("GIF89a".getBytes())));
    }
}
