import com.esotericsoftware.kryo.DefaultSerializer;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.JavaSerializer;
import com.esotericsoftware.reflectasm.ConstructorAccess;
import com.esotericsoftware.reflectasm.FieldAccess;
import com.esotericsoftware.reflectasm.MethodAccess;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.Date;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Graphs of objects to bytes and back, by generated accessors, by Unsafe, by serializers of one's own. */
public class KryoStory {
    enum Day { MON, TUE { @Override int n() { return 2; } }; int n() { return 1; } }

    public static class Node {
        public String name;
        public int[][] grid = { { 1, 2 }, { }, null };
        protected Map<String, Node> next = new LinkedHashMap<>();
        private final double weight = Math.PI;
        transient int lost = 5;
        Object any = new BigDecimal("12.340");
        char c = '\u20ac';
        Boolean yes = true;
        long big = -1L << 40;
        float f = 0.1f;

        private Node() { }

        static Node named(String name) {
            Node n = new Node();
            n.name = name;
            return n;
        }

        public String hello(String a, int b) { return name + a + b; }
    }

    static class NoConstructor {
        final int x;
        NoConstructor(int x) { this.x = x; }
    }

    @DefaultSerializer(PairSerializer.class) static class Pair {
        int a, b;
    }

    public static class PairSerializer extends Serializer<Pair> {
        @Override public void write(Kryo k, Output o, Pair p) { o.writeInt(p.a, true); o.writeLong(p.b, false); }

        @Override public Pair read(Kryo k, Input i, Class<Pair> c) {
            Pair p = new Pair();
            p.a = i.readInt(true);
            p.b = (int) i.readLong(false);
            return p;
        }
    }

    public static class Own implements KryoSerializable {
        String text = "own";

        @Override public void write(Kryo k, Output o) { o.writeString(text + "!"); }

        @Override public void read(Kryo k, Input i) { text = i.readString(); }
    }

    static byte[] bytes(Kryo k, Object o) {
        Output out = new Output(16, -1);
        k.writeClassAndObject(out, o);
        return out.toBytes();
    }

    @SuppressWarnings("unchecked") static <T> T round(Kryo k, T o) {
        byte[] b = bytes(k, o);
        System.out.print(b.length + "/" + Arrays.hashCode(b) + " ");
        return (T) k.readClassAndObject(new Input(b));
    }

    public static void main(String[] args) {
        Kryo k = new Kryo();
        Node n = Node.named("\u00fcber");
        n.next.put("self", n);
        n.next.put("other", Node.named(null));
        Node r = round(k, n);
        System.out.println(r.name + Arrays.deepToString(r.grid) + (r.next.get("self") == r) + r.next.get("other").name + r.weight + r.lost + r.any + r.c + r.yes + r.big + r.f);
        List<Object> all = new ArrayList<>(List.of(1, "text", 2.5, 'c', (byte) 3, new long[] { 1 }, Day.TUE, EnumSet.of(Day.MON), new Date(5), String.class,
                BigInteger.TEN.pow(30), Currency.getInstance("EUR"), new TreeSet<>(List.of("b", "a")), new TreeMap<>(Map.of(1, "x")), new HashMap<>(), new StringBuilder("sb")));
        for (Object o : all) System.out.print(round(k, o instanceof long[] ? ((long[]) o)[0] : o) + " ");
        System.out.println();
        System.out.println(round(k, new Own()).text + " " + round(k, new ArrayList<>(Arrays.asList(1, null, "x"))));
        Pair p = new Pair();
        p.a = 300;
        p.b = -5;
        System.out.println(round(k, p).b + " " + k.getSerializer(Pair.class).getClass().getSimpleName() + " " + (k.copy(n).next.get("self") != n));
        try {
            round(k, new NoConstructor(4));
        } catch (KryoException e) {
            System.out.println(e.getMessage());
        }
        k.setInstantiatorStrategy(new StdInstantiatorStrategy());
        System.out.println(round(new Kryo() { { setInstantiatorStrategy(new StdInstantiatorStrategy()); } }, new NoConstructor(4)).x);
        Kryo strict = new Kryo();
        strict.setRegistrationRequired(true);
        strict.register(Pair.class, 50);
        System.out.println(round(strict, p).a + " " + strict.getRegistration(50));
        try {
            bytes(strict, new Own());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Kryo compatible = new Kryo();
        compatible.setDefaultSerializer(CompatibleFieldSerializer.class);
        compatible.register(Date.class, new JavaSerializer());
        System.out.println(round(compatible, n).name + round(compatible, new Date(7)).getTime());
        for (FieldSerializer<?>.CachedField<?> f : new FieldSerializer<>(k, Node.class).getFields()) System.out.print(f + " ");
        MethodAccess m = MethodAccess.get(Node.class);
        FieldAccess f = FieldAccess.get(Node.class);
        System.out.println(m.invoke(n, "hello", "-", 3) + " " + f.get(n, "name") + " " + ConstructorAccess.get(Own.class).newInstance().text);
    }
}
