import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/** Reads an HPROF 1.0.2 file whole and tells what it knows of Main's objects. */
public class Reader {
    private record Field(String name, int type) {
    }

    private record ClassDump(long superId, int size, List<Field> fields, Map<String, Object> statics) {
    }

    private record Instance(long classId, byte[] values) {
    }

    private record Root(int kind, long object, int thread, int frame) {
    }

    private final Map<Long, String> names = new HashMap<>();
    private final Map<Long, String> classNames = new HashMap<>();
    private final Map<Integer, String> classSerials = new HashMap<>();
    private final Map<Long, ClassDump> classes = new HashMap<>();
    private final Map<Long, Instance> instances = new HashMap<>();
    private final Map<Long, Object> arrays = new HashMap<>();
    private final Map<Long, String> frames = new HashMap<>();
    private final Map<Integer, long[]> traces = new HashMap<>();
    private final Map<Integer, Integer> threadTraces = new HashMap<>();
    private final List<Root> roots = new ArrayList<>();
    private final DataInputStream in;
    private long left; // bytes of the record
    private int segments;

    private Reader(InputStream in) {
        this.in = new DataInputStream(in);
    }

    private int u1() throws IOException {
        left--;
        return in.readUnsignedByte();
    }

    private int u2() throws IOException {
        left -= 2;
        return in.readUnsignedShort();
    }

    private int u4() throws IOException {
        left -= 4;
        return in.readInt();
    }

    private long id() throws IOException {
        left -= 8;
        return in.readLong();
    }

    private byte[] bytes(long n) throws IOException {
        byte[] b = new byte[(int) n];
        in.readFully(b);
        left -= n;
        return b;
    }

    private static int sizeOf(int type) {
        switch (type) {
            case 4: case 8: return 1;
            case 5: case 9: return 2;
            case 6: case 10: return 4;
            default: return 8;
        }
    }

    private static Object value(int type, DataInputStream from) throws IOException {
        switch (type) {
            case 4: return from.readByte() != 0;
            case 5: return from.readChar();
            case 6: return from.readFloat();
            case 7: return from.readDouble();
            case 8: return from.readByte();
            case 9: return from.readShort();
            case 10: return from.readInt();
            case 2: case 11: return from.readLong();
            default: throw new IOException("type " + type);
        }
    }

    private void classDump() throws IOException {
        long c = id();
        u4();
        long superId = id();
        bytes(5 * 8);
        int size = u4();
        for (int n = u2(); n > 0; n--) {
            u2();
            bytes(sizeOf(u1()));
        }
        Map<String, Object> statics = new HashMap<>();
        for (int n = u2(); n > 0; n--) {
            String name = names.get(id());
            int type = u1();
            left -= sizeOf(type);
            statics.put(name, value(type, in));
        }
        List<Field> fields = new ArrayList<>();
        for (int n = u2(); n > 0; n--) {
            fields.add(new Field(names.get(id()), u1()));
        }
        classes.put(c, new ClassDump(superId, size, fields, statics));
    }

    private void subRecord() throws IOException {
        int tag = u1();
        switch (tag) {
            case 0xff: case 0x05: case 0x07: roots.add(new Root(tag, id(), 0, 0)); break;
            case 0x01: roots.add(new Root(tag, id(), 0, 0)); id(); break;
            case 0x02: case 0x03: roots.add(new Root(tag, id(), u4(), u4())); break;
            case 0x04: case 0x06: roots.add(new Root(tag, id(), u4(), 0)); break;
            case 0x08: {
                Root r = new Root(tag, id(), u4(), 0);
                threadTraces.put(r.thread, u4());
                roots.add(r);
                break;
            }
            case 0x20: classDump(); break;
            case 0x21: {
                long o = id();
                u4();
                long c = id();
                instances.put(o, new Instance(c, bytes(u4())));
                break;
            }
            case 0x22: {
                long o = id();
                u4();
                long[] elements = new long[u4()];
                id();
                for (int i = 0; i < elements.length; i++) {
                    elements[i] = id();
                }
                arrays.put(o, elements);
                break;
            }
            case 0x23: {
                long o = id();
                u4();
                int n = u4(), type = u1();
                arrays.put(o, type == 5 ? chars(bytes(2L * n)) : type == 10 ? ints(bytes(4L * n)) : bytes((long) n * sizeOf(type)));
                break;
            }
            default: throw new IOException("sub-record " + tag);
        }
    }

    private static char[] chars(byte[] b) {
        return java.nio.ByteBuffer.wrap(b).asCharBuffer().toString().toCharArray();
    }

    private static int[] ints(byte[] b) {
        int[] out = new int[b.length / 4];
        java.nio.ByteBuffer.wrap(b).asIntBuffer().get(out);
        return out;
    }

    /** False at the end of the file. */
    private boolean record() throws IOException {
        int tag;
        try {
            tag = in.readUnsignedByte();
        } catch (EOFException e) {
            return false;
        }
        in.readInt();
        left = in.readInt() & 0xffffffffL;
        switch (tag) {
            case 0x01: names.put(id(), new String(bytes(left), StandardCharsets.UTF_8)); break;
            case 0x02: {
                int serial = u4();
                long c = id();
                u4();
                classNames.put(c, names.get(id()));
                classSerials.put(serial, classNames.get(c));
                break;
            }
            case 0x04: {
                long f = id();
                String method = names.get(id());
                id();
                id();
                frames.put(f, classSerials.get(u4()) + "." + method + ":" + u4());
                break;
            }
            case 0x05: {
                int serial = u4();
                u4();
                long[] list = new long[u4()];
                for (int i = 0; i < list.length; i++) {
                    list[i] = id();
                }
                traces.put(serial, list);
                break;
            }
            case 0x0c: case 0x1c:
                segments++;
                while (left > 0) {
                    subRecord();
                }
                break;
            case 0x2c: break;
            default: throw new IOException("record " + tag);
        }
        if (left != 0) {
            throw new IOException("record " + tag + ": " + left + " bytes left");
        }
        return true;
    }

