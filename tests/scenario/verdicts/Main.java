import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/**
 * Defines and links many small classes, in groups. Of each group a line says how many were accepted, how many refused
 * by which error, and sums: of the verdicts, of the words in which the check by frames explains its refusals, from
 * which tops at the end of a list of types are taken away, and of the lines in which inference does. With arguments,
 * the cases of the groups of these names are told one by one instead: what to look at when a sum has changed.
 */
public class Main extends ClassLoader {
    private static final Map<String, Integer> verdicts = new HashMap<>();
    private static final CRC32 sum = new CRC32(), words = new CRC32(), lines = new CRC32();
    /** Groups in which VMs say the same by inference in other words. */
    private static final String OWN_WORDS = "opcode (80|82|179|18[13567]|191)|iinc and ret|constants of opcode 186|from \\[.*|protected .*"
        + "|invokespecial in 49|switches in 49";
    private static String group;
    private static boolean tells;
    private static String[] asked;
    private Map<String, byte[]> others = Map.of();

    Main() {
        super(Main.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] b = others.get(name);
        if (b == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, b, 0, b.length);
    }

    static byte[] u4(int v) {
        return Maker.u4(v);
    }

    static Maker.U2 u2(int v) {
        return Maker.u2(v);
    }

    static byte[] b(Object... parts) {
        return Maker.bytes(parts);
    }

    static void begin(String name) {
        group = name;
        verdicts.clear();
        sum.reset();
        words.reset();
        lines.reset();
        tells = false;
        for (String a : asked) {
            tells |= a.equals(name);
        }
    }

    static void end() {
        StringBuilder all = new StringBuilder(group).append(':');
        for (String v : new String[] {"accepted", "VerifyError", "ClassFormatError", "NoClassDefFoundError", "IncompatibleClassChangeError"}) {
            Integer n = verdicts.remove(v);
            if (n != null) {
                all.append(' ').append(n).append(' ').append(v).append(',');
            }
        }
        for (Map.Entry<String, Integer> e : verdicts.entrySet()) {
            all.append(' ').append(e.getValue()).append(' ').append(e.getKey()).append(',');
        }
        all.append(' ').append(Long.toHexString(sum.getValue())).append(' ').append(Long.toHexString(words.getValue()));
        if (!group.matches(OWN_WORDS)) {
            all.append(' ').append(Long.toHexString(lines.getValue()));
        }
        System.out.println(all);
    }

    private static void add(CRC32 to, String text) {
        byte[] b = text.getBytes();
        to.update(b, 0, b.length);
    }

    /** One class of the group: by frames, version 52, unless fill says otherwise. */
    static void one(String what, Consumer<Maker> fill) {
        one(what, fill, Map.of());
    }

    static void one(String what, Consumer<Maker> fill, Map<String, byte[]> others) {
        Maker m = new Maker();
        fill.accept(m);
        byte[] bytes = m.make();
        Main loader = new Main();
        loader.others = others;
        String verdict = "accepted", said = "";
        try {
            Class<?> c = loader.defineClass(null, bytes, 0, bytes.length);
            Class.forName(c.getName(), true, loader);
        } catch (LinkageError e) {
            verdict = e.getClass().getSimpleName();
            said = String.valueOf(e.getMessage());
        } catch (ClassNotFoundException e) {
            verdict = "not found";
        }
        verdicts.merge(verdict, 1, Integer::sum);
        add(sum, verdict);
        if (!said.startsWith("(class: ")) {
            said = said.replaceAll("(,? top)+ [}]", " }");
            add(words, said);
        } else {
            add(lines, said);
        }
        if (tells) {
            System.out.println(what + ": " + verdict + " " + said);
        }
    }

    public static void main(String[] args) {
        asked = args;
        Operands.all();
        Types.all();
        Frames.all();
        Ranges.all();
    }
}
