import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the Java programs of many scenarios in one process (starting javac is the slow part).
 *
 *   java CompileAll.java SCENARIO_ROOT OUT [NAME...]
 *
 * For each scenario NAME:
 *   NAME/*.java          -> OUT/classes/NAME/          with "--release 17" and the words of the file NAME/javac
 *   NAME/SUB/*.java      -> OUT/extra/NAME/SUB/ and OUT/extra/NAME/SUB.jar, compiled against the classes above
 * A scenario whose sources are older than its stamp, OUT/classes/NAME.stamp, is left alone. A class that uses
 * invokedynamic (or a method handle constant) is refused unless the scenario holds a file "needs-indy", so that
 * the mark is never forgotten. What does not compile has no stamp; why stands in OUT/classes/NAME.errors. The
 * others are compiled all the same.
 */
public class CompileAll {
    static final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws Exception {
        Path root = Paths.get(args[0]), out = Paths.get(args[1]);
        List<String> names = new ArrayList<>(Arrays.asList(args).subList(2, args.length));
        if (names.isEmpty()) {
            for (Path dir : list(root)) {
                if (Files.exists(dir.resolve("Main.java"))) {
                    names.add(dir.getFileName().toString());
                }
            }
        }
        Files.createDirectories(out.resolve("classes"));
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
            for (String name : names) {
                scenario(files, root.resolve(name), out, name);
            }
        }
    }

    static void scenario(StandardJavaFileManager files, Path dir, Path out, String name) throws IOException {
        Path stamp = out.resolve("classes").resolve(name + ".stamp");
        if (Files.exists(stamp) && newest(dir) <= Files.getLastModifiedTime(stamp).toMillis()) {
            return;
        }
        Files.deleteIfExists(stamp);
        try (PrintWriter errors = new PrintWriter(out.resolve("classes").resolve(name + ".errors").toFile(), "UTF-8")) {
            if (compiles(files, dir, out, name, errors)) {
                Files.createFile(stamp);
            }
        }
    }

    static boolean compiles(StandardJavaFileManager files, Path dir, Path out, String name, PrintWriter errors) throws IOException {
        Path classes = out.resolve("classes").resolve(name), extra = out.resolve("extra").resolve(name);
        wipe(classes);
        wipe(extra);
        if (!compile(files, dir, classes, null, dir, errors)) {
            return false;
        }
        for (Path sub : list(dir)) {
            if (Files.isDirectory(sub) && !sources(sub).isEmpty()) {
                Path target = extra.resolve(sub.getFileName().toString());
                if (!compile(files, sub, target, classes, dir, errors)) {
                    return false;
                }
                jar(target, extra.resolve(sub.getFileName() + ".jar"));
            }
        }
        if (!Files.exists(dir.resolve("needs-indy")) && (usesIndy(classes) | usesIndy(extra))) {
            errors.println(name + ": uses invokedynamic, but has no file needs-indy");
            return false;
        }
        return true;
    }

    static boolean compile(StandardJavaFileManager files, Path dir, Path target, Path classpath, Path scenario,
            PrintWriter errors) throws IOException {
        Files.createDirectories(target);
        List<String> options = new ArrayList<>(Arrays.asList("-d", target.toString(), "-nowarn", "-Xlint:-options"));
        options.addAll(Arrays.asList("-proc:none", "--release", "17", "-cp", classpath == null ? "" : classpath + "",
                "-sourcepath", scenario.getParent().toString()));
        Path own = scenario.resolve("javac");
        if (Files.exists(own)) {
            options.addAll(Arrays.asList(new String(Files.readAllBytes(own), StandardCharsets.UTF_8).trim()
                    .split("\\s+")));
        }
        int path = options.lastIndexOf("-cp") + 1;
        if (classpath != null && !options.get(path).equals(classpath + "")) {
            options.set(path, options.get(path) + File.pathSeparator + classpath);
        }
        List<File> sources = sources(dir).stream().map(Path::toFile).collect(Collectors.toList());
        return javac.getTask(errors, files, null, options, null, files.getJavaFileObjectsFromFiles(sources)).call();
    }

    static void jar(Path dir, Path jar) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new FileOutputStream(jar.toFile()));
                Stream<Path> walk = Files.walk(dir)) {
            for (Path p : walk.filter(Files::isRegularFile).sorted().collect(Collectors.toList())) {
                zip.putNextEntry(new ZipEntry(dir.relativize(p).toString()));
                zip.write(Files.readAllBytes(p));
                zip.closeEntry();
            }
        }
    }

    /** Walks the constant pools under dir; tags 17 and 18 are dynamic constants and invokedynamic, 15 a handle. */
    static boolean usesIndy(Path dir) throws IOException {
        if (!Files.exists(dir)) {
            return false;
        }
        try (Stream<Path> walk = Files.walk(dir)) {
            for (Path p : walk.filter(f -> f.toString().endsWith(".class")).collect(Collectors.toList())) {
                byte[] b = Files.readAllBytes(p);
                int count = u2(b, 8), at = 10;
                for (int i = 1; i < count; i++) {
                    int tag = b[at];
                    if (tag == 15 || tag == 17 || tag == 18) {
                        return true;
                    }
                    at += tag == 1 ? 3 + u2(b, at + 1)
                        : tag == 5 || tag == 6 ? 9
                        : tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 3 : 5;
                    i += tag == 5 || tag == 6 ? 1 : 0;
                }
            }
        }
        return false;
    }

    static int u2(byte[] b, int at) {
        return (b[at] & 255) << 8 | b[at + 1] & 255;
    }

    static List<Path> list(Path dir) throws IOException {
        try (Stream<Path> s = Files.list(dir)) {
            return s.sorted().collect(Collectors.toList());
        }
    }

    static List<Path> sources(Path dir) throws IOException {
        return list(dir).stream().filter(p -> p.toString().endsWith(".java")).collect(Collectors.toList());
    }

    static long newest(Path dir) throws IOException {
        long t = 0;
        try (Stream<Path> walk = Files.walk(dir, FileVisitOption.FOLLOW_LINKS)) {
            for (Path p : walk.collect(Collectors.toList())) {
                String name = p.getFileName().toString();
                if (name.endsWith(".java") || name.equals("javac") || name.equals("needs-indy")) {
                    t = Math.max(t, Files.getLastModifiedTime(p).toMillis());
                }
            }
        }
        return t;
    }

    static void wipe(Path dir) throws IOException {
        if (Files.exists(dir)) {
            List<Path> all;
            try (Stream<Path> walk = Files.walk(dir)) {
                all = walk.collect(Collectors.toList());
            }
            for (int i = all.size() - 1; i >= 0; i--) {
                Files.delete(all.get(i));
            }
        }
    }
}