    /** The fields of an instance, the class's own first. */
    private Map<String, Object> fieldsOf(Instance o) throws IOException {
        DataInputStream values = new DataInputStream(new java.io.ByteArrayInputStream(o.values));
        Map<String, Object> map = new TreeMap<>();
        for (long c = o.classId; c != 0; c = classes.get(c).superId) {
            for (Field f : classes.get(c).fields) {
                map.putIfAbsent(f.name, value(f.type, values));
            }
        }
        if (values.available() != 0) {
            throw new IOException("values left in " + classNames.get(o.classId));
        }
        return map;
    }

    private String text(long id) throws IOException {
        Map<String, Object> f = fieldsOf(instances.get(id));
        Object value = arrays.get((long) f.get("value"));
        if (value instanceof char[]) {
            return new String((char[]) value);
        }
        boolean latin = (byte) f.get("coder") == 0;
        return new String((byte[]) value, latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16LE);
    }

    private void report() throws IOException {
        int wrong = 0, nodes = 0, unnamed = 0;
        long ids = 0;
        Map<String, Object> seventh = null;
        for (Instance o : instances.values()) {
            Map<String, Object> f = fieldsOf(o);
            wrong += classes.get(o.classId).size != o.values.length ? 1 : 0;
            if ("Main$Node".equals(classNames.get(o.classId))) {
                nodes++;
                ids += (int) f.get("id");
                seventh = (int) f.get("id") == 7 ? f : seventh;
            }
        }
        for (long c : classes.keySet()) {
            unnamed += classNames.get(c) == null ? 1 : 0;
        }
        System.out.println("classes without a name " + unnamed + ", instances of another size " + wrong);
        System.out.println("nodes " + nodes + ", sum of ids " + ids);
        seventh.replace("name", text((long) seventh.get("name")));
        seventh.replace("next", fieldsOf(instances.get((long) seventh.get("next"))).get("id"));
        seventh.replace("letter", (int) (char) seventh.get("letter"));
        System.out.println("the seventh " + seventh);
        for (Map.Entry<Long, String> e : classNames.entrySet()) {
            if (e.getValue().equals("Main")) {
                reportMain(classes.get(e.getKey()));
            }
        }
        reportRoots();
    }

    private void reportMain(ClassDump main) throws IOException {
        Map<String, Object> s = main.statics;
        System.out.println("mark " + Integer.toHexString((int) s.get("mark")));
        long sum = 0;
        for (int n : (int[]) arrays.get((long) s.get("numbers"))) {
            sum += n;
        }
        long[] table = (long[]) arrays.get((long) s.get("table"));
        byte[] large = (byte[]) arrays.get((long) s.get("large"));
        System.out.println("numbers " + sum + ", table is whole "
            + (((long[]) arrays.get(table[1]))[2] == (long) s.get("head")) + ", large " + large.length + " bytes, ends in "
            + large[large.length - 1]);
    }

    private void reportRoots() {
        for (Map.Entry<Integer, Integer> e : threadTraces.entrySet()) {
            long[] trace = traces.get(e.getValue());
            StringBuilder text = new StringBuilder();
            for (long f : trace) {
                text.append(frames.get(f).startsWith("Main.") ? " " + frames.get(f) : "");
            }
            if (text.length() > 0) {
                System.out.println("a thread in" + text);
                boolean held = false;
                int natives = 0;
                for (Root r : roots) {
                    boolean inFrame = r.kind == 3 && r.thread == e.getKey();
                    natives += inFrame && frames.get(trace[r.frame]).endsWith(":-3") ? 1 : 0;
                    Instance o = instances.get(r.object);
                    boolean base = o != null && "Main$Base".equals(classNames.get(o.classId));
                    held |= base && inFrame && frames.get(trace[r.frame]).startsWith("Main.hold:");
                }
                System.out.println("its local is a root " + held + ", variables of native frames " + natives);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        InputStream file = new BufferedInputStream(new FileInputStream(args[0]), 1 << 16);
        if (args[0].endsWith(".gz")) {
            file = new BufferedInputStream(new GZIPInputStream(file), 1 << 16);
        }
        Reader r = new Reader(file);
        StringBuilder format = new StringBuilder();
        for (int c; (c = r.in.readByte()) != 0;) {
            format.append((char) c);
        }
        System.out.println(format + ", ids of " + r.in.readInt() + " bytes");
        r.in.readLong();
        while (r.record()) {
            continue;
        }
        if (args.length == 1) {
            r.report();
        } else {
            System.out.println("garbage is there " + r.instances.values().stream()
                .anyMatch(o -> "Main$Node".equals(r.classNames.get(o.classId)) && o.values.length > 0
                    && r.isGarbage(o)));
        }
    }

    private boolean isGarbage(Instance o) {
        try {
            return (int) fieldsOf(o).get("id") >= 1000;
        } catch (IOException e) {
            return false;
        }
    }
}
