/*
 * Compares the code of each Java file of the class library with that of the file of its name in a JDK's src.zip, and
 * each of its method bodies with those there: as sequences of tokens, not of characters. Declarations are the API's.
 *
 * Comments, layout, imports and the package do not count, nor do the names of variables, of fields and of unqualified
 * methods: one who renames these hides nothing. What counts are keywords, operators, literals, names of types and
 * constants, and of methods that are called on something. The figure is twice the longest common subsequence by the sum
 * of the lengths: 1 for the same text, about a half for two texts about one thing. Bodies of fewer tokens than -n says
 * are not compared; two people write those alike.
 *
 * What an API forces stands in resemblance.allow, a line each: `path` or `path#method`, with stars, blanks, the reason.
 * A line that nothing needs any more is told, too.
 *
 * Nothing of the zip is shown but names and figures.
 */
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

public class Resemblance {
    static final Set<String> KEYWORDS = Set.of("abstract", "assert", "boolean", "break", "byte", "case", "catch",
        "char", "class", "const", "continue", "default", "do", "double", "else", "enum", "extends", "false", "final",
        "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new",
        "null", "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
        "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while");

    static final Set<String> TYPES = Set.of("class", "interface", "enum", "record");

    /** A method and the place of its body among the tokens of its file. */
    record Body(String name, int line, int from, int to) {
    }

    /** What a file says: its tokens as numbers, the same number for the same token in all files. */
    record Text(int[] tokens, List<Body> bodies) {
    }

    /** Files with less code than this are not compared as a whole. */
    static final int FILE_LEAST = 200;
    static final Map<String, Integer> numbers = new HashMap<>();
    static double threshold = 0.85;
    static int least = 40;
    static boolean verbose;
    static final Map<String, String> allowed = new LinkedHashMap<>();
    static final Set<String> needed = new HashSet<>();
    static int found;

    // Tokens

