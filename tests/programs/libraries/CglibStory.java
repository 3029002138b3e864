import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.sf.cglib.beans.BeanCopier;
import net.sf.cglib.beans.BeanGenerator;
import net.sf.cglib.beans.BeanMap;
import net.sf.cglib.beans.BulkBean;
import net.sf.cglib.core.DebuggingClassWriter;
import net.sf.cglib.core.KeyFactory;
import net.sf.cglib.core.ReflectUtils;
import net.sf.cglib.proxy.Callback;
import net.sf.cglib.proxy.CallbackHelper;
import net.sf.cglib.proxy.Dispatcher;
import net.sf.cglib.proxy.Enhancer;
import net.sf.cglib.proxy.Factory;
import net.sf.cglib.proxy.FixedValue;
import net.sf.cglib.proxy.InterfaceMaker;
import net.sf.cglib.proxy.InvocationHandler;
import net.sf.cglib.proxy.LazyLoader;
import net.sf.cglib.proxy.MethodInterceptor;
import net.sf.cglib.proxy.Mixin;
import net.sf.cglib.proxy.NoOp;
import net.sf.cglib.reflect.ConstructorDelegate;
import net.sf.cglib.reflect.FastClass;
import net.sf.cglib.reflect.MethodDelegate;
import net.sf.cglib.reflect.MulticastDelegate;
import net.sf.cglib.util.ParallelSorter;
import net.sf.cglib.util.StringSwitcher;

/** Enhanced classes with each kind of callback; keys, mixins, delegates, beans and fast classes that are generated. */
public class CglibStory {
    public static class Person {
        private String name;
        private int age;
        long[] data = { 1 };

        public Person() { this("nobody", 1); }

        public Person(String name, int age) {
            this.name = name;
            this.age = age;
            init();
        }

        protected void init() { }

        public String getName() { return name; }

        public void setName(String name) { this.name = name; }

        public int getAge() { return age; }

        public void setAge(int age) { this.age = age; }

        public double mixed(byte b, long l, float f, String... s) throws Exception {
            if (s == null) throw new Exception("no strings");
            return b + l + f + s.length;
        }

        public final String fixed() { return "final " + name; }
    }

    public interface Key { Object newInstance(String s, int[] n, long l); }

    public interface Left { String left(); }

    public interface Right { int right(int n); }

    public interface Maker { Object newInstance(String name, int age); }

    public interface Getter { String get(); }

    public interface Tell { void tell(String s); }

    static void enhanced() throws Exception {
        Enhancer e = new Enhancer();
        e.setSuperclass(Person.class);
        e.setInterfaces(new Class<?>[] { Left.class });
        e.setCallback((MethodInterceptor) (o, m, a, proxy) -> {
            if (m.getDeclaringClass() == Left.class) return "left by " + m.getName();
            Object r = proxy.invokeSuper(o, a);
            System.out.println(m.getName() + " " + a.length + " " + r + " " + proxy.getSuperName().matches("CGLIB\\$" + m.getName() + "\\$\\d+"));
            return r;
        });
        Person p = (Person) e.create(new Class<?>[] { String.class, int.class }, new Object[] { "Ann", 30 });
        p.setAge(31);
        System.out.println(p.getName() + p.getAge() + p.fixed() + ((Left) p).left() + p.mixed((byte) 1, 1L << 35, 0.5f, "a") + Enhancer.isEnhanced(p.getClass()) + (p instanceof Factory));
        try {
            p.mixed((byte) 0, 0, 0, (String[]) null);
        } catch (Exception x) {
            System.out.println(x.getMessage());
        }
        CallbackHelper helper = new CallbackHelper(Person.class, new Class<?>[] { Left.class, Right.class, Getter.class }) {
            @Override protected Object getCallback(Method m) {
                switch (m.getName()) {
                    case "getName": return (FixedValue) () -> "fixed";
                    case "left": return (Dispatcher) () -> (Left) () -> "dispatched";
                    case "right": return (InvocationHandler) (proxy, method, a) -> (Integer) a[0] * 2;
                    case "get": return (LazyLoader) () -> { System.out.println("loading"); return (Getter) () -> "lazy"; };
                    default: return NoOp.INSTANCE;
                }
            }
        };
        Person q = (Person) Enhancer.create(Person.class, new Class<?>[] { Left.class, Right.class, Getter.class }, helper, helper.getCallbacks());
        System.out.println(q.getName() + q.getAge() + ((Left) q).left() + ((Right) q).right(21) + ((Getter) q).get() + ((Getter) q).get() + q.fixed());
        Person other = (Person) ((Factory) q).newInstance(helper.getCallbacks());
        System.out.println((other.getClass() == q.getClass()) + " " + ((Factory) q).getCallbacks().length + " " + Arrays.toString(q.getClass().getInterfaces()));
    }

