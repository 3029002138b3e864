import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javabuild.Build;

/**
 * The builder of the class library beside builds from nothing: whatever is edited, the class files must be the same
 * bytes.
 *
 * <pre>  JavaBuildTest random FOLDER PROGRAM SEED STEPS     a small program whose files are full of things to change
 *  JavaBuildTest library FOLDER OUTPUT STATE LIST OPTIONS...   edits of the class library itself;
 *                                                              FOLDER has a copy of its source
 *  JavaBuildTest alone FOLDER OUTPUT STATE LIST OPTIONS...     each file of the class library
 *                                                              compiled alone (minutes)</pre>
 *
 * The program is a file of parts "=== path", in which [[a|b|c]] is a place with three wordings. A step takes another
 * wording in one to three places, leaves a file out or takes it in again, or only rewrites a file as it is.
 */
public final class JavaBuildTest {
    private static final Pattern CHOICE = Pattern.compile("\\[\\[(.*?)\\]\\]");
    private static final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private static int passed, failed;

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[1]);
        switch (args[0]) {
            case "random" -> random(folder, Files.readString(Path.of(args[2])), Long.parseLong(args[3]), Integer.parseInt(args[4]));
            case "library" -> library(folder, Path.of(args[2]), Path.of(args[3]), Path.of(args[4]), Arrays.asList(args).subList(5, args.length));
            case "alone" -> alone(Path.of(args[2]), Path.of(args[3]), Path.of(args[4]), Arrays.asList(args).subList(5, args.length));
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }

    private static void check(boolean good, String what) {
        if (good) passed++; else failed++;
        System.out.println((good ? "ok " : "not ok ") + what);
    }

    // ---- a small program

    private static void random(Path folder, String text, long seed, int steps) throws IOException {
        Program program = new Program(folder, text);
        program.step("as it stands");
        if (program.broken > 0) throw new IllegalStateException("the first wordings have errors");
        program.eachPlace();
        program.report("each place");
        Random random = new Random(seed);
        for (int step = 1; step < steps; step++) program.change(random, "seed " + seed + " step " + step);
        program.report("seed " + seed);
    }

    /** Its files with one wording of each place, the two builds of it, and counts. */
    private static final class Program {
        private final List<String> options = List.of("-g", "-proc:none");
        private final Path folder, some, full;
        private final Map<String, String> parts = new TreeMap<>();
        private final Map<String, int[]> chosen = new TreeMap<>(), chosenGood = new TreeMap<>();
        private List<String> present, presentGood;
        int steps, wrong, broken, compiled;

        Program(Path folder, String text) {
            this.folder = folder;
            some = folder.resolve("some");
            full = folder.resolve("full");
            for (String part : text.split("(?m)^=== ")) {
                int end = part.indexOf('\n');
                if (!part.startsWith("#")) parts.put(part.substring(0, end).trim(), part.substring(end + 1));
            }
            parts.forEach((path, part) -> chosen.put(path, new int[(int) CHOICE.matcher(part).results().count()]));
            present = new ArrayList<>(parts.keySet());
        }

        void report(String what) {
            check(wrong == 0 && broken * 3 <= steps * 2, what + ": " + steps + " steps, " + broken + " of them with errors, " + compiled
                + " files compiled where builds from nothing would " + (steps - broken) * parts.size());
            steps = wrong = broken = compiled = 0;
        }

        /** Every wording of every place, all others being the first; then each file with a comment, then
         * left out and taken in again. */
        void eachPlace() throws IOException {
            for (String path : parts.keySet()) {
                int[] choices = chosen.get(path);
                for (int place = 0; place < choices.length; place++) {
                    int wordings = wordings(path, place).length;
                    for (int n = 1; n <= wordings; n++) {
                        choices[place] = n % wordings;
                        step(path + ": " + wordings(path, place)[choices[place]]);
                    }
                }
            }
            for (String path : parts.keySet()) {
                String text = parts.get(path);
                parts.put(path, text + "// More.\n");
                step("a comment in " + path);
                parts.put(path, text);
            }
            for (String path : parts.keySet()) {
                if (path.equals("module-info.java")) continue;
                present.remove(path);
                step("without " + path);
                present.add(path);
                step("with " + path);
            }
        }

        private String[] wordings(String path, int place) {
            return CHOICE.matcher(parts.get(path)).results().skip(place).findFirst().get().group(1).split("\\|", -1);
        }

        /** One to three places, at random; now and then a file less or one more. */
        void change(Random random, String step) throws IOException {
            StringBuilder what = new StringBuilder(step);
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                String path = new ArrayList<>(parts.keySet()).get(random.nextInt(parts.size()));
                int[] choices = chosen.get(path);
                if (choices.length == 0 || random.nextInt(40) == 0) {
                    // The builder builds a module.
                    if (path.equals("module-info.java")) continue;
                    what.append(present.contains(path) ? " without " : " with ").append(path);
                    if (!present.remove(path)) present.add(path);
                } else {
                    int place = random.nextInt(choices.length);
                    choices[place] = random.nextInt(wordings(path, place).length);
                    what.append(' ').append(path).append(": ").append(wordings(path, place)[choices[place]].trim()).append(';');
                }
            }
            boolean good = step(what.toString());
            // An error stays for a step or two; if for longer, all that follows would be errors.
            if (good) {
                chosen.forEach((path, choices) -> chosenGood.put(path, choices.clone()));
                presentGood = List.copyOf(present);
            } else if (presentGood != null && random.nextInt(2) == 0) {
                chosenGood.forEach((path, choices) -> chosen.put(path, choices.clone()));
                present = new ArrayList<>(presentGood);
            }
        }

        /** Writes the files and builds both ways; false if the program has errors. */
        boolean step(String what) throws IOException {
            steps++;
            List<String> list = new ArrayList<>();
            for (String path : present) {
                Path file = folder.resolve("source").resolve(path);
                Files.createDirectories(file.getParent());
                Files.writeString(file, text(path));
                list.add(file.toString());
            }
            int bySome = quietly(some, folder.resolve("state"), list, options);
            String someErrors = errors.toString();
            delete(full);
            Files.deleteIfExists(folder.resolve("full.state"));
            int byAll = quietly(full, folder.resolve("full.state"), list, options);
            if (byAll < 0) broken++;
            if (bySome > 0 && byAll > 0) compiled += bySome;
            boolean same = bySome < 0 ? byAll < 0 : byAll >= 0 && difference(some, full).isEmpty();
            if (!same) {
                wrong++;
                System.out.println("not ok " + what + ": "
                    + (bySome < 0 || byAll < 0 ? "compiled " + bySome + " and " + byAll + "\n" + someErrors : difference(some, full).toString()));
            }
            return byAll >= 0;
        }

        private String text(String path) {
            int[] choices = chosen.get(path), place = {0};
            return CHOICE.matcher(parts.get(path)).replaceAll(m -> Matcher.quoteReplacement(wordings(path, place[0])[choices[place[0]++]]));
        }
    }

    /** Errors are expected of some wordings, and only counted. */
    private static int quietly(Path output, Path state, List<String> list, List<String> options) throws IOException {
        PrintStream err = System.err;
        errors.reset();
        System.setErr(new PrintStream(errors));
        try {
            return Build.build(output, state, list, options);
        } finally {
            System.setErr(err);
        }
    }

    // ---- the class library

    private static void library(Path folder, Path output, Path state, Path listFile, List<String> options) throws IOException {
        List<String> list = new ArrayList<>(Files.readAllLines(listFile));
        String base = "classlib/java/java.base/";
        check(Build.build(output, state, list, options) == 0, "nothing changed: nothing compiled");

        edit(base + "java/util/ArrayList.java", "\\z", "// a line more\n");
        check(Build.build(output, state, list, options) == 1, "a comment: one file");

        edit(base + "java/util/TreeMap.java", "(?s)(class TreeMap.*?\\{)", "$1 private static Object more(int x) { return new Object() { }; }");
        check(Build.build(output, state, list, options) == 1, "a private method with an anonymous class: one file");

        edit(base + "java/util/BitSet.java", "(?s)(class BitSet.*?\\{)", "$1 public static int quiteNew(int x) { return x; }");
        edit(base + "java/util/Stack.java", "(?s)(class Stack.*?\\{)", "$1 int quiteUser = BitSet.quiteNew(1);");
        int compiled = Build.build(output, state, list, options);
        check(compiled == 2, "a new method and a user of it: " + compiled + " files");

        edit(base + "java/util/BitSet.java", "quiteNew\\(int x\\) \\{ return", "quiteNew(long x) { return (int)");
        compiled = Build.build(output, state, list, options);
        check(compiled == 2, "its descriptor: " + compiled + " files");

        edit(base + "java/util/BitSet.java", "return \\(int\\) x; }", "return y; }");
        check(quietly(output, state, list, options) < 0, "an error: none written");
        edit(base + "java/util/BitSet.java", "return y; }", "return (int) x + 1; }");
        check(Build.build(output, state, list, options) == 1, "the error mended: one file");

        list.add(base + "java/util/QuiteNew.java");
        Files.writeString(Path.of(base + "java/util/QuiteNew.java"), "package java.util; class QuiteNew { class Inner { } }");
        check(Build.build(output, state, list, options) == sources(list), "a new file: everything");
        check(Files.exists(output.resolve("java/util/QuiteNew$Inner.class")), "its nested class is there");
        edit(base + "java/util/QuiteNew.java", "class Inner", "private class Other");
        Build.build(output, state, list, options);
        check(!Files.exists(output.resolve("java/util/QuiteNew$Inner.class")), "the nested class renamed: the old class file is gone");
        // No build between: the next one finds all of this at once.
        list.remove(list.size() - 1);
        edit(base + "java/lang/Long.java", "(?s)(class Long.*?\\{)", "$1 static final long QUITE_NEW = 1L << 40;");
        check(Build.build(output, state, list, options) == sources(list), "a file less: everything");
        check(!Files.exists(output.resolve("java/util/QuiteNew.class")), "its class file is gone");
        edit(base + "java/lang/Long.java", "QUITE_NEW = 1L << 40", "QUITE_NEW = 1L << 41");
        compiled = Build.build(output, state, list, options);
        check(compiled == 1, "a constant: " + compiled + " files");

        Path full = folder.resolve("full");
        Build.build(full, folder.resolve("full.state"), list, options);
        List<String> difference = difference(output, full);
        check(difference.isEmpty(), "as a build from nothing " + difference);
    }

    private static long sources(List<String> list) {
        return list.stream().filter(path -> path.endsWith(".java")).count();
    }

    private static void edit(String path, String what, String into) throws IOException {
        String text = Files.readString(Path.of(path)), edited = Pattern.compile(what).matcher(text).replaceFirst(into);
        if (text.equals(edited)) throw new IllegalStateException(path + " has no " + what);
        Files.writeString(Path.of(path), edited);
    }

    private static void alone(Path output, Path state, Path listFile, List<String> options) throws IOException {
        List<String> list = Files.readAllLines(listFile), others = new ArrayList<>();
        Map<String, byte[]> before = contents(output);
        for (String path : list) {
            if (!path.endsWith(".java")) continue;
            // A comment more: the builder compiles this file alone.
            edit(path, "\\z", "\n//");
            int compiled = Build.build(output, state, list, options);
            if (compiled != 1) others.add(path + " compiled " + compiled);
        }
        Map<String, byte[]> after = contents(output);
        for (String name : before.keySet()) if (!Arrays.equals(before.get(name), after.get(name))) others.add(name);
        check(others.isEmpty() && sources(list) > 1000, "each of " + sources(list) + " files alone " + others);
    }

    // ---- folders

    private static Map<String, byte[]> contents(Path folder) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        if (!Files.exists(folder)) return contents;
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                if (!file.getFileName().toString().startsWith(".")) contents.put(folder.relativize(file).toString(), Files.readAllBytes(file));
        }
        return contents;
    }

    private static List<String> difference(Path a, Path b) throws IOException {
        Map<String, byte[]> left = contents(a), right = contents(b);
        List<String> names = new ArrayList<>();
        for (String name : left.keySet()) if (!Arrays.equals(left.get(name), right.get(name))) names.add(name);
        for (String name : right.keySet()) if (!left.containsKey(name)) names.add(name);
        return names;
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted((x, y) -> y.compareTo(x)).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
