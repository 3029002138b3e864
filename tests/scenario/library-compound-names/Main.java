import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collections;
import java.util.Properties;
import javax.naming.CompositeName;
import javax.naming.CompoundName;

public class Main {
    interface Use {
        Object get() throws Exception;
    }

    static void say(Use u) {
        try {
            System.out.println(u.get());
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
    }

    static Properties syntax(String... pairs) {
        Properties p = new Properties();
        for (int i = 0; i < pairs.length; i += 2) p.put("jndi.syntax." + pairs[i], pairs[i + 1]);
        return p;
    }

    static final Properties SLASH = syntax("direction", "left_to_right", "separator", "/", "escape", "\\", "beginquote", "'",
        "beginquote2", "\"", "endquote2", "\"");
    static final Properties DOT = syntax("direction", "right_to_left", "separator", ".", "ignorecase", "true");
    static final Properties PAIRS = syntax("direction", "right_to_left", "separator", ",", "separator2", ";", "escape", "\\",
        "beginquote", "\"", "trimblanks", "true", "ignorecase", "true", "separator.ava", "+", "separator.typeval", "=");
    static final Properties ANGLES = syntax("direction", "left_to_right", "separator", "/", "beginquote", "<", "endquote", ">");

    static void parts(Properties s, String... names) {
        for (String n : names) say(() -> {
            CompoundName c = new CompoundName(n, s);
            StringBuilder b = new StringBuilder();
            for (String x : Collections.list(c.getAll())) b.append("[" + x + "]");
            return "<" + n + "> " + b + " -> <" + c + "> " + c.size() + c.isEmpty();
        });
    }

    static void changes() throws Exception {
        CompoundName c = new CompoundName("a/b/c/d", SLASH);
        say(() -> c.getPrefix(2) + " " + c.getSuffix(2) + " " + c.get(1) + " " + c.startsWith(new CompoundName("a/b", SLASH))
            + c.endsWith(new CompoundName("c/d", SLASH)) + c.startsWith(new CompositeName("a")) + c.endsWith(c)
            + c.startsWith(new CompoundName("", SLASH)));
        say(() -> c.add("e") + " " + c.add(0, "z") + " " + c.remove(1) + " " + c.addAll(new CompoundName("x/y", SLASH)) + " "
            + c.addAll(1, new CompoundName("p/q", SLASH)) + " " + c);
        for (int i : new int[] {-1, 99}) {
            say(() -> c.get(i));
            say(() -> c.add(i, "a"));
            say(() -> c.remove(i));
            say(() -> c.getPrefix(i));
            say(() -> c.getSuffix(i));
        }
        say(() -> c.addAll(new CompositeName("a")));
        say(() -> new CompoundName("a", syntax()).add("b"));
        say(() -> new CompoundName("", syntax()).add("b"));
        say(() -> new CompoundName("a", null));
        CompoundName k = (CompoundName) c.clone();
        say(() -> k.add("new") + " " + c + " " + k.equals(c));
    }

    static void comparisons() throws Exception {
        CompoundName x = new CompoundName("A.b", DOT), y = new CompoundName("a.B", DOT);
        CompoundName l = new CompoundName("cn=a , o=b", PAIRS), m = new CompoundName("CN=A,O=B", PAIRS);
        say(() -> x.equals(y) + " " + x.compareTo(y) + " " + x.hashCode() + " " + y.hashCode());
        say(() -> l.equals(m) + " " + l.compareTo(m) + " " + l.hashCode() + " " + m.hashCode());
        CompoundName ab = new CompoundName("a/b", SLASH);
        say(() -> ab.compareTo(new CompoundName("a/c", SLASH)) + " " + ab.compareTo(new CompoundName("a", SLASH)) + " "
            + ab.equals(new CompositeName("a/b")));
        say(() -> ab.compareTo(new CompositeName("a")));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(x);
        Object read = new ObjectInputStream(new ByteArrayInputStream(out.toByteArray())).readObject();
        say(() -> read + " " + read.equals(y) + " " + out.size());
    }

    public static void main(String[] args) throws Exception {
        parts(SLASH, "a/b/c", "/", "", "/a", "a/", "//", "a//b", "'a/b'/c", "\"x'y\"/z", "a\\/b", "a\\x", "a\\\\b", "a\\", "'a",
            "'a'b", "a'b'", "\\'a", "'a\\'b'", " a / b ", "'/", "''", "a/''", "\\a", "\"'a'\"");
        parts(DOT, "a.b.c", ".", ".a", "a.", "A.b");
        parts(PAIRS, "cn=a, o=b ; c=d", "cn=\"a,b\",o=x", "cn=a+sn=b,c=\"q\"", "cn=\"a\"b");
        parts(ANGLES, "<a/b>/c", "a/b", "<a");
        parts(syntax(), "a/b", "", "/");
        parts(syntax("direction", "left_to_right"), "a");
        parts(syntax("direction", "up", "separator", "/"), "a");
        parts(syntax("direction", "flat", "separator", "/"), "a/b");
        changes();
        comparisons();
    }
}
