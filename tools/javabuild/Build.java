package javabuild;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Compiles a module's sources into a folder, and of a changed tree only what has to be:
 *
 * <pre>  javabuild.Build OUTPUT STATE LIST [javac options]</pre>
 *
 * LIST is a file with one path a line: Java files, and other files, which are copied (to their path below the
 * folder that is the second of theirs to the right of "java/": classlib/java/java.base/java/util/x.dat is
 * java/util/x.dat). STATE is a file that the builder keeps: of each source its digest and its classes. The result
 * is, byte for byte, that of a build from nothing:
 *
 * <ol>
 * <li>With another compiler, other options, another list, or without a state, everything is compiled.
 * <li>Otherwise the files whose digest has changed are, against the class files of the others.
 * <li>If their interfaces differ from before, those whom that concerns (Dependents) join them and all are
 * compiled together; this again, until
 *     nobody joins.
 * <li>A file is compiled with companions of which only the names of parameters are wanted (companions).
 * Their class files are not taken.
 * <li>Only then are class files written, and those that no source makes any more deleted. The state goes
 * first and comes back last: whatever
 *     interrupts a build, the next one starts from nothing.
 * </ol>
 *
 * Comparing bytes before writing keeps the times of what is the same.
 */
public final class Build {
    /** A source file as the state remembers it. */
    private record Source(String digest, List<String> classes) {
    }

    private final Path output, stateFile;
    private final List<String> options, sources = new ArrayList<>(), others = new ArrayList<>();
    private final Map<String, String> digests = new LinkedHashMap<>();
    /** As of the latest build that succeeded; empty if it can't be built upon. */
    private final Map<String, Source> state = new TreeMap<>();
    /** How many files the latest call of javac got, for who wants to know. */
    private int compiled;

