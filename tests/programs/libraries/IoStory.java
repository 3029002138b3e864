import java.io.*;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.CountDownLatch;
import java.util.zip.CRC32;
import org.apache.commons.io.*;
import org.apache.commons.io.comparator.*;
import org.apache.commons.io.file.Counters;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.filefilter.*;
import org.apache.commons.io.input.*;
import org.apache.commons.io.monitor.*;
import org.apache.commons.io.output.*;
import org.apache.commons.io.serialization.ValidatingObjectInputStream;

/** A tree of files is made, filtered, copied, watched and deleted; streams are split, counted, limited and closed. */
public class IoStory {
    static String names(Collection<File> files) {
        List<String> out = new ArrayList<>();
        for (File f : files) out.add(f.getPath());
        Collections.sort(out);
        return out.toString();
    }

    static void files(File root) throws Exception {
        FileUtils.write(new File(root, "a/one.txt"), "one\ntwo\r\nthree", "UTF-8");
        FileUtils.writeLines(new File(root, "a/b/two.TXT"), "ISO-8859-1", List.of("\u00e4", "x"), "\n");
        FileUtils.writeByteArrayToFile(new File(root, "c/data.bin"), new byte[5000]);
        FileUtils.forceMkdir(new File(root, "empty"));
        FileUtils.touch(new File(root, ".hidden"));
        System.out.println(FileUtils.readLines(new File(root, "a/one.txt"), "UTF-8") + " " + FileUtils.sizeOfDirectory(root) + " " + FileUtils.byteCountToDisplaySize(5_000_000L) + FileUtils.checksumCRC32(new File(root, "c/data.bin")));
        System.out.println(names(FileUtils.listFiles(root, new String[] { "txt", "bin" }, true)));
        System.out.println(names(FileUtils.listFiles(root, FileFilterUtils.and(new WildcardFileFilter("*.t?t", IOCase.INSENSITIVE), new SizeFileFilter(5)), TrueFileFilter.INSTANCE)));
        System.out.println(names(FileUtils.listFilesAndDirs(root, new NotFileFilter(HiddenFileFilter.HIDDEN), new RegexFileFilter("[a-c]"))));
        System.out.println(new OrFileFilter(new PrefixFileFilter("x"), new SuffixFileFilter(".y")) + " " + EmptyFileFilter.EMPTY.accept(new File(root, "empty")) + new MagicNumberFileFilter(new byte[2], 10).accept(new File(root, "c/data.bin")));
        File[] sorted = new File(root, "a").listFiles();
        Arrays.sort(sorted, new CompositeFileComparator(DirectoryFileComparator.DIRECTORY_REVERSE, NameFileComparator.NAME_COMPARATOR));
        System.out.println(Arrays.toString(sorted));
        FileUtils.copyDirectory(root, new File("copy"), FileFilterUtils.makeFileOnly(FileFilterUtils.asFileFilter((FileFilter) f -> true)).or(DirectoryFileFilter.DIRECTORY));
        FileUtils.moveFileToDirectory(new File("copy/a/one.txt"), new File("copy/moved"), true);
        System.out.println(FileUtils.contentEquals(new File(root, "a/one.txt"), new File("copy/moved/one.txt")) + " " + FileUtils.directoryContains(new File("copy"), new File("copy/a")));
        Counters.PathCounters counted = PathUtils.countDirectory(root.toPath());
        System.out.println(counted + " " + PathUtils.directoryAndFileContentEquals(root.toPath(), Path.of("copy")));
        class Walker extends DirectoryWalker<String> {
            List<String> walk() throws IOException { List<String> r = new ArrayList<>(); walk(new File("copy"), r); Collections.sort(r); return r; }
            @Override protected boolean handleDirectory(File d, int depth, Collection<String> r) { r.add(depth + d.getName()); return !d.getName().equals("c"); }
            @Override protected void handleFile(File f, int depth, Collection<String> r) { r.add(depth + f.getName()); }
        }
        System.out.println(new Walker().walk());
        try {
            FileUtils.copyFile(new File("no"), new File("there"));
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static void watch(File root) throws Exception {
        FileAlterationObserver o = new FileAlterationObserver(root, FileFilterUtils.suffixFileFilter(".txt"));
        o.addListener(new FileAlterationListenerAdaptor() {
            @Override public void onFileCreate(File f) { System.out.println("new " + f.getName()); }
            @Override public void onFileDelete(File f) { System.out.println("gone " + f.getName()); }
        });
        o.initialize();
        FileUtils.write(new File(root, "w.txt"), "w", "UTF-8");
        FileUtils.write(new File(root, "w.bin"), "w", "UTF-8");
        o.checkAndNotify();
        FileUtils.forceDelete(new File(root, "w.txt"));
        o.checkAndNotify();
        o.destroy();
    }

    static void streams() throws Exception {
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        CountingInputStream in = new CountingInputStream(new TeeInputStream(new BoundedInputStream(new ByteArrayInputStream("hello, w\u00f6rld".getBytes("UTF-8")), 9), copy));
        System.out.println(IOUtils.toString(in, "UTF-8") + in.getByteCount() + copy.toString("UTF-8"));
        System.out.println(IOUtils.toString(new BOMInputStream(new ByteArrayInputStream(new byte[] { (byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'b' })), "UTF-8")
                + new XmlStreamReader(new ByteArrayInputStream("<?xml version='1.0' encoding='ISO-8859-15'?><a/>".getBytes())).getEncoding() + IOUtils.toString(new ReaderInputStream(new StringReader("\u20ac"), StandardCharsets.UTF_16BE), "UTF-16BE"));
        StringBuilderWriter out = new StringBuilderWriter();
        new HexDump();
        HexDump.dump(new byte[] { 1, 2, 'a' }, 0x10, copy, 0);
        System.out.print(copy.toString("UTF-8").substring(9));
        IOUtils.copy(new CharSequenceReader("chars"), out);
        IOUtils.copy(new ByteArrayInputStream("<\u00fc>".getBytes("UTF-8")), new WriterOutputStream(out, "UTF-8", 1, true), 2);
        LineIterator lines = IOUtils.lineIterator(new StringReader("x\ny\n"));
        System.out.println(out + " " + lines.next() + lines.next() + lines.hasNext() + IOUtils.contentEqualsIgnoreEOL(new StringReader("a\r\nb"), new StringReader("a\nb")));
        PipedOutputStream to = new PipedOutputStream();
        PipedInputStream from = new PipedInputStream(to);
        Thread t = new Thread(() -> { try (OutputStream o = new DeferredFileOutputStream(4, new File("spill"))) { IOUtils.copy(from, o); } catch (IOException e) { System.out.println(e); } });
        t.start();
        for (int i = 0; i < 10; i++) to.write('0' + i);
        to.close();
        t.join();
        try (ReversedLinesFileReader back = new ReversedLinesFileReader(new File("work/a/one.txt"), 7, "UTF-8")) { System.out.println(Files.readString(Path.of("spill")) + back.readLine() + back.readLine() + back.readLine() + back.readLine()); }
        CountDownLatch four = new CountDownLatch(4);
        Tailer tail = Tailer.create(new File("work/a/one.txt"), new TailerListenerAdapter() { @Override public void handle(String line) { System.out.println("tail " + line); four.countDown(); } }, 5);
        FileUtils.write(new File("work/a/one.txt"), "!\nlast\n", "UTF-8", true);
        four.await();
        tail.stop();
        ByteArrayOutputStream objects = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(objects)) { o.writeObject(new ArrayList<>(List.of(1))); }
        try (ValidatingObjectInputStream v = new ValidatingObjectInputStream(new ByteArrayInputStream(objects.toByteArray()))) {
            System.out.println(v.accept(ArrayList.class).accept("java.lang.*").readObject());
        }
        try (ValidatingObjectInputStream v = new ValidatingObjectInputStream(new ByteArrayInputStream(objects.toByteArray()))) {
            v.accept(String.class).readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(IOUtils.toByteArray(new InfiniteCircularInputStream(new byte[] { 1, 2 }), 5).length + " " + EndianUtils.swapInteger(1) + new UnsynchronizedByteArrayInputStream(new byte[3]).available() + IOUtils.skip(new NullInputStream(9), 20));
    }

    public static void main(String[] args) throws Exception {
        File root = new File("work");
        files(root);
        watch(root);
        streams();
        for (String n : List.of("/a/b/../c.tar.gz", "~/x", "C:\\d\\e.f", "../..", "a//b/./c/"))
            System.out.println(FilenameUtils.normalize(n) + " " + FilenameUtils.getExtension(n) + " " + FilenameUtils.getBaseName(n) + " " + FilenameUtils.getPrefix(n) + " " + FilenameUtils.separatorsToUnix(n) + FilenameUtils.wildcardMatch(n, "*.?"));
        FileUtils.deleteDirectory(root);
        FileUtils.forceDelete(new File("spill"));
        System.out.println(root.exists() + " " + FileUtils.deleteQuietly(new File("no")) + PathUtils.delete(Path.of("copy")) + new CRC32().getValue());
    }
}
