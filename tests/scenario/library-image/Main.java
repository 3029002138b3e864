import java.net.URI;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.*;

public class Main {
    static FileSystem image;

    public static void main(String[] args) throws Exception {
        image = FileSystems.getFileSystem(URI.create("jrt:/"));
        say("installed", () -> installed());
        say("modes", () -> image.isReadOnly() + " " + image.isOpen() + " " + image.getSeparator());
        tree();
        uris();
        systems();
        unchangeable();
    }

    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static Path at(String path) {
        return image.getPath(path);
    }

    static List<String> sorted(Stream<Path> all) {
        try (all) {
            return all.map(Path::toString).sorted().collect(Collectors.toList());
        }
    }

    static List<String> installed() {
        return java.nio.file.spi.FileSystemProvider.installedProviders().stream().map(p -> p.getScheme())
                .collect(Collectors.toList());
    }

    static void tree() {
        Path object = at("/modules/java.base/java/lang/Object.class");
        say("roots", () -> image.getRootDirectories());
        say("root", () -> sorted(Files.list(at("/"))));
        say("all of a package", () -> sorted(Files.walk(at("/modules/java.instrument/java"))));
        say("modules of java.util.logging", () -> sorted(Files.list(at("/packages/java.util.logging"))));
        say("java is in", () -> sorted(Files.list(at("/packages/java"))).contains("/packages/java/java.sql"));
        say("link", () -> Files.readSymbolicLink(at("/packages/java.lang/java.base")));
        say("is a link", () -> Files.isSymbolicLink(at("/packages/java.lang/java.base")));
        say("is a directory", () -> Files.isDirectory(at("/packages/java.lang/java.base")));
        say("is none", () -> Files.isDirectory(at("/packages/java.lang/java.base"), LinkOption.NOFOLLOW_LINKS));
        say("through a link", () -> at("/packages/java.lang/java.base/java/lang").toRealPath());
        say("the link itself",
                () -> at("/packages/java.lang/java.base").toRealPath(LinkOption.NOFOLLOW_LINKS));
        say("class file", () -> Arrays.toString(Arrays.copyOf(Files.readAllBytes(object), 4)));
        say("size", () -> Files.size(object) == Files.readAllBytes(object).length);
        say("copied out", () -> copied(object));
        say("file", () -> Files.readAttributes(object, BasicFileAttributes.class).isRegularFile());
        say("by name", () -> new TreeMap<>(Files.readAttributes(object, "isDirectory,isRegularFile")));
        say("module-info", () -> Files.exists(at("/modules/java.base/module-info.class")));
        say("absent", () -> Files.readAllBytes(at("/modules/none")));
        say("below a file", () -> Files.exists(object.resolve("x")));
        say("bytes of a directory", () -> Files.readAllBytes(at("/modules")));
        say("list of a file", () -> Files.list(object));
        say("relative", () -> at("modules").resolve("java.base").relativize(at("modules/java.base/java")));
        say("access", () -> Files.isReadable(object) + " " + Files.isWritable(object) + " " + Files.isExecutable(object));
        say("store", () -> Files.getFileStore(object).type() + " " + Files.getFileStore(object).isReadOnly());
    }

    static long copied(Path from) throws Exception {
        Path to = Files.createTempFile("image", ".class");
        try {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
            return Files.mismatch(from, to);
        } finally {
            Files.delete(to);
        }
    }

    static void uris() {
        say("to a URI", () -> at("/modules/java.base/java/lang/Object.class").toUri());
        say("of modules", () -> at("/modules").toUri());
        say("of a package", () -> at("/packages/java.lang").toUri());
        say("from a URI", () -> Path.of(URI.create("jrt:/java.base/java/lang/Object.class")));
        say("of a resource", () -> Path.of(ClassLoader.getSystemResource("java/lang/Object.class").toURI()));
        say("opaque", () -> Path.of(URI.create("jrt:java.base")));
    }

    static void systems() {
        say("with a path", () -> FileSystems.getFileSystem(URI.create("jrt:/x")));
        say("closed", () -> {
            image.close();
            return "";
        });
        FileSystem[] own = new FileSystem[1];
        say("own", () -> (own[0] = FileSystems.newFileSystem(URI.create("jrt:/"), Map.of())) != image);
        say("own open", () -> {
            own[0].close();
            return own[0].isOpen() + " " + image.isOpen();
        });
        say("own used", () -> Files.exists(own[0].getPath("/modules")));
        say("own read", () -> Files.readAllBytes(own[0].getPath("/modules/java.base/java/lang/Object.class")).length);
    }

    static void unchangeable() {
        say("write", () -> Files.write(at("/modules/x"), new byte[1]));
        say("create", () -> Files.createDirectory(at("/q")));
        say("move", () -> Files.move(at("/modules"), at("/q")));
        say("delete", () -> {
            Files.delete(at("/modules/java.base"));
            return "";
        });
        say("time", () -> Files.setLastModifiedTime(at("/modules"), FileTime.fromMillis(0)));
        say("file of it", () -> at("/modules").toFile());
        say("watch", () -> image.newWatchService());
    }
}