    /** Raw tokens, each with its line, without comments. */
    static void scan(String s, List<String> tokens, List<Integer> lines) {
        int line = 1;
        for (int i = 0; i < s.length(); ) {
            char c = s.charAt(i);
            int start = i;
            if (c == '\n') {
                line++;
            }
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (s.startsWith("//", i)) {
                i = s.indexOf('\n', i) < 0 ? s.length() : s.indexOf('\n', i);
                continue;
            }
            if (s.startsWith("/*", i)) {
                i = s.indexOf("*/", i + 2) < 0 ? s.length() : s.indexOf("*/", i + 2) + 2;
            } else if (s.startsWith("\"\"\"", i)) {
                i = s.indexOf("\"\"\"", i + 3) < 0 ? s.length() : s.indexOf("\"\"\"", i + 3) + 3;
            } else if (c == '"' || c == '\'') {
                i = quoted(s, i);
            } else if (Character.isJavaIdentifierStart(c)) {
                while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) {
                    i++;
                }
            } else if (Character.isDigit(c)) {
                i = number(s, i);
            } else {
                i += operator(s, i);
            }
            if (!s.startsWith("/*", start)) {
                tokens.add(s.substring(start, i));
                lines.add(line);
            }
            line += (int) s.substring(start, i).chars().filter(x -> x == '\n').count();
        }
    }

    static int quoted(String s, int start) {
        int i = start + 1;
        while (i < s.length() && s.charAt(i) != s.charAt(start) && s.charAt(i) != '\n') {
            i += s.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i + 1, s.length());
    }

    static int number(String s, int start) {
        int i = start;
        while (i < s.length() && (Character.isJavaIdentifierPart(s.charAt(i)) || s.charAt(i) == '.')) {
            i++;
        }
        return i;
    }

    static int operator(String s, int i) {
        for (String op : new String[] {">>>=", "<<=", ">>=", "...", "->", "::", "++", "--", "&&", "||", "==", "!=",
            "<=", ">=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<"}) {
            if (s.startsWith(op, i)) {
                return op.length();
            }
        }
        return 1;
    }

    /** What a token counts as. */
    static String normal(List<String> t, int i) {
        String s = t.get(i);
        if (!Character.isJavaIdentifierStart(s.charAt(0)) || KEYWORDS.contains(s)) {
            return s;
        }
        boolean named = Character.isUpperCase(s.charAt(0));
        boolean called = i > 0 && t.get(i - 1).equals(".") && i + 1 < t.size() && t.get(i + 1).equals("(");
        return named || called ? s : "v";
    }

    static Text read(String source) {
        List<String> raw = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        scan(source, raw, lines);
        int start = 0;
        for (int i = 0; i < raw.size() && !TYPES.contains(raw.get(i)) && !raw.get(i).equals("@"); i++) {
            if (raw.get(i).equals(";")) {
                start = i + 1;
            }
        }
        raw = raw.subList(start, raw.size());
        lines = lines.subList(start, lines.size());
        int[] tokens = new int[raw.size()];
        for (int i = 0; i < tokens.length; i++) {
            tokens[i] = numbers.computeIfAbsent(normal(raw, i), k -> numbers.size());
        }
        return new Text(tokens, bodies(raw, lines));
    }

    // Methods

    /** Braces are those of a type, of a method, or of anything else. A type within a method belongs to the method. */
    static List<Body> bodies(List<String> t, List<Integer> lines) {
        List<Body> found = new ArrayList<>();
        int header = 0, depth = 0, inMethod = -1, from = 0, round = 0;
        String name = "";
        for (int i = 0; i < t.size(); i++) {
            String s = t.get(i);
            round += s.equals("(") ? 1 : s.equals(")") ? -1 : 0;
            if (s.equals("{")) {
                depth++;
                if (inMethod < 0 && !isType(t, header, i)) {
                    inMethod = depth;
                    from = i + 1;
                    name = nameOf(t, header, i);
                }
            } else if (s.equals("}")) {
                if (inMethod == depth) {
                    found.add(new Body(name, lines.get(from - 1), from, i));
                    inMethod = -1;
                }
                depth--;
            }
            if (inMethod < 0 && round == 0 && (s.equals(";") || s.equals("{") || s.equals("}"))) {
                header = i + 1;
            }
        }
        return found;
    }

    static boolean isType(List<String> t, int from, int to) {
        for (int i = from; i < to; i++) {
            if (t.get(i).equals("(") && !t.get(Math.max(from, i - 2)).equals("record")
                && !(i > from + 1 && t.get(i - 2).equals("@"))) {
                return false;
            }
            if (TYPES.contains(t.get(i)) && !t.get(Math.max(0, i - 1)).equals(".")) {
                return true;
            }
        }
        return false;
    }

    static String nameOf(List<String> t, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (t.get(i).equals("(") && !(i > from + 1 && t.get(i - 2).equals("@"))) {
                return t.get(i - 1);
            }
        }
        return "{}";
    }

    // Likeness

    /** Twice the longest common subsequence by the sum of the lengths; 0 if it cannot reach the threshold. */
    static double likeness(int[] a, int af, int at, int[] b, int bf, int bt) {
        int n = at - af, m = bt - bf;
        if (2.0 * Math.min(n, m) / (n + m) < threshold || common(a, af, at, b, bf, bt) * 2.0 / (n + m) < threshold) {
            return 0;
        }
        int[] row = new int[m + 1];
        for (int i = af; i < at; i++) {
            int diagonal = 0;
            for (int j = 1; j <= m; j++) {
                int above = row[j];
                row[j] = a[i] == b[bf + j - 1] ? diagonal + 1 : Math.max(above, row[j - 1]);
                diagonal = above;
            }
        }
        return 2.0 * row[m] / (n + m);
    }

    /** How many tokens both have, in any order: never fewer than in the same order. */
    static int common(int[] a, int af, int at, int[] b, int bf, int bt) {
        Map<Integer, Integer> count = new HashMap<>();
        for (int i = af; i < at; i++) {
            count.merge(a[i], 1, Integer::sum);
        }
        int n = 0;
        for (int j = bf; j < bt; j++) {
            if (count.merge(b[j], -1, Integer::sum) >= 0) {
                n++;
            }
        }
        return n;
    }

    static void tell(String key, String where, double figure) {
        if (figure < threshold) {
            return;
        }
        String reason = allowed.keySet().stream().filter(k -> fits(key, k)).findFirst().orElse(null);
        if (reason != null) {
            needed.add(reason);
        } else {
            found++;
        }
        if (reason == null || verbose) {
            System.out.println(String.format(Locale.ROOT, "%.2f", figure) + "  " + key + where
                + (reason == null ? "" : "  (allowed: " + allowed.get(reason) + ")"));
        }
    }

    /** The bodies of a file, one after the other: its declarations are the API's. */
    static int[] code(Text t) {
        return t.bodies.stream().flatMapToInt(b -> Arrays.stream(t.tokens, b.from, b.to)).toArray();
    }

    /** A pattern has stars; one without a method speaks of the file and of all its methods. */
    static boolean fits(String key, String pattern) {
        String regex = pattern.replaceAll("[^*\\w/]", "\\\\$0").replace("*", ".*");
        return key.matches(pattern.indexOf('#') < 0 ? regex + "(#.*)?" : regex);
    }

    static void compare(String path, Text ours, Text theirs) {
        int[] a = code(ours), b = code(theirs);
        if (a.length >= FILE_LEAST) {
            tell(path, ": " + a.length + " tokens", likeness(a, 0, a.length, b, 0, b.length));
        }
        for (Body o : ours.bodies) {
            if (o.to - o.from < least) {
                continue;
            }
            double best = 0;
            Body like = null;
            for (Body x : theirs.bodies) {
                double d = likeness(ours.tokens, o.from, o.to, theirs.tokens, x.from, x.to);
                if (d > best) {
                    best = d;
                    like = x;
                }
            }
            if (like != null) {
                tell(path + "#" + o.name, ":" + o.line + ", " + (o.to - o.from) + " tokens"
                    + (like.name.equals(o.name) ? "" : ", like " + like.name), best);
            }
        }
    }

    // Files

    /** A src.zip has its modules as folders, or, before Java 9, none. */
    static Map<String, ZipEntry> entries(ZipFile zip) {
        Map<String, ZipEntry> all = new HashMap<>();
        zip.stream().filter(e -> e.getName().endsWith(".java")).forEach(e -> {
            String n = e.getName();
            String module = n.substring(0, Math.max(0, n.indexOf('/')));
            all.putIfAbsent(module.indexOf('.') > 0 ? n.substring(module.length() + 1) : n, e);
        });
        return all;
    }

    static Map<String, Path> library(Path root) throws IOException {
        Map<String, Path> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(p -> p.toString().endsWith(".java")).forEach(p -> {
                Path below = root.relativize(p);
                String first = below.getName(0).toString();
                Path name = first.indexOf('.') > 0 && below.getNameCount() > 1 ? below.subpath(1, below.getNameCount())
                    : below;
                all.put(name.toString(), p);
            });
        }
        return all;
    }

    static void readAllowed(Path list) throws IOException {
        if (!Files.exists(list)) {
            return;
        }
        for (String line : Files.readAllLines(list)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.trim().split("\\s+", 2);
                if (parts.length < 2) {
                    throw new IllegalArgumentException(list + ": no reason for " + parts[0]);
                }
                allowed.put(parts[0], parts[1]);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        List<String> names = new ArrayList<>();
        Path home = Path.of(System.getProperty("resemblance.home", "tools"));
        Path list = home.resolve("resemblance.allow");
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
            case "-t" -> threshold = Double.parseDouble(args[++i]);
            case "-n" -> least = Integer.parseInt(args[++i]);
            case "-a" -> list = Path.of(args[++i]);
            case "-v" -> verbose = true;
            default -> names.add(args[i]);
            }
        }
        if (names.isEmpty() || names.size() > 2) {
            System.err.println("usage: resemblance [-t 0.85] [-n 40] [-a LIST] [-v] JDK_SRC_ZIP [CLASSLIB]");
            System.exit(2);
        }
        readAllowed(list);
        Path root = names.size() > 1 ? Path.of(names.get(1)) : home.resolve("../classlib/java");
        int files = 0;
        try (ZipFile zip = new ZipFile(names.get(0))) {
            Map<String, ZipEntry> theirs = entries(zip);
            for (Map.Entry<String, Path> e : library(root).entrySet()) {
                ZipEntry other = theirs.get(e.getKey());
                if (other == null) {
                    continue;
                }
                files++;
                try (InputStream in = zip.getInputStream(other)) {
                    compare(e.getKey(), read(Files.readString(e.getValue())),
                        read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
                }
            }
        }
        allowed.keySet().stream().filter(k -> !needed.contains(k))
            .forEach(k -> System.out.println("allowed, but not needed: " + k));
        System.out.println(files + " files compared, " + found + " resemblances above " + threshold);
        System.exit(found > 0 ? 1 : 0);
    }
}
