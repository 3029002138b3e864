package javabuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which source files a change of some classes' interfaces concerns.
 *
 * The rule. A change of anything but members (flags, supertypes, type parameters, permitted subclasses, a class that
 * comes or goes), of an enum constant, or of an abstract method of an interface can concern a file that names nothing
 * of it: that is all files. A change of a member concerns those that use its name, in the source (a constant leaves no
 * other trace) or in the class file (a loop calls iterator() without naming it), and those of the subtypes, whose
 * bridges and duties follow from it. A constructor's name is that of its class.
 */
final class Dependents {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

    /** Names of members whose users are concerned, names of classes whose users are, and the
     * classes whose subtypes are. */
    private final Set<String> memberNames = new TreeSet<>(), classNames = new TreeSet<>(), supertypes = new HashSet<>();
    private boolean everything;

    /** Takes in what has become of one source file: its classes before and after, by internal name. */
    void add(Map<String, ClassShape> before, Map<String, ClassShape> after) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) addClass(before.get(name), after.get(name));
    }

    private void addClass(ClassShape before, ClassShape after) {
        boolean local = (before == null || before.local) && (after == null || after.local);
        if (local) return;
        if (before == null || after == null || before.local != after.local) {
            everything = true;
            return;
        }
        if (!before.type.toString().equals(after.type.toString()) || !before.unnamed.toString().equals(after.unnamed.toString()))
            everything = true;
        if (before.order.toString().equals(after.order.toString())) return;
        supertypes.add(after.name);
        Set<String> names = new TreeSet<>(before.members.keySet());
        names.addAll(after.members.keySet());
        for (String name : names) {
            if (String.valueOf(before.members.get(name)).equals(String.valueOf(after.members.get(name)))) continue;
            if (name.equals("<init>")) {
                classNames.add(after.name);
                memberNames.add(after.simpleName());
            } else {
                memberNames.add(name);
            }
        }
    }

    boolean isEverything() {
        return everything;
    }

    boolean isNothing() {
        return !everything && supertypes.isEmpty();
    }

    /** The concerned among the sources; classes: of each source file, its class files as they are in the output
     * folder. */
    Set<String> select(Map<String, List<String>> classes, Path output) throws IOException {
        Map<String, Map<String, ClassShape>> shapes = new HashMap<>();
        for (Map.Entry<String, List<String>> source : classes.entrySet()) shapes.put(source.getKey(), Build.shapes(output, source.getValue()));
        Set<String> selected = new TreeSet<>();
        addSubtypes(shapes);
        for (Map.Entry<String, Map<String, ClassShape>> source : shapes.entrySet())
            if (isSubtype(source.getValue()) || usesByClassFile(source.getValue()) || usesBySource(Files.readString(Path.of(source.getKey()))))
                selected.add(source.getKey());
        return selected;
    }

    private void addSubtypes(Map<String, Map<String, ClassShape>> shapes) {
        for (boolean more = true; more;) {
            more = false;
            for (Map<String, ClassShape> source : shapes.values())
                for (ClassShape shape : source.values())
                    if (shape.supertypes.stream().anyMatch(supertypes::contains)) more |= supertypes.add(shape.name);
        }
    }

    private boolean isSubtype(Map<String, ClassShape> source) {
        return source.keySet().stream().anyMatch(supertypes::contains);
    }

    private boolean usesByClassFile(Map<String, ClassShape> source) {
        for (ClassShape shape : source.values()) {
            for (String name : memberNames) if (shape.strings.contains(name)) return true;
            for (String name : classNames) if (shape.strings.contains(name)) return true;
        }
        return false;
    }

    private boolean usesBySource(String text) {
        if (text.contains("\\u")) text = ESCAPE.matcher(text).replaceAll(m -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(m.group(1), 16))));
        for (String name : memberNames) if (containsWord(text, name)) return true;
        return false;
    }

    private static boolean containsWord(String text, String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            boolean starts = at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1));
            if (starts && (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end)))) return true;
        }
        return false;
    }
}