    public static void main(String[] args) throws Exception {
        enhanced();
        Key keys = (Key) KeyFactory.create(Key.class);
        Object k = keys.newInstance("a", new int[] { 1, 2 }, 5);
        System.out.println(k.equals(keys.newInstance("a", new int[] { 1, 2 }, 5)) + " " + k.equals(keys.newInstance("a", new int[] { 1 }, 5)) + " " + k + " " + k.hashCode());
        Object mixed = Mixin.create(new Object[] { (Left) () -> "mixed", (Right) n -> n + 1 });
        System.out.println(((Left) mixed).left() + ((Right) mixed).right(1));
        Person p = (Person) ((Maker) ConstructorDelegate.create(Person.class, Maker.class)).newInstance("Bob", 40);
        System.out.println(((Getter) MethodDelegate.create(p, "getName", Getter.class)).get());
        StringBuilder heard = new StringBuilder();
        MulticastDelegate m = MulticastDelegate.create(Tell.class).add((Tell) heard::append).add((Tell) s -> heard.append(s.length()));
        ((Tell) m).tell("all");
        System.out.println(heard + " " + m.getTargets().size());

        BeanGenerator g = new BeanGenerator();
        g.addProperty("size", int.class);
        g.addProperty("tags", List.class);
        BeanMap bean = BeanMap.create(g.create());
        bean.put("size", 7);
        bean.put("tags", List.of("x"));
        System.out.println(new TreeMap<Object, Object>(bean) + " " + bean.getPropertyType("size"));
        for (PropertyDescriptor d : ReflectUtils.getBeanGetters(bean.getBean().getClass())) System.out.print(d.getName() + " ");
        Person copy = new Person();
        BeanCopier.create(Person.class, Person.class, true).copy(p, copy, (value, type, setter) -> value instanceof Integer ? (Integer) value + 1 : value + " by " + setter);
        System.out.println(copy.getName() + copy.getAge());
        BulkBean bulk = BulkBean.create(Person.class, new String[] { "getName", "getAge" }, new String[] { "setName", "setAge" }, new Class<?>[] { String.class, int.class });
        bulk.setPropertyValues(copy, new Object[] { "bulk", 3 });
        System.out.println(Arrays.toString(bulk.getPropertyValues(copy)));
        FastClass fast = FastClass.create(Person.class);
        System.out.println(fast.invoke("mixed", new Class<?>[] { byte.class, long.class, float.class, String[].class }, p, new Object[] { (byte) 1, 2L, 3f, new String[4] })
                + " " + fast.newInstance(new Class<?>[] { String.class, int.class }, new Object[] { "fast", 2 }).getClass().getSimpleName() + fast.getIndex("none", new Class<?>[0]));
        StringSwitcher s = StringSwitcher.create(new String[] { "Aa", "BB", "C" }, new int[] { 1, 2, 3 }, true);
        System.out.println(s.intValue("Aa") + s.intValue("BB") + s.intValue("x"));
        Object[][] columns = { { 3, 1, 2 }, { "c", "a", "b" } };
        ParallelSorter.create(columns).mergeSort(0);
        System.out.println(Arrays.deepToString(columns));
        InterfaceMaker im = new InterfaceMaker();
        im.add(Right.class.getMethods()[0]);
        System.out.println(Arrays.toString(im.create().getMethods()[0].getParameterTypes()) + (DebuggingClassWriter.DEBUG_LOCATION_PROPERTY) + Map.of());
        for (Class<?> c : new Class<?>[] { String.class, Colour.class }) {
            try {
                Enhancer.create(c, (Callback) NoOp.INSTANCE);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    enum Colour { RED }
}
