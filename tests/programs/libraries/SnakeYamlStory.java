import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.TypeDescription;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.Constructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Represent;
import org.yaml.snakeyaml.representer.Representer;

/** YAML in: anchors, merges, types, beans. YAML out: styles, tags, beans of one's own. */
public class SnakeYamlStory {
    public static class Ship {
        private String name;
        private List<Person> crew = new ArrayList<>();
        public double[] position = { 1.5, -2 };
        public Kind kind = Kind.SAIL;

        public String getName() { return name; }

        public void setName(String name) { this.name = name; }

        public List<Person> getCrew() { return crew; }

        public void setCrew(List<Person> crew) { this.crew = crew; }
    }

    public enum Kind { SAIL, STEAM }

    public static class Person {
        public String name;
        public int age;
        public Person friend;
    }

    record Point(int x, int y) { }

    static class Points extends Representer {
        Points(DumperOptions o) {
            super(o);
            representers.put(Point.class, new Represent() {
                @Override public Node representData(Object p) { return representScalar(new Tag("!point"), ((Point) p).x() + "/" + ((Point) p).y()); }
            });
        }
    }

    public static void main(String[] args) {
        String text = "base: &b {a: 1, b: [x, 'y z', \"\\u263a\"]}\nmore: {<<: *b, c: ~}\nsame: *b\n"
                + "types: [012, 0x1F, 1_000, 1.5e3, .inf, yes, 2001-12-14t21:59:43.10-05:00, !!set {q, p}, 12:30:45, !!str 5, 99999999999999]\n"
                + "block: |\n  one\n   two\nfolded: >-\n  three\n  four\n\n  five\nbinary: !!binary R0lGODlh\n? [complex, key]\n: value\n";
        Map<Object, Object> all = new Yaml().load(text);
        for (Map.Entry<Object, Object> e : all.entrySet()) {
            Object v = e.getValue();
            System.out.println(e.getKey() + " = " + (v instanceof byte[] ? Arrays.toString((byte[]) v) : v));
        }
        for (Object o : (List<?>) all.get("types")) System.out.print(o.getClass().getSimpleName() + " " + (o instanceof Date ? ((Date) o).getTime() : "") + " ");
        System.out.println(all.get("base") == all.get("same"));

        Constructor c = new Constructor(Ship.class, new LoaderOptions());
        TypeDescription d = new TypeDescription(Ship.class);
        d.addPropertyParameters("crew", Person.class);
        c.addTypeDescription(d);
        Ship ship = new Yaml(c).load("name: Argo\nkind: STEAM\nposition: [3, 4.5]\ncrew:\n- &j {name: Jason, age: 30}\n- {name: Orpheus, age: 25, friend: *j}\n");
        System.out.println(ship.getName() + " " + ship.kind + Arrays.toString(ship.position) + ship.getCrew().get(1).friend.name);

        DumperOptions block = new DumperOptions();
        block.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        block.setIndent(4);
        block.setWidth(40);
        block.setExplicitStart(true);
        System.out.print(new Yaml(block).dump(ship));
        System.out.print(new Yaml().dumpAs(ship, Tag.MAP, DumperOptions.FlowStyle.AUTO));
        Map<String, Object> odd = new LinkedHashMap<>();
        odd.put("strings", List.of("", "null", "1.0", "a: b", " lead", "tab\t", "line\nline", "\u0007", "a long text that is to be broken somewhere"));
        odd.put("set", new TreeSet<>(List.of(2, 1)));
        odd.put("numbers", List.of(1.0, Float.NaN, 10L, new java.math.BigInteger("123456789012345678901234567890")));
        odd.put("bytes", new byte[] { 0, 1, 2 });
        odd.put("date", new Date(86400000L));
        odd.put("self", odd);
        System.out.print(new Yaml(block).dump(odd));
        System.out.print(new Yaml(new Points(new DumperOptions())).dump(List.of(new Point(1, 2), new Point(3, 4))));

        int n = 0;
        for (Object doc : new Yaml().loadAll("--- 1\n--- [2]\n...\n---\n{3: 4}\n")) System.out.print(++n + ":" + doc + " ");
        for (Event e : new Yaml().parse(new java.io.StringReader("- &a [x]\n- *a"))) System.out.print(e.getEventId() + " ");
        System.out.println();
        for (String bad : new String[] { "a: [1, 2", "a: b: c", "- x\ny", "*nobody", "!!java.lang.NoSuch {}", "\tx: 1", "%YAML 3.0\n---\n", "a: 1\na: 2" }) {
            try {
                LoaderOptions strict = new LoaderOptions();
                strict.setAllowDuplicateKeys(false);
                System.out.println((Object) new Yaml(strict).load(bad));
            } catch (YAMLException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
