import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.*;
import java.nio.file.attribute.FileTime;
import java.util.jar.*;
import java.util.zip.*;

public class Main {
    static int line;
    static String base;

    static void say(Object o) {
        System.out.println(++line + ": " + String.valueOf(o).replace(base, "DIR"));
    }

    interface Work {
        Object run() throws Exception;
    }

    static void fails(Work w) {
        try {
            say("no failure: " + w.run());
        } catch (Exception e) {
            say(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("io");
        base = dir.toString();
        try {
            serialization();
            firstProtocol();
            filters();
            files(dir);
            streams(dir);
            text(dir);
            processes(dir);
            compressed(dir);
            timesOfEntries(dir);
            versionsOfEntries(dir);
        } finally {
            try (Stream<Path> s = Files.walk(dir)) {
                s.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
            }
        }
    }

    /** An entry's times are in its extra field: seconds, or what NTFS has for those that do not fit. */
    static void timesOfEntries(Path dir) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(b)) {
            ZipEntry e = new ZipEntry("a");
            e.setExtra(new byte[] {9, 9, 1, 0, 7});
            e.setLastModifiedTime(FileTime.fromMillis(1234567891234L)).setCreationTime(FileTime.fromMillis(5000));
            z.putNextEntry(e);
            e = new ZipEntry("late");
            e.setLastModifiedTime(FileTime.from(java.time.Instant.parse("2090-01-02T03:04:05.6789Z")))
                    .setLastAccessTime(FileTime.fromMillis(7000));
            z.putNextEntry(e);
        }
        Path p = Files.write(dir.resolve("times.zip"), b.toByteArray());
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(b.toByteArray()));
                ZipFile z = new ZipFile(p.toFile())) {
            for (ZipEntry e; (e = in.getNextEntry()) != null;) {
                say(Arrays.toString(e.getExtra()));
                for (ZipEntry x : new ZipEntry[] {e, z.getEntry(e.getName())}) say(x.getLastModifiedTime() + " "
                        + x.getLastAccessTime() + " " + x.getCreationTime() + " " + x.getExtra().length);
            }
            InputStream open = z.getInputStream(z.getEntry("a"));
            z.close();
            fails(() -> open.read());
        }
        say(Arrays.toString(Arrays.copyOfRange(b.toByteArray(), 4, 10)));
    }

    /** Of a jar with several versions the entries have their names without a version. */
    static void versionsOfEntries(Path dir) throws Exception {
        Path p = dir.resolve("versions.jar");
        Manifest m = new Manifest(new ByteArrayInputStream(("Manifest-Version: 1.0\nMulti-Release: true\n\n"
                + "Name: META-INF/versions/9/x\nKey: nine\n\nName: x\nKey: none\n").getBytes()));
        try (JarOutputStream j = new JarOutputStream(Files.newOutputStream(p), m)) {
            for (String s : "x META-INF/versions/9/x META-INF/versions/11/x META-INF/versions/10/y".split(" ")) {
                j.putNextEntry(new JarEntry(s));
                j.write(s.getBytes());
            }
        }
        for (String v : new String[] {"8", "9", "10", "17"}) {
            try (JarFile j = new JarFile(p.toFile(), false, ZipFile.OPEN_READ, Runtime.Version.parse(v))) {
                JarEntry e = j.getJarEntry("x");
                say(e + " " + e.getRealName() + " " + new String(j.getInputStream(e).readAllBytes()) + " "
                        + (e.getAttributes() == null ? null : e.getAttributes().getValue("Key")) + " "
                        + j.versionedStream().map(x -> x + "=" + x.getRealName()).sorted().collect(Collectors.toList()));
            }
        }
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return b.toByteArray();
    }

    static Object read(byte[] b) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b))) {
            return in.readObject();
        }
    }

    static Object copy(Object o) throws IOException, ClassNotFoundException {
        return read(write(o));
    }

    enum Color { RED, GREEN { @Override public String toString() { return "green!"; } } }

    record Point(int x, String label) implements Serializable {
        Point {
            if (x < 0) throw new IllegalArgumentException("negative");
        }
    }

    static class Base {
        int base = 5;
        Base() { base = 6; }
    }

    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        transient int skipped = 9;
        Node next;
        int[] numbers = {1, 2, 3};
        Node(String name) { this.name = name; }
    }

    static class Hooked implements Serializable {
        private static final long serialVersionUID = 2;
        private transient List<String> log = new ArrayList<>();
        private int a = 1;
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(77);
            out.writeUTF("extra\u20ac");
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            log = new ArrayList<>(List.of(in.readInt() + in.readUTF()));
            in.registerValidation(() -> log.add("validated"), 0);
        }
    }

    static class Single implements Serializable {
        static final Single ONE = new Single();
        private Object readResolve() { return ONE; }
    }

    static class Proxied implements Serializable {
        final String s;
        Proxied(String s) { this.s = s; }
        private Object writeReplace() { return new Stand(s); }
        private static class Stand implements Serializable {
            final String s;
            Stand(String s) { this.s = s; }
            private Object readResolve() { return new Proxied(s + "'"); }
        }
    }

    public static class Ext implements Externalizable {
        int v;
        public Ext() { }
        Ext(int v) { this.v = v; }
        @Override public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(v * 2); out.writeObject("tail"); }
        @Override public void readExternal(ObjectInput in) throws IOException,
                ClassNotFoundException { v = in.readInt(); in.readObject(); }
    }

    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("renamed",
                String.class), new ObjectStreamField("n", int.class)};
        transient String own = "o";
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("renamed", own + "!");
            f.put("n", 3);
            out.writeFields();
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            own = f.get("renamed", "none") + "" + f.get("n", 0) + f.defaulted("n");
        }
    }

    static class Bad implements Serializable {
        Object o = new Object();
    }

    static int use(ObjectOutputStream out, int version) throws IOException {
        out.useProtocolVersion(version);
        return version;
    }

    /** Bytes of both versions of the protocol, and back. */
    static void firstProtocol() throws Exception {
        for (int version = 0; version <= 3; version++) {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            int v = version;
            try (ObjectOutputStream out = new ObjectOutputStream(b)) {
                out.writeInt(7);
                fails(() -> use(out, v));
                out.writeObject(new Ext(4));
                out.writeObject(List.of(new Ext(5), "behind"));
                fails(() -> use(out, 2));
                out.reset();
                out.useProtocolVersion(2);
                out.writeObject(new Ext(6));
                out.writeInt(8);
            }
            StringBuilder hex = new StringBuilder();
            for (byte x : b.toByteArray()) hex.append(String.format("%02x", x));
            say(hex);
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
            say(in.readInt() + " " + ((Ext) in.readObject()).v + " " + ((List<?>) in.readObject()).get(1) + " "
                    + ((Ext) in.readObject()).v + " " + in.readInt());
        }
    }

    static void serialization() throws Exception {
        Node n = new Node("a");
        n.next = new Node("b");
        n.next.next = n;
        n.base = 100;
        Node m = (Node) copy(n);
        say(m.name + m.next.name + (m.next.next == m) + m.skipped + m.base + Arrays.toString(m.numbers));
        say(((Hooked) copy(new Hooked())).log);
        say(copy(new Single()) == Single.ONE);
        say(((Proxied) copy(new Proxied("p"))).s + " " + ((Ext) copy(new Ext(4))).v + " "
                + ((Fields) copy(new Fields())).own);
        say(copy(new Point(1, "p")) + " " + copy(Color.GREEN) + " " + (copy(Color.RED) == Color.RED) + " "
                + copy(Color.class));
        say(copy(new Object[] {1, 2L, 'c', 1.5f, null, "s", new int[0].length, true, (byte) 3}).getClass() + " "
                + Arrays.toString((Object[]) copy(new Object[] {1, 2L, 'c', 1.5f, null, "s", true, (byte) 3})));
        for (Object o : new Object[] {new ArrayList<>(List.of(1, 2)), new LinkedList<>(List.of("x")),
                new HashMap<>(Map.of("k", 1)),
            new TreeMap<>(Map.of(2, "b", 1, "a")), new LinkedHashMap<>(Map.of(1, 2)), new HashSet<>(Set.of(4)),
                    new TreeSet<>(Set.of(2, 1)),
            new ArrayDeque<>(List.of(1, 2)), new PriorityQueue<>(List.of(3, 1)), List.of(1, 2, 3), Set.of(9),
                    Map.of("q", 2),
            Collections.unmodifiableList(new ArrayList<>(List.of(7))), Collections.emptyMap(), Arrays.asList(1, 2),
                    EnumSet.of(Color.RED),
            new EnumMap<>(Map.of(Color.RED, 1)), new BitSet(3), new Date(0), Locale.US, new StringBuilder("sb"),
                    java.math.BigInteger.TEN.pow(30),
            new java.math.BigDecimal("1.50"), java.time.LocalDate.of(2020, 2, 29), java.time.Duration.ofSeconds(61),
                    UUID.fromString("0-1-2-3-4"),
            new Properties(), new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 1)),
                    new java.util.concurrent.atomic.AtomicInteger(4),
            new Vector<>(List.of(1)), new Stack<>(), new Hashtable<>(Map.of(1, 2)), new IdentityHashMap<>(),
                    Collections.nCopies(2, "n"),
            java.net.URI.create("http://x/y"), new File("/tmp/x"),
                    Collections.synchronizedList(new ArrayList<>(List.of(5))),
            Optional.class, new java.util.concurrent.CopyOnWriteArrayList<>(List.of(6)),
                    java.time.ZoneOffset.ofHours(2), new int[][] {{1}, {2}}.length}) {
            Object c = copy(o);
            say((java.lang.reflect.Modifier.isPublic(c.getClass().getModifiers()) ? c.getClass().getName() : "-")
                    + " " + c + " " + (c.equals(o) || o instanceof PriorityQueue || o instanceof ArrayDeque
                    || o instanceof StringBuilder
                    || o instanceof java.util.concurrent.atomic.AtomicInteger));
        }
        Exception e = (Exception) copy(new IOException("io", new IllegalStateException("inner")));
        say(e + " " + e.getCause() + " " + e.getStackTrace()[0].getMethodName());
        fails(() -> write(new Bad()));
        fails(() -> write(new Object[] {new Thread()}));
        fails(() -> read(new byte[] {1, 2, 3, 4}));
        byte[] b = write("text");
        fails(() -> read(Arrays.copyOf(b, b.length - 2)));
        byte[] p = write(new Point(1, "x"));
        for (int i = 0; i < p.length - 3; i++) if (p[i] == 0 && p[i + 1] == 0 && p[i + 2] == 0 && p[i
                + 3] == 1) p[i] = -1;
        fails(() -> read(p));
        byte[] v = write(new Node("v"));
        for (int i = 0; i < v.length - 8; i++) if (v[i] == 0 && v[i + 7] == 1 && v[i + 8] == 2) v[i + 7] = 5;
        fails(() -> read(v));
        ObjectStreamClass c = ObjectStreamClass.lookup(Node.class);
        say(c.getName() + " " + c.getSerialVersionUID() + " " + Arrays.toString(c.getFields()) + " "
                + ObjectStreamClass.lookup(Object.class));
        say(ObjectStreamClass.lookup(Bad.class).getSerialVersionUID() + " "
                + ObjectStreamClass.lookup(Color.class).getSerialVersionUID());
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(o);
        StringBuilder sb = new StringBuilder("1");
        int[] a = {1};
        out.writeObject(a);
        a[0] = 2;
        out.writeObject(a);
        out.writeUnshared(a);
        out.reset();
        out.writeObject(a);
        out.writeInt(5);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(o.toByteArray()));
        int[] x = (int[]) in.readObject(), y = (int[]) in.readObject(), z = (int[]) in.readObject(),
                w = (int[]) in.readObject();
        say(x[0] + " " + (x == y) + " " + z[0] + " " + (x == z) + " " + w[0] + " " + in.available());
        try {
            in.readObject();
        } catch (OptionalDataException od) {
            say(od.length + " " + od.eof);
        }
        StringBuilder hex = new StringBuilder();
        for (byte q : write(List.of("a").toArray(new String[0]))) hex.append(String.format("%02x", q));
        say(hex);
    }

    static void filters() throws Exception {
        byte[] b = write(new ArrayList<>(List.of("a", new Node("n"))));
        ObjectInputFilter none = ObjectInputFilter.Config.createFilter("!Main$Node;java.base/*;maxdepth=20");
        fails(() -> {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
            in.setObjectInputFilter(none);
            return in.readObject();
        });
        for (String s : new String[] {"Main$*;java.util.*;java.lang.*", "maxarray=2", "maxrefs=1", "maxbytes=10",
                "maxdepth=1", "!*", "java.util.*"}) {
            try {
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
                in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(s));
                say(s + " " + ((List<?>) in.readObject()).size());
            } catch (InvalidClassException e) {
                say(s + " " + e.getMessage());
            }
        }
        List<String> seen = new ArrayList<>();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
        in.setObjectInputFilter(i -> {
            if (i.arrayLength() < 0) seen.add((i.serialClass() == null ? "-" : i.serialClass().getSimpleName()) + ":"
                    + i.arrayLength() + ":" + i.depth() + ":" + i.references());
            return ObjectInputFilter.Status.UNDECIDED;
        });
        in.readObject();
        say(seen);
        fails(() -> { in.setObjectInputFilter(none); return 0; });
        say(in.getObjectInputFilter() != null);
        fails(() -> ObjectInputFilter.Config.createFilter("max=3;x"));
        fails(() -> ObjectInputFilter.Config.createFilter("maxdepth=-1"));
        say(ObjectInputFilter.Config.createFilter("") == null);
        ObjectInputFilter allow = ObjectInputFilter.allowFilter(c -> c == String.class,
                ObjectInputFilter.Status.REJECTED);
        say(allow.checkInput(info(String.class)) + " " + allow.checkInput(info(Integer.class)) + " "
                + ObjectInputFilter.merge(allow, null).checkInput(info(String.class)) + " "
                + ObjectInputFilter.rejectUndecidedClass(i -> ObjectInputFilter.Status.UNDECIDED).checkInput(info(Integer.class)));
    }

    static ObjectInputFilter.FilterInfo info(Class<?> c) {
        return new ObjectInputFilter.FilterInfo() {
            public Class<?> serialClass() { return c; }
            public long arrayLength() { return -1; }
            public long depth() { return 1; }
            public long references() { return 1; }
            public long streamBytes() { return 1; }
        };
    }

    static void files(Path dir) throws Exception {
        File f = new File(dir.toFile(), "f.txt");
        say(f.createNewFile() + " " + f.createNewFile() + " " + f.exists() + " " + f.length() + " " + f.isFile()
                + " " + f.canRead());
        say(f.setLastModified(1000000000000L) + " " + f.lastModified() + " " + f.setReadOnly() + " "
                + f.setWritable(true));
        File d = new File(dir.toFile(), "d/e/f");
        say(d.mkdir() + " " + d.mkdirs() + " " + d.isDirectory() + " " + d.getParentFile().getName() + " "
                + d.getParentFile().delete());
        say(Arrays.stream(dir.toFile().list()).sorted().collect(Collectors.toList()) + " "
                + Arrays.stream(dir.toFile().listFiles(File::isDirectory)).map(File::getName).collect(Collectors.toList()));
        say(f.renameTo(new File(dir.toFile(), "g.txt")) + " " + f.exists() + " " + f.delete());
        say(new File("a/../b//c/").getPath() + " " + new File("/a/./b/../c").getCanonicalPath() + " " + new File("x", "/y").getPath() + " "
                + new File("/").getName().isEmpty() + " " + new File("a/b").compareTo(new File("a/c")) + " "
                        + new File("q").toURI().getScheme());
        fails(() -> new FileInputStream("/no/such/file"));
        fails(() -> new FileOutputStream(dir.toFile()));
        try (RandomAccessFile r = new RandomAccessFile(new File(dir.toFile(), "r"), "rw")) {
            r.writeInt(0x01020304);
            r.writeUTF("h\u00e9");
            r.writeDouble(1.5);
            r.seek(4);
            say(r.readUTF() + " " + r.readDouble() + " " + r.getFilePointer() + " " + r.length());
            r.setLength(20);
            r.seek(18);
            fails(r::readInt);
            r.seek(1);
            say(r.read() + " " + r.skipBytes(100) + " " + r.read());
            fails(() -> { r.seek(-1); return 0; });
        }
        fails(() -> new RandomAccessFile("x", "q"));
        fails(() -> File.createTempFile("x", null));
        Path p = Files.writeString(dir.resolve("t"), "a\nb\nc");
        try (Stream<String> s = Files.lines(p)) {
            say(s.collect(Collectors.joining("|")) + " " + Files.readAllLines(p) + " " + Files.size(p));
        }
        Files.write(p, List.of("x", "y"), StandardOpenOption.APPEND);
        say(Files.readString(p).replace("\n", "/"));
        Path link = Files.createSymbolicLink(dir.resolve("link"), Path.of("t"));
        say(Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.isSameFile(link, p) + " "
                + link.toRealPath().getFileName());
        fails(() -> { Files.delete(dir); return 0; });
        fails(() -> Files.move(p, link).toString());
        fails(() -> Files.newByteChannel(dir.resolve("nope")));
        Files.write(dir.resolve("bad"), new byte[] {(byte) 0xff, 'a'});
        fails(() -> Files.readString(dir.resolve("bad")));
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir, "*.{txt,zip}")) {
            for (Path q : s) say(q.getFileName());
        }
        List<String> walked = new ArrayList<>();
        Files.walkFileTree(dir, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path q, java.nio.file.attribute.BasicFileAttributes a) {
                walked.add("<" + dir.relativize(q));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path q, IOException e) {
                walked.add(">" + dir.relativize(q));
                return FileVisitResult.CONTINUE;
            }
        });
        say(walked);
    }

    static void streams(Path dir) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(b);
        out.writeBoolean(true);
        out.writeChar('x');
        out.writeLong(-2);
        out.writeFloat(2.5f);
        out.writeBytes("ab");
        out.writeChars("c");
        say(out.size());
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
        say(in.readBoolean() + " " + in.readChar() + " " + in.readLong() + " " + in.readFloat() + " "
                + in.readUnsignedShort() + " " + in.readChar());
        fails(in::readByte);
        PushbackInputStream pb = new PushbackInputStream(new ByteArrayInputStream("hello".getBytes()), 2);
        int c = pb.read();
        pb.unread(c);
        say((char) pb.read() + new String(pb.readAllBytes()));
        SequenceInputStream seq = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()),
                new ByteArrayInputStream("cd".getBytes()));
        say(new String(seq.readNBytes(3)) + seq.read() + seq.read());
        PipedInputStream pi = new PipedInputStream();
        PipedOutputStream po = new PipedOutputStream(pi);
        Thread t = new Thread(() -> {
            try (po) {
                po.write("through the pipe".getBytes());
            } catch (IOException e) {
                say(e);
            }
        });
        t.start();
        say(new String(pi.readAllBytes()));
        t.join();
        BufferedInputStream bi = new BufferedInputStream(new ByteArrayInputStream("marking".getBytes()), 4);
        bi.read();
        bi.mark(3);
        bi.read();
        bi.reset();
        say((char) bi.read() + " " + bi.skip(2) + " " + bi.available());
        InputStream ni = InputStream.nullInputStream();
        say(ni.read() + " " + ni.readAllBytes().length);
        ni.close();
        fails(ni::read);
        try (PrintStream ps = new PrintStream(dir.resolve("ps").toFile(), "UTF-8")) {
            ps.printf(Locale.US, "%5.2f|%s%n", 3.14159, "\u00fc").append('c').println((Object) null);
            say(ps.checkError());
        }
        say(Files.readString(dir.resolve("ps")).replace("\n", "/"));
        try (InputStream i = new ByteArrayInputStream(new byte[10]); OutputStream o = OutputStream.nullOutputStream()) {
            say(i.transferTo(o) + " " + i.readNBytes(3).length);
        }
        LineNumberReader ln = new LineNumberReader(new StringReader("a\r\nb\rc"));
        say(ln.readLine() + ln.readLine() + ln.readLine() + ln.readLine() + ln.getLineNumber());
    }

    static void text(Path dir) throws Exception {
        Path p = dir.resolve("enc");
        for (String cs : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "ISO-8859-1", "US-ASCII"}) {
            try (Writer w = new OutputStreamWriter(Files.newOutputStream(p), cs)) {
                w.write("h\u00e9\u20ac\ud83d\ude00");
            }
            StringBuilder sb = new StringBuilder(cs);
            for (byte b : Files.readAllBytes(p)) sb.append(String.format(" %02x", b));
            try (Reader r = new InputStreamReader(Files.newInputStream(p), cs)) {
                char[] buf = new char[20];
                sb.append(" -> ").append(new String(buf, 0,
                        r.read(buf)).chars().mapToObj(Integer::toHexString).collect(Collectors.joining(",")));
            }
            say(sb);
        }
        BufferedReader r = new BufferedReader(new StringReader("l1\nl2\n\nl4"));
        say(r.lines().map(s -> "[" + s + "]").collect(Collectors.joining()));
        StringWriter sw = new StringWriter();
        try (PrintWriter pw = new PrintWriter(sw)) {
            pw.print(1);
            pw.println(2.0);
            pw.format("%x", 255);
        }
        say(sw.toString().replace("\n", "/"));
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'q' // c\n y"));
        st.slashSlashComments(true);
        StringBuilder sb = new StringBuilder();
        while (st.nextToken() != StreamTokenizer.TT_EOF) sb.append(st.ttype == StreamTokenizer.TT_NUMBER ? ""
                + st.nval : st.ttype == StreamTokenizer.TT_WORD
                || st.ttype == '\'' ? st.sval : "" + (char) st.ttype).append(';');
        say(sb);
        PushbackReader pr = new PushbackReader(new StringReader("z"));
        pr.unread('y');
        say((char) pr.read() + "" + (char) pr.read() + pr.read());
        fails(() -> { pr.unread("abc".toCharArray()); return 0; });
        CharArrayWriter cw = new CharArrayWriter();
        cw.append("abc").append("xyz", 1, 2);
        say(cw + " " + cw.size());
        fails(() -> new InputStreamReader(System.in, "no-such"));
    }

    /** Of a pipeline this program has the two ends. */
    static void pipelines(List<Process> pipe) throws Exception {
        say(pipe.get(0).getInputStream().read() + " " + pipe.get(0).waitFor() + " " + pipe.get(1).waitFor());
        fails(() -> {
            pipe.get(1).getOutputStream().write(1);
            return 0;
        });
        List<Process> three = ProcessBuilder.startPipeline(List.of(new ProcessBuilder("cat"), new ProcessBuilder("tr", "a", "z"),
                new ProcessBuilder("rev")));
        try (Writer w = three.get(0).outputWriter()) {
            w.write("bar\n");
        }
        say(three.get(2).inputReader().readLine());
        ProcessBuilder there = new ProcessBuilder("cat").inheritIO();
        fails(() -> ProcessBuilder.startPipeline(List.of(there, new ProcessBuilder("cat"))));
        fails(() -> ProcessBuilder.startPipeline(List.of(new ProcessBuilder("cat"), there)));
        fails(() -> ProcessBuilder.startPipeline(List.of(new ProcessBuilder("cat"), new ProcessBuilder("/no/such"))));
        say(ProcessBuilder.startPipeline(List.of()));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void variables() {
        Map<String, String> own = new ProcessBuilder("x").environment();
        for (String[] v : new String[][] {{"a=b", "c"}, {"=a", "c"}, {"a\0", "c"}, {"a", "b\0c"}}) {
            try {
                say(own.put(v[0], v[1]));
            } catch (IllegalArgumentException e) {
                say(e.getMessage().replace('\0', '0'));
            }
        }
        own.put("OWN", "1");
        for (Map.Entry<String, String> e : own.entrySet()) {
            if (e.getKey().equals("OWN")) {
                try {
                    say(e.setValue("\0"));
                } catch (IllegalArgumentException x) {
                    say("refused");
                }
                say(e.setValue("2") + " " + own.get("OWN") + " " + own.remove("OWN") + " " + own.containsKey("OWN"));
                break;
            }
        }
        for (Map map : new Map[] {own, System.getenv()}) {
            for (Object o : new Object[] {null, 3}) {
                Work[] all = {() -> map.get(o), () -> map.containsKey(o), () -> map.containsValue(o), () -> map.keySet().contains(o)};
                for (Work w : all) {
                    try {
                        say(w.run());
                    } catch (Exception e) {
                        say(e.getClass().getName());
                    }
                }
            }
        }
        fails(() -> System.getenv().put("OWN", "1"));
    }

    /** A process has one reader of each stream; what was known of it when asked is known ever after. */
    static void texts() throws Exception {
        Process p = new ProcessBuilder("cat").start();
        ProcessHandle.Info info = p.info();
        say((p.inputReader() == p.inputReader()) + " " + (p.errorReader() == p.errorReader()) + " "
                + (p.outputWriter() == p.outputWriter()));
        Work[] others = {() -> p.inputReader(StandardCharsets.UTF_16), () -> p.errorReader(StandardCharsets.UTF_16),
            () -> p.outputWriter(StandardCharsets.UTF_16), () -> p.inputReader(null)};
        for (Work w : others) {
            try {
                say(w.run());
            } catch (RuntimeException e) {
                say(e.getClass().getName());
            }
        }
        p.outputWriter().close();
        p.waitFor();
        say(info.command().isPresent() + " " + info.startInstant().isPresent() + " " + info.toString().startsWith("[user: Optional["));
    }

    static void processes(Path dir) throws Exception {
        Process p = new ProcessBuilder("sh", "-c", "read x; echo \"got $x $OWN\"; echo bad >&2; exit 3").start();
        p.destroyForcibly().waitFor();
        ProcessBuilder pb = new ProcessBuilder("sh", "-c", "read x; echo \"got $x $OWN\"; echo bad >&2; pwd; exit 3");
        pb.environment().put("OWN", "value");
        pb.directory(dir.toFile());
        p = pb.start();
        try (Writer w = p.outputWriter()) {
            w.write("input\n");
        }
        BufferedReader r = p.inputReader();
        say(r.readLine() + " " + r.readLine().equals(dir.toRealPath().toString()) + " "
                + new String(p.getErrorStream().readAllBytes()).trim());
        say(p.waitFor() + " " + p.exitValue() + " " + p.isAlive());
        Path out = dir.resolve("out");
        p = new ProcessBuilder("sh", "-c",
                "echo one; echo two >&2").redirectErrorStream(true).redirectOutput(out.toFile()).start();
        say(p.waitFor() + " " + Files.readAllLines(out));
        p = new ProcessBuilder("cat").redirectInput(out.toFile()).redirectOutput(ProcessBuilder.Redirect.appendTo(out.toFile())).start();
        p.waitFor();
        say(Files.size(out) >= 8);
        Process s = new ProcessBuilder("sleep", "100").start();
        say(s.isAlive() + " " + s.waitFor(1, TimeUnit.MILLISECONDS) + " " + s.toHandle().isAlive());
        fails(s::exitValue);
        s.destroy();
        say(s.waitFor() + " " + s.onExit().get().exitValue());
        s = Runtime.getRuntime().exec(new String[] {"sh", "-c", "kill -9 $$"});
        say(s.waitFor());
        try {
            new ProcessBuilder("/no/such/program", "x").start();
        } catch (IOException e) {
            say(e.getMessage());
        }
        fails(() -> new ProcessBuilder("").start());
        fails(() -> new ProcessBuilder().start());
        fails(() -> new ProcessBuilder("sh", null).start());
        List<Process> pipe = ProcessBuilder.startPipeline(List.of(new ProcessBuilder("printf", "b\\na\\n"),
                new ProcessBuilder("sort")));
        say(new String(pipe.get(1).getInputStream().readAllBytes()).replace("\n", "/"));
        pipelines(pipe);
        variables();
        texts();
        say(ProcessHandle.current().isAlive() + " " + (ProcessHandle.current().pid() > 0) + " "
                + ProcessHandle.of(ProcessHandle.current().pid()).isPresent());
        p = Runtime.getRuntime().exec("echo a  b");
        say(new String(p.getInputStream().readAllBytes()).trim());
        byte[] big = new byte[300000];
        p = new ProcessBuilder("cat").start();
        Process q = p;
        Thread t = new Thread(() -> {
            try (OutputStream o = q.getOutputStream()) {
                o.write(big);
            } catch (IOException e) {
                say(e);
            }
        });
        t.start();
        say(p.getInputStream().readAllBytes().length + " " + p.waitFor());
        t.join();
    }

    static void compressed(Path dir) throws Exception {
        byte[] data = "compress me ".repeat(1000).getBytes();
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(b)) {
            g.write(data);
        }
        say((b.size() < 200) + " " + Arrays.equals(data,
                new GZIPInputStream(new ByteArrayInputStream(b.toByteArray())).readAllBytes()));
        ByteArrayOutputStream zb = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(zb)) {
            z.setComment("about");
            z.putNextEntry(new ZipEntry("a/b.txt"));
            z.write("hello".getBytes());
            z.closeEntry();
            ZipEntry st = new ZipEntry("s");
            st.setMethod(ZipEntry.STORED);
            st.setSize(2);
            CRC32 crc = new CRC32();
            crc.update("xy".getBytes());
            st.setCrc(crc.getValue());
            z.putNextEntry(st);
            z.write("xy".getBytes());
            fails(() -> { z.putNextEntry(new ZipEntry("s")); return 0; });
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(zb.toByteArray()))) {
            for (ZipEntry e; (e = z.getNextEntry()) != null;) say(e.getName() + " " + e.getMethod() + " "
                    + new String(z.readAllBytes()));
        }
        Path lp = dir.resolve("long.zip");
        try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(lp))) {
            ZipEntry e = new ZipEntry("long");
            e.setComment("c".repeat(70000));
            say(e.getComment().length());
            z.putNextEntry(e);
        }
        try (ZipFile z = new ZipFile(lp.toFile())) {
            say(z.getEntry("long").getComment().length());
        }
        Path zp = Files.write(dir.resolve("z.zip"), zb.toByteArray());
        try (ZipFile z = new ZipFile(zp.toFile())) {
            say(z.size() + " " + z.getComment() + " " + z.getEntry("none") + " " + z.getEntry("a/b.txt").getSize() + " "
                    + z.stream().map(ZipEntry::getName).collect(Collectors.toList()));
        }
        fails(() -> new ZipFile(Files.writeString(dir.resolve("no.zip"), "no zip").toFile()).size());
        fails(() -> new GZIPInputStream(new ByteArrayInputStream("nope nope nope".getBytes())));
        Deflater d = new Deflater(9, true);
        d.setInput(data);
        d.finish();
        byte[] o = new byte[1000];
        int n = d.deflate(o);
        Inflater i = new Inflater(true);
        i.setInput(o, 0, n);
        byte[] back = new byte[data.length + 1];
        say(d.finished() + " " + i.inflate(back) + " " + i.finished() + " " + d.getTotalIn());
        Inflater broken = new Inflater();
        broken.setInput(new byte[] {1, 2, 3});
        fails(() -> broken.inflate(back));
        Adler32 ad = new Adler32();
        ad.update(data);
        say(ad.getValue());
    }
}