    private Build(Path output, Path stateFile, List<String> list, List<String> options) {
        this.output = output;
        this.stateFile = stateFile;
        this.options = options;
        for (String path : list) (path.endsWith(".java") ? sources : others).add(path);
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 3) {
            System.err.println("usage: javabuild.Build OUTPUT STATE LIST [javac options]");
            System.exit(2);
        }
        List<String> options = Arrays.asList(args).subList(3, args.length);
        int compiled = build(Path.of(args[0]), Path.of(args[1]), Files.readAllLines(Path.of(args[2])), options);
        if (compiled < 0) System.exit(1);
        System.out.println("  JAVAC " + compiled + (compiled == 1 ? " file" : " files"));
    }

    /** How many files were compiled; -1 if one has errors. */
    public static int build(Path output, Path stateFile, List<String> list, List<String> options) throws IOException {
        Build build = new Build(output, stateFile, list, options);
        Files.createDirectories(output);
        for (String source : build.sources) build.digests.put(source, digest(Files.readAllBytes(Path.of(source))));
        build.readState();
        return build.run() ? build.compiled : -1;
    }

    private boolean run() throws IOException {
        Set<String> changed = new TreeSet<>();
        for (String source : sources)
            if (!state.containsKey(source) || !state.get(source).digest.equals(digests.get(source))) changed.add(source);
        if (changed.size() == sources.size() || !state.keySet().equals(new HashSet<>(sources))) return compileAll();
        while (!changed.isEmpty()) {
            Map<String, Map<String, Compiler.Made>> made = compileSome(changed);
            if (made == null) return false;
            Dependents dependents = new Dependents();
            for (String source : changed) dependents.add(shapes(output, state.get(source).classes), shapes(made.get(source)));
            if (dependents.isEverything()) return compileAll();
            boolean joined = !dependents.isNothing() && changed.addAll(dependents.select(allClasses(), output));
            if (!joined) {
                write(made);
                return true;
            }
            if (changed.size() > sources.size() / 2) return compileAll();
        }
        copyOthers();
        return true;
    }

    /** Compiles these and their companions, and gives the classes of these. */
    private Map<String, Map<String, Compiler.Made>> compileSome(Set<String> some) throws IOException {
        Set<String> all = new TreeSet<>(some);
        for (;;) {
            Map<String, Map<String, Compiler.Made>> made = compile(all, classesOf(all));
            if (made == null) return null;
            compiled = some.size();
            made.keySet().retainAll(some);
            if (!all.addAll(companions(made))) return made;
        }
    }

    /**
     * The sources of superclasses of anonymous classes whose constructors have parameters. The parameters of an
     * anonymous class's constructor are named as those of the superclass's, which javac knows only of a superclass that
     * is compiled with it; otherwise it makes up arg0, arg1.
     */
    private Set<String> companions(Map<String, Map<String, Compiler.Made>> made) throws IOException {
        Set<String> superclasses = new HashSet<>(), companions = new TreeSet<>();
        for (Map<String, Compiler.Made> source : made.values())
            for (ClassShape shape : shapes(source).values()) if (shape.local && shape.namesMadeUp) superclasses.add(shape.supertypes.get(0));
        if (superclasses.isEmpty()) return companions;
        state.forEach((path, source) -> {
            if (source.classes.stream().anyMatch(superclasses::contains)) companions.add(path);
        });
        return companions;
    }

    private boolean compileAll() throws IOException {
        Set<String> hidden = new HashSet<>();
        for (Path file : outputFiles())
            if (file.toString().endsWith(".class")) hidden.add(output.relativize(file).toString().replaceFirst("\\.class$", ""));
        Map<String, Map<String, Compiler.Made>> made = compile(new LinkedHashMap<>(digests).keySet(), hidden);
        if (made == null) return false;
        state.clear();
        write(made);
        Set<Path> expected = new HashSet<>();
        for (Source source : state.values()) for (String name : source.classes) expected.add(classFile(name));
        for (String other : others) expected.add(copyOf(other));
        for (Path file : outputFiles()) if (!expected.contains(file)) Files.delete(file);
        return true;
    }

    private Set<String> classesOf(Collection<String> some) {
        Set<String> names = new HashSet<>();
        for (String source : some) names.addAll(state.get(source).classes);
        return names;
    }

    private Map<String, List<String>> allClasses() {
        Map<String, List<String>> classes = new TreeMap<>();
        state.forEach((path, source) -> classes.put(path, source.classes));
        return classes;
    }

    /** The classes of each of these sources, by the path that the list has for it. A source of comments alone has
     * none. */
    private Map<String, Map<String, Compiler.Made>> compile(Collection<String> some, Set<String> hidden) throws IOException {
        compiled = some.size();
        Map<String, Map<String, Compiler.Made>> made = Compiler.compile(output, some, hidden, options);
        if (made == null) return null;
        Map<String, Map<String, Compiler.Made>> byPath = new TreeMap<>();
        for (String source : some) byPath.put(source, made.getOrDefault(Path.of(source).toAbsolutePath().toString(), Map.of()));
        return byPath;
    }

    private static Map<String, ClassShape> shapes(Map<String, Compiler.Made> made) throws IOException {
        Map<String, ClassShape> shapes = new TreeMap<>();
        for (Map.Entry<String, Compiler.Made> one : made.entrySet()) shapes.put(one.getKey(), ClassShape.of(one.getValue().bytes.toByteArray()));
        return shapes;
    }

    static Map<String, ClassShape> shapes(Path output, List<String> classes) throws IOException {
        Map<String, ClassShape> shapes = new TreeMap<>();
        for (String name : classes) shapes.put(name, ClassShape.of(Files.readAllBytes(output.resolve(name + ".class"))));
        return shapes;
    }

    // ---- the output folder

    private Path classFile(String name) {
        return output.resolve(name + ".class");
    }

    private Path copyOf(String other) {
        String below = other.substring(other.indexOf("java/") + "java/".length());
        return output.resolve(below.substring(below.indexOf('/') + 1));
    }

    private List<Path> outputFiles() throws IOException {
        try (Stream<Path> all = Files.walk(output)) {
            return all.filter(Files::isRegularFile).filter(file -> !file.getFileName().toString().startsWith(".")).toList();
        }
    }

    /** Takes over the class files that a compilation has made, and writes the state. */
    private void write(Map<String, Map<String, Compiler.Made>> made) throws IOException {
        Set<String> old = new HashSet<>();
        for (String source : made.keySet()) if (state.containsKey(source)) old.addAll(state.get(source).classes);
        Files.deleteIfExists(stateFile);
        for (Map.Entry<String, Map<String, Compiler.Made>> source : made.entrySet()) {
            for (Map.Entry<String, Compiler.Made> one : source.getValue().entrySet()) {
                writeIfChanged(classFile(one.getKey()), one.getValue().bytes.toByteArray());
                old.remove(one.getKey());
            }
            state.put(source.getKey(), new Source(digests.get(source.getKey()), List.copyOf(source.getValue().keySet())));
        }
        for (String name : old) Files.deleteIfExists(classFile(name));
        copyOthers();
        writeState();
    }

    private void copyOthers() throws IOException {
        for (String other : others) writeIfChanged(copyOf(other), Files.readAllBytes(Path.of(other)));
    }

    private static void writeIfChanged(Path file, byte[] bytes) throws IOException {
        try {
            if (Arrays.equals(Files.readAllBytes(file), bytes)) return;
        } catch (NoSuchFileException e) {
            Files.createDirectories(file.getParent());
        }
        Files.write(file, bytes);
    }

    // ---- the state: a line of what must be the same, then a line for each source

    private String key() throws IOException {
        StringBuilder key = new StringBuilder(Runtime.version() + " " + String.join(" ", options));
        for (Class<?> tool : List.of(Build.class, Compiler.class, Dependents.class, ClassShape.class))
            try (var in = tool.getResourceAsStream(tool.getSimpleName() + ".class")) {
                key.append(' ').append(digest(in.readAllBytes()));
            }
        return key + " " + String.join(" ", others);
    }

    private void readState() throws IOException {
        if (!Files.exists(stateFile)) return;
        List<String> lines = Files.readAllLines(stateFile);
        if (lines.isEmpty() || !lines.get(0).equals(key())) return;
        for (String line : lines.subList(1, lines.size())) {
            String[] parts = line.split("\t");
            List<String> classes = List.of(parts).subList(2, parts.length);
            if (!classes.stream().map(this::classFile).allMatch(Files::exists)) {
                state.clear();
                return;
            }
            state.put(parts[0], new Source(parts[1], classes));
        }
    }

    private void writeState() throws IOException {
        StringBuilder text = new StringBuilder(key()).append('\n');
        state.forEach((path, source) -> {
            text.append(path).append('\t').append(source.digest);
            for (String name : source.classes) text.append('\t').append(name);
            text.append('\n');
        });
        Path half = stateFile.resolveSibling(stateFile.getFileName() + ".new");
        Files.writeString(half, text);
        Files.move(half, stateFile, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
