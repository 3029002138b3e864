import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads a file of format JAVA PROFILE 1.0.1 to its last byte and says what is wrong with it: a record that is cut or
 * has bytes left over, a name, class, stack or frame that no earlier record told, an instance whose size is not that of
 * its class's fields.
 *
 *   java Reader FILE                 how many records, roots, and what is wrong
 *   java Reader FILE classes         a line for each class: instances, name
 *   java Reader FILE sites|samples   a line for each entry of the last such record
 *   java Reader FILE fields CLASS    the instances of a class, field by field
 *   java Reader FILE threads         threads and their stacks
 */
public class Reader {
    private static final String[] RECORDS = new String[256];
    private static final String[] ROOTS = new String[256];

    static {
        RECORDS[1] = "UTF8";
        RECORDS[2] = "LOAD_CLASS";
        RECORDS[3] = "UNLOAD_CLASS";
        RECORDS[4] = "FRAME";
        RECORDS[5] = "TRACE";
        RECORDS[6] = "ALLOC_SITES";
        RECORDS[7] = "HEAP_SUMMARY";
        RECORDS[10] = "START_THREAD";
        RECORDS[11] = "END_THREAD";
        RECORDS[12] = "HEAP_DUMP";
        RECORDS[13] = "CPU_SAMPLES";
        RECORDS[14] = "CONTROL_SETTINGS";
        ROOTS[255] = "unknown";
        ROOTS[1] = "JNI global";
        ROOTS[2] = "JNI local";
        ROOTS[3] = "Java frame";
        ROOTS[4] = "native stack";
        ROOTS[5] = "sticky class";
        ROOTS[6] = "thread block";
        ROOTS[7] = "monitor used";
        ROOTS[8] = "thread object";
    }

    private static class Loaded {
        long id;
        String name;
        long superId;
        int size;
        boolean dumped;
        final List<String> fields = new ArrayList<>();
        final List<Integer> types = new ArrayList<>();
    }

    private static class Instance {
        long id;
        long classId;
        byte[] values;
    }

    private final DataInputStream in;
    private long left; // bytes of the record that is being read
    private int idSize;
    private String format;
    private final Map<Long, String> texts = new HashMap<>();
    private final Map<Integer, Loaded> bySerial = new HashMap<>();
    private final Map<Long, Loaded> byId = new HashMap<>();
    private final Map<Long, String> frames = new HashMap<>();
    private final Map<Integer, List<String>> traces = new HashMap<>();
    private final Map<Integer, String> threads = new TreeMap<>();
    private final Map<String, Integer> records = new TreeMap<>();
    private final Map<String, Integer> roots = new TreeMap<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<Instance> instances = new ArrayList<>();
    private final Map<Long, String> arrays = new HashMap<>(); // primitive elements as text
    private final Set<Long> objects = new HashSet<>();
    private List<String> sites = new ArrayList<>();
    private List<String> samples = new ArrayList<>();
    private final List<Integer> rootThreads = new ArrayList<>();
    private final List<Integer> rootTraces = new ArrayList<>();
    private int wrong;

    Reader(String file) throws IOException {
        in = new DataInputStream(new BufferedInputStream(new FileInputStream(file), 1 << 16));
    }

    private void wrong(String what) {
        if (wrong++ < 20) {
            System.out.println("WRONG: " + what);
        }
    }

    private static void count(Map<String, Integer> map, String key) {
        map.merge(key, 1, Integer::sum);
    }

    // ---- bytes ----

    private void need(long n) throws IOException {
        left -= n;
        if (left < 0) {
            throw new IOException("a record ends too early");
        }
    }

    private int u1() throws IOException {
        need(1);
        return in.readUnsignedByte();
    }

    private int u2() throws IOException {
        need(2);
        return in.readUnsignedShort();
    }

    private int u4() throws IOException {
        need(4);
        return in.readInt();
    }

    private long u8() throws IOException {
        need(8);
        return in.readLong();
    }

    private long id() throws IOException {
        return idSize == 8 ? u8() : u4() & 0xffffffffL;
    }

    private byte[] bytes(int n) throws IOException {
        need(n);
        byte[] b = new byte[n];
        in.readFully(b);
        return b;
    }

    private int size(int type) {
        switch (type) {
        case 2: return idSize;
        case 4:
        case 8: return 1;
        case 5:
        case 9: return 2;
        case 6:
        case 10: return 4;
        case 7:
        case 11: return 8;
        default: wrong("a value of type " + type); return 0;
        }
    }

    private String text(long id) {
        String t = texts.get(id);
        if (t == null) {
            wrong("no UTF8 record for a name");
        }
        return t;
    }

    private void trace(int serial) {
        if (!traces.containsKey(serial)) {
            wrong("no TRACE record " + serial);
        }
    }

    private Loaded loaded(int serial) {
        Loaded c = bySerial.get(serial);
        if (c == null) {
            wrong("no LOAD_CLASS record " + serial);
        }
        return c;
    }

