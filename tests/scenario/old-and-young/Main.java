import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Each round stores new objects into old ones in every way there is, makes garbage, and looks. */
public class Main {
    static final int ROUNDS = 3, WAYS = 24;

    static final class Box {
        Object plain;
        volatile Object vol;
        Box next;
    }

    static Object global;
    static volatile Object volatileGlobal;
    static Object sink;

    static final Box[] boxes = new Box[WAYS];
    static final Object[][] arrays = new Object[WAYS][3000];
    static final AtomicReference<Object> atomic = new AtomicReference<>();
    static final AtomicReferenceArray<Object> atomics = new AtomicReferenceArray<>(1000);

    static native void setField(Object box, Object value);
    static native void setVolatile(Object box, Object value);
    static native void setStatic(Class<?> c, Object value);
    static native void setElement(Object[] array, int index, Object value);
    static native Object[] filled(Class<?> c, int length, Object value);

    static final class Item {
        final int number;
        final int[] more;

        Item(int number) {
            this.number = number;
            more = new int[] {number, -number};
        }

        void check(int wanted) {
            if (number != wanted || more.length != 2 || more[0] != wanted || more[1] != -wanted)
                throw new AssertionError("item " + wanted + " is " + number + ", " + Arrays.toString(more));
        }
    }

    static void check(Object o, int wanted) {
        ((Item) o).check(wanted);
    }

    static void garbage() {
        for (int i = 0; i < 1_500_000; i++)
            sink = new Item(-7);
    }

    static void put(Box b, Object o) {
        b.plain = o;
    }

    static int at(int round, int way) {
        return (way * 997 + round * 311) % 3000;
    }

    @SuppressWarnings("unchecked")
    static void store(int round) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle plain = lookup.findVarHandle(Box.class, "plain", Object.class);
        VarHandle vol = lookup.findVarHandle(Box.class, "vol", Object.class);
        VarHandle element = MethodHandles.arrayElementVarHandle(Object[].class);
        MethodHandle setter = lookup.findSetter(Box.class, "plain", Object.class);
        Field field = Box.class.getDeclaredField("plain"), other = Box.class.getDeclaredField("vol");
        AtomicReferenceFieldUpdater<Box, Object> updater =
                AtomicReferenceFieldUpdater.newUpdater(Box.class, Object.class, "vol");
        int n = round * 1000, w = 0;
        boxes[w].plain = new Item(n + w++);
        put(boxes[w], new Item(n + w++));
        boxes[w].vol = new Item(n + w++);
        plain.set(boxes[w], new Item(n + w++));
        vol.setVolatile(boxes[w], new Item(n + w++));
        vol.compareAndSet(boxes[w], boxes[w].vol, new Item(n + w++));
        vol.getAndSet(boxes[w], new Item(n + w++));
        plain.setOpaque(boxes[w], new Item(n + w++));
        setter.invoke(boxes[w], new Item(n + w++));
        field.set(boxes[w], new Item(n + w++));
        other.set(boxes[w], new Item(n + w++));
        updater.lazySet(boxes[w], new Item(n + w++));
        updater.compareAndSet(boxes[w], boxes[w].vol, new Item(n + w++));
        setField(boxes[w], new Item(n + w++));
        setVolatile(boxes[w], new Item(n + w++));
        boxes[w].next = new Box();
        boxes[w].next.plain = new Item(n + w++);
        w = 0;
        arrays[w][at(round, w)] = new Item(n + w++);
        Array.set(arrays[w], at(round, w), new Item(n + w++));
        System.arraycopy(new Object[] {new Item(n + w)}, 0, arrays[w], at(round, w), 1);
        w++;
        System.arraycopy(new Item[] {new Item(n + w)}, 0, arrays[w], at(round, w), 1);
        w++;
        Object[] mixed = {new Item(n + w)};
        System.arraycopy(mixed, 0, arrays[w], at(round, w), 1);
        w++;
        element.set(arrays[w], at(round, w), new Item(n + w++));
        element.setVolatile(arrays[w], at(round, w), new Item(n + w++));
        element.compareAndSet(arrays[w], at(round, w), null, new Item(n + w++));
        setElement(arrays[w], at(round, w), new Item(n + w++));
        Arrays.fill(arrays[w], at(round, w), at(round, w) + 1, new Item(n + w++));
        arrays[w] = filled(Object.class, 3000, new Item(n + w++));
        arrays[w][at(round, w)] = new Item(n + w);
        arrays[w] = arrays[w++].clone();
        global = new Item(n + 100);
        volatileGlobal = new Item(n + 101);
        setStatic(Main.class, new Item(n + 102));
        atomic.set(new Item(n + 103));
        atomics.set(round * 7, new Item(n + 104));
        atomics.lazySet(round * 7 + 500, new Item(n + 105));
        Thread.currentThread().setName("n" + (n + 106));
    }

    static Object byJni;

    static void look(int round) {
        int n = round * 1000;
        for (int w = 0; w < 15; w++)
            check(boxes[w].plain != null ? boxes[w].plain : boxes[w].vol, n + w);
        check(boxes[15].next.plain, n + 15);
        for (int w = 0; w < 12; w++)
            check(arrays[w][at(round, w)], n + w);
        check(arrays[10][5], n + 10);
        check(global, n + 100);
        check(volatileGlobal, n + 101);
        check(byJni, n + 102);
        check(atomic.get(), n + 103);
        check(atomics.get(round * 7), n + 104);
        check(atomics.get(round * 7 + 500), n + 105);
        if (!Thread.currentThread().getName().equals("n" + (n + 106)))
            throw new AssertionError(Thread.currentThread().getName());
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < WAYS; i++)
            boxes[i] = new Box();
        System.gc();
        WeakReference<Object> weak = new WeakReference<>(new Item(1));
        for (int round = 0; round < ROUNDS; round++) {
            store(round);
            garbage();
            look(round);
        }
        System.out.println("kept; a young one that nobody needs is gone: " + (weak.get() == null));
    }
}
