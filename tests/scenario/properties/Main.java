import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Properties;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) throws Exception {
        String text = "# a comment\n! another\nplain=value\n  spaced  :  two words \ncolon:1\nempty=\nalone\n"
            + "long=one \\\n     two\nesc\\=aped=a\\tb\\u0041\\\\\n";
        Properties p = new Properties();
        p.load(new ByteArrayInputStream(text.getBytes("ISO-8859-1")));
        for (String key : new TreeSet<String>(p.stringPropertyNames())) {
            Say.line(key, " -> [", p.getProperty(key), "]");
        }
        Properties child = new Properties(p);
        child.setProperty("plain", "overridden");
        Say.line(child.getProperty("plain"), " ", child.getProperty("colon"), " ", child.getProperty("no", "default"),
                 " ",
                 child.getProperty("no"), " ", child.size(), " ", child.stringPropertyNames().size());
        Properties small = new Properties();
        small.setProperty("a key", "x=y");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        small.store(out, "comment");
        String[] lines = out.toString("ISO-8859-1").split("\n");
        Say.line(lines[0], " ", lines.length, " ", lines[2]);
        Properties back = new Properties();
        back.load(new ByteArrayInputStream(out.toByteArray()));
        Say.line(back.equals(small));
        Say.line(System.getProperty("given"), " ", System.getProperty("flag"), "|", System.getProperty("none"), " ",
                 System.getProperty("none", "d"));
        Say.line(System.setProperty("given", "changed"), " ", System.getProperty("given"), " ",
                 System.clearProperty("given"), " ", System.getProperty("given"));
        String[] known = { "file.separator", "path.separator", "line.separator", "java.version", "java.home",
            "java.class.path", "user.dir", "os.name", "os.arch", "java.vm.name", "java.vendor", "java.class.version",
            "java.vm.version", "java.specification.version", "user.name", "user.home", "java.io.tmpdir" };
        for (String k : known) {
            if (System.getProperty(k) == null) {
                Say.line("no ", k);
            }
        }
        Say.line(System.getProperty("file.separator"), System.getProperty("path.separator"), " ",
                 System.getProperty("os.name"), " ", System.lineSeparator().length());
        Say.line(Integer.getInteger("number"), " ", Boolean.getBoolean("yes"), " ", Long.getLong("none", 5L));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            Say.line("empty key");
        }
        Say.line(System.getenv("GREETING"), " ", System.getenv("NO_SUCH_VARIABLE_HERE"));
    }
}