    // ---- records ----

    private void loadClass() throws IOException {
        Loaded c = new Loaded();
        int serial = u4();
        c.id = id();
        u4();
        c.name = text(id());
        if (serial <= 0 || bySerial.put(serial, c) != null) {
            wrong("class serial " + serial + " twice, or not above 0");
        }
        byId.put(c.id, c);
    }

    private void frame() throws IOException {
        long id = id();
        String method = text(id());
        String signature = text(id());
        String source = text(id());
        Loaded c = loaded(u4());
        int line = u4();
        frames.put(id, (c == null ? "?" : c.name) + "." + method + signature + " " + source + ":" + line);
    }

    private void traceRecord() throws IOException {
        int serial = u4();
        u4();
        int n = u4();
        List<String> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String f = frames.get(id());
            if (f == null) {
                wrong("no FRAME record for a frame of trace " + serial);
            }
            list.add(f);
        }
        traces.put(serial, list);
    }

    private void startThread() throws IOException {
        int serial = u4();
        id();
        trace(u4());
        String name = text(id());
        String group = text(id());
        String parent = text(id());
        threads.put(serial, name + ", group " + group + ", parent " + parent);
    }

    private void allocSites() throws IOException {
        sites = new ArrayList<>();
        u2();
        float cutoff = Float.intBitsToFloat(u4());
        sites.add("cutoff " + cutoff + ", live " + u4() + " bytes " + u4() + " objects, allocated " + u8() + " bytes "
                  + u8() + " objects");
        for (int n = u4(); n > 0; n--) {
            int array = u1();
            Loaded c = loaded(u4());
            int serial = u4();
            trace(serial);
            String at = traces.containsKey(serial) && !traces.get(serial).isEmpty() ? traces.get(serial).get(0) : "-";
            sites.add((c == null ? "?" : c.name) + " array=" + array + " live " + u4() + " bytes " + u4()
                      + " objects, allocated " + u4() + " bytes " + u4() + " objects at " + at);
        }
    }

    private void cpuSamples() throws IOException {
        samples = new ArrayList<>();
        samples.add("total " + u4());
        for (int n = u4(); n > 0; n--) {
            int count = u4();
            int serial = u4();
            trace(serial);
            samples.add(count + " " + (traces.get(serial).isEmpty() ? "-" : traces.get(serial).get(0)));
        }
    }

    // ---- the heap ----

    private void classDump() throws IOException {
        long id = id();
        Loaded c = byId.get(id);
        if (c == null) {
            wrong("a class dump of a class that no LOAD_CLASS named");
            c = new Loaded();
            c.name = "?";
        }
        if (c.dumped) {
            wrong("two class dumps of " + c.name);
        }
        c.dumped = true;
        objects.add(id);
        trace(u4());
        c.superId = id();
        for (int i = 0; i < 5; i++) {
            id();
        }
        c.size = u4();
        for (int n = u2(); n > 0; n--) {
            u2();
            bytes(size(u1()));
        }
        for (int n = u2(); n > 0; n--) {
            text(id());
            bytes(size(u1()));
        }
        for (int n = u2(); n > 0; n--) {
            c.fields.add(text(id()));
            c.types.add(u1());
        }
    }

    private void instance() throws IOException {
        Instance i = new Instance();
        i.id = id();
        trace(u4());
        i.classId = id();
        i.values = bytes(u4());
        instances.add(i);
        objects.add(i.id);
    }

    private void objectArray() throws IOException {
        long id = id();
        trace(u4());
        int n = u4();
        Loaded c = byId.get(id());
        for (int i = 0; i < n; i++) {
            id();
        }
        if (c == null || !c.name.startsWith("[")) {
            wrong("an array of objects whose class is " + (c == null ? "not known" : c.name));
        }
        count(counts, c == null ? "?" : c.name);
        objects.add(id);
    }

    private void primitiveArray() throws IOException {
        long id = id();
        trace(u4());
        int n = u4();
        int type = u1();
        byte[] b = bytes(n * size(type));
        arrays.put(id, type == 8 || type == 5 ? new String(b, type == 8 ? "ISO-8859-1" : "UTF-16BE") : n + " elements");
        count(counts, "[" + "????ZCFDBSIJ".charAt(type));
        objects.add(id);
    }

    private void root(int tag) throws IOException {
        id();
        if (tag == 1) {
            id();
        } else if (tag == 2 || tag == 3 || tag == 8) {
            int thread = u4();
            int second = u4();
            if (tag == 8) {
                trace(second);
                rootThreads.add(thread);
                rootTraces.add(second);
            }
            if (!threads.containsKey(thread)) {
                wrong("a root of thread " + thread + ", which never started");
            }
        } else if (tag == 4 || tag == 6) {
            u4();
        } else if (ROOTS[tag] == null) {
            throw new IOException("a heap record of tag " + tag);
        }
        count(roots, ROOTS[tag]);
    }

    private void heapDump() throws IOException {
        instances.clear();
        counts.clear();
        roots.clear();
        arrays.clear();
        objects.clear();
        for (Loaded c : byId.values()) {
            c.dumped = false;
            c.fields.clear();
            c.types.clear();
        }
        while (left > 0) {
            int tag = u1();
            switch (tag) {
            case 0x20: classDump(); break;
            case 0x21: instance(); break;
            case 0x22: objectArray(); break;
            case 0x23: primitiveArray(); break;
            default: root(tag); break;
            }
        }
        for (Instance i : instances) {
            Loaded c = byId.get(i.classId);
            count(counts, c == null ? "?" : c.name);
            int size = 0;
            for (Loaded up = c; up != null; up = byId.get(up.superId)) {
                for (int type : up.types) {
                    size += size(type);
                }
            }
            if (c == null || !c.dumped || size != i.values.length || c.size != size) {
                wrong("an instance of " + (c == null ? "no class" : c.name) + " has " + i.values.length + " bytes");
            }
        }
    }

    private void record(int tag, int length) throws IOException {
        switch (tag) {
        case 1: {
            long id = id();
            if (texts.put(id, new String(bytes((int) left), "UTF-8")) != null) {
                wrong("a string twice");
            }
            break;
        }
        case 2: loadClass(); break;
        case 3: loaded(u4()); break;
        case 4: frame(); break;
        case 5: traceRecord(); break;
        case 6: allocSites(); break;
        case 7: bytes(24); break;
        case 10: startThread(); break;
        case 11: u4(); break;
        case 12: heapDump(); break;
        case 13: cpuSamples(); break;
        case 14: bytes(6); break;
        default: throw new IOException("a record of tag " + tag);
        }
    }

    private void read() throws IOException {
        StringBuilder name = new StringBuilder();
        for (int c = in.readUnsignedByte(); c != 0; c = in.readUnsignedByte()) {
            name.append((char) c);
        }
        format = name.toString();
        idSize = in.readInt();
        long age = System.currentTimeMillis() - in.readLong();
        if (age < 0 || age > 3600_000) {
            wrong("it was not made in the last hour");
        }
        for (int tag = in.read(); tag >= 0; tag = in.read()) {
            in.readInt();
            int length = in.readInt();
            left = length & 0xffffffffL;
            count(records, RECORDS[tag] == null ? "tag " + tag : RECORDS[tag]);
            record(tag, length);
            if (left != 0) {
                wrong("a record of tag " + tag + " has bytes left over");
                in.skipBytes((int) left);
            }
        }
    }

    // ---- answers ----

    private String value(int type, byte[] b, int at) {
        long v = 0;
        for (int i = 0; i < size(type); i++) {
            v = v << 8 | b[at + i] & 0xff;
        }
        switch (type) {
        case 2: return v == 0 ? "null" : arrays.containsKey(v) ? "array:" + arrays.get(v) : objects.contains(v) ? "object" : "NOT IN THE DUMP";
        case 4: return String.valueOf(v != 0);
        case 5: return "'" + (char) v + "'";
        case 6: return String.valueOf(Float.intBitsToFloat((int) v));
        case 7: return String.valueOf(Double.longBitsToDouble(v));
        case 8: return String.valueOf((byte) v);
        case 9: return String.valueOf((short) v);
        case 10: return String.valueOf((int) v);
        default: return String.valueOf(v);
        }
    }

    private void fields(String name) {
        for (Instance i : instances) {
            Loaded c = byId.get(i.classId);
            if (!c.name.equals(name)) {
                continue;
            }
            StringBuilder line = new StringBuilder();
            int at = 0;
            for (Loaded up = c; up != null; up = byId.get(up.superId)) {
                for (int k = 0; k < up.fields.size(); k++) {
                    line.append(line.length() > 0 ? " " : "").append(up.fields.get(k)).append('=')
                        .append(value(up.types.get(k), i.values, at));
                    at += size(up.types.get(k));
                }
            }
            System.out.println(line);
        }
    }

    private void answer(String[] args) {
        switch (args.length > 1 ? args[1] : "") {
        case "classes": counts.forEach((name, n) -> System.out.println(n + " " + name)); break;
        case "sites": sites.forEach(System.out::println); break;
        case "samples": samples.forEach(System.out::println); break;
        case "fields": fields(args[2]); break;
        case "threads":
            threads.forEach((serial, name) -> System.out.println(serial + " " + name));
            for (int i = 0; i < rootThreads.size(); i++) {
                System.out.println("stack of " + rootThreads.get(i) + ": " + traces.get(rootTraces.get(i)));
            }
            break;
        default:
            System.out.println(format + ", ids of " + idSize + " bytes");
            System.out.println("records: " + records);
            System.out.println("roots: " + roots);
        }
    }

    public static void main(String[] args) throws IOException {
        Reader r = new Reader(args[0]);
        r.read();
        r.answer(args);
        if (r.wrong > 0) {
            System.out.println(r.wrong + " things are wrong");
            System.exit(1);
        }
    }
}
