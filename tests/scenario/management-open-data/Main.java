import java.util.*;
import javax.management.*;
import javax.management.openmbean.*;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            Object o = a.run();
            System.out.println(what + ": " + (o instanceof Object[] ? Arrays.deepToString((Object[]) o) : o));
        } catch (Throwable e) {
            Throwable c = e.getCause();
            System.out.println(what + ": " + e.getClass().getName() + (c == null ? "" : " <- " + c.getClass().getName()));
        }
    }

    static final String[] NAMES = {"name", "size", "list"};

    static CompositeType type(String name) throws Exception {
        return new CompositeType(name, "a thing", NAMES, new String[] {"its name", "its size", "some"},
            new OpenType<?>[] {SimpleType.STRING, SimpleType.INTEGER, new ArrayType<String[]>(1, SimpleType.STRING)});
    }

    static CompositeDataSupport data(String name, Integer size, String... list) throws Exception {
        return new CompositeDataSupport(type("Thing"), NAMES, new Object[] {name, size, list});
    }

    static void types() throws Exception {
        System.out.println(SimpleType.INTEGER + " " + SimpleType.INTEGER.getClassName() + " " + SimpleType.INTEGER.isValue(4) + " "
            + SimpleType.INTEGER.isValue(4L) + " " + SimpleType.LONG.equals(SimpleType.INTEGER) + " " + SimpleType.VOID.isValue(null));
        ArrayType<?> a = new ArrayType<String[][]>(2, SimpleType.STRING), p = ArrayType.getPrimitiveArrayType(int[][].class);
        for (ArrayType<?> t : new ArrayType<?>[] {a, p, new ArrayType<int[]>(SimpleType.INTEGER, true), ArrayType.getArrayType(SimpleType.INTEGER), ArrayType.getArrayType(type("T"))})
            System.out.println(t.getClassName() + "; " + t.getTypeName() + "; " + t.getDescription() + "; " + t.getDimension() + " " + t.isPrimitiveArray() + " " + t.isArray());
        System.out.println(a + "\n" + p);
        System.out.println(a.isValue(new String[0][0]) + " " + a.isValue(new String[0]) + " " + p.isValue(new int[1][1]) + " " + p.isValue(new Integer[1][1])
            + " " + a.equals(new ArrayType<Object>(1, new ArrayType<Object>(1, SimpleType.STRING))));
        CompositeType c = type("Thing");
        System.out.println(c + "\n" + c.keySet() + " " + c.getDescription("size") + " " + c.getType("none") + " " + c.containsKey("name") + " " + c.getClassName());
        System.out.println(c.equals(type("Thing")) + " " + c.equals(type("Other")) + " " + (c.hashCode() == type("Thing").hashCode()) + " " + SimpleType.STRING.hashCode());
        TabularType t = new TabularType("Table", "of things", c, new String[] {"name"});
        System.out.println(t + " " + t.getIndexNames() + " " + t.getRowType().getTypeName());
        show("no name", () -> new CompositeType("", "d", NAMES, NAMES, new OpenType<?>[3]));
        show("lengths", () -> new CompositeType("n", "d", NAMES, NAMES, new OpenType<?>[] {SimpleType.LONG}));
        show("twice", () -> new CompositeType("n", "d", new String[] {"a", "a"}, new String[] {"b", "c"}, new OpenType<?>[] {SimpleType.LONG, SimpleType.LONG}));
        show("void array", () -> new ArrayType<Object>(1, SimpleType.VOID));
        show("dimension", () -> new ArrayType<Object>(0, SimpleType.LONG));
        show("primitive string", () -> new ArrayType<Object>(SimpleType.STRING, true));
        show("index", () -> new TabularType("t", "d", c, new String[] {"none"}));
        System.out.println(OpenType.ALLOWED_CLASSNAMES_LIST.size());
    }

    static void composite() throws Exception {
        CompositeDataSupport d = data("x", 3, "a", "b");
        System.out.println(d);
        System.out.println(d.get("name") + " " + d.containsKey("size") + " " + d.containsValue(3) + " " + d.values().size() + " "
            + Arrays.toString(d.getAll(new String[] {"size", "name"})));
        System.out.println(d.equals(data("x", 3, "a", "b")) + " " + d.equals(data("x", 4, "a", "b")) + " " + (d.hashCode() == data("x", 3, "a", "b").hashCode()));
        show("no item", () -> d.get("none"));
        show("empty item", () -> d.get(""));
        show("wrong value", () -> new CompositeDataSupport(type("T"), NAMES, new Object[] {"x", 3L, null}));
        show("missing", () -> new CompositeDataSupport(type("T"), new String[] {"name"}, new Object[] {"x"}));
        show("nulls", () -> new CompositeDataSupport(type("T"), NAMES, new Object[] {null, null, null}).get("size"));
        show("null type", () -> new CompositeDataSupport(null, NAMES, new Object[] {null, null, null}));
    }

    static void tabular() throws Exception {
        TabularType t = new TabularType("Table", "of things", type("Thing"), new String[] {"name", "size"});
        TabularDataSupport d = new TabularDataSupport(t);
        d.put(data("x", 1));
        d.putAll(new CompositeData[] {data("x", 2), data("y", 1, "l")});
        System.out.println(d.size() + " " + d.containsKey(new Object[] {"x", 2}) + " " + d.containsKey(new Object[] {"z", 2}) + " " + d.get(new Object[] {"y", 1}).get("name")
            + " " + Arrays.toString(d.calculateIndex(data("q", 9))) + " " + d.keySet() + " " + d.containsValue(data("y", 1, "l")));
        show("again", () -> { d.put(data("x", 1)); return null; });
        show("bad row", () -> { d.put(new CompositeDataSupport(type("Other"), NAMES, new Object[3])); return null; });
        show("bad key", () -> d.get(new Object[] {"x"}));
        show("bad key type", () -> d.get(new Object[] {"x", "y"}));
        show("null row", () -> { d.put((CompositeData) null); return null; });
        TabularDataSupport copy = (TabularDataSupport) d.clone();
        System.out.println(copy.equals(d) + " " + (copy.hashCode() == d.hashCode()) + " " + copy.remove(new Object[] {"x", 1}).get("size") + " " + copy.size() + " " + copy.equals(d));
        TabularDataSupport one = new TabularDataSupport(new TabularType("Table", "t", type("Thing"), new String[] {"name"}));
        one.put(data("x", 1));
        System.out.println(one);
        copy.clear();
        System.out.println(copy.isEmpty());
    }

    static void infos() throws Exception {
        OpenMBeanParameterInfoSupport p = new OpenMBeanParameterInfoSupport("p", "a p", SimpleType.INTEGER, 5, 1, 9);
        System.out.println(p.isValue(5) + " " + p.isValue(10) + " " + p.isValue("x") + " " + p.isValue(null) + " " + p.hasDefaultValue() + " " + p.getMinValue() + " " + p.hasLegalValues() + " " + p.getType());
        OpenMBeanAttributeInfoSupport a = new OpenMBeanAttributeInfoSupport("a", "an a", SimpleType.STRING, true, true, false, "x", new String[] {"x", "y"});
        System.out.println(a.getLegalValues().size() + " " + a.isValue("y") + " " + a.isValue("z") + " " + a.isReadable() + " " + a.getOpenType() + " " + a.getDescriptor().getFieldValue("defaultValue"));
        show("default not legal", () -> new OpenMBeanAttributeInfoSupport("a", "an a", SimpleType.STRING, true, true, false, "q", new String[] {"x", "y"}));
        show("min over max", () -> new OpenMBeanParameterInfoSupport("p", "a p", SimpleType.INTEGER, null, 9, 1));
        show("no type", () -> new OpenMBeanParameterInfoSupport("p", "a p", null));
        OpenMBeanOperationInfoSupport o = new OpenMBeanOperationInfoSupport("op", "an op", new OpenMBeanParameterInfo[] {p}, SimpleType.VOID, MBeanOperationInfo.ACTION);
        System.out.println(o.getReturnOpenType() + " " + o.getSignature().length + " " + o.getReturnType() + " " + o.equals(o.clone()));
        show("impact", () -> new OpenMBeanOperationInfoSupport("op", "an op", null, SimpleType.VOID, 7));
        OpenMBeanInfoSupport i = new OpenMBeanInfoSupport("C", "d", new OpenMBeanAttributeInfo[] {a}, null, new OpenMBeanOperationInfo[] {o}, null);
        System.out.println(i.getAttributes()[0].getName() + " " + i.getOperations()[0].getName() + " " + i.getConstructors().length);
    }

    static void descriptors() {
        ImmutableDescriptor d = new ImmutableDescriptor("b=1", "A=x=y", "c=");
        System.out.println(d + " " + d.getFieldValue("a") + " " + d.getFieldValue("none") + " " + Arrays.toString(d.getFieldNames()) + " " + Arrays.toString(d.getFields()));
        System.out.println(ImmutableDescriptor.union(d, new ImmutableDescriptor("d=4", "B=1")) + " " + ImmutableDescriptor.EMPTY_DESCRIPTOR + " "
            + d.equals(new ImmutableDescriptor("a=x=y", "B=1", "C=")) + " " + d.isValid());
        show("union", () -> ImmutableDescriptor.union(d, new ImmutableDescriptor("b=2")));
        show("set", () -> { d.setField("b", "2"); return null; });
        show("set the same", () -> { d.setField("b", "1"); return d; });
        show("no equals", () -> new ImmutableDescriptor("x"));
        show("twice", () -> new ImmutableDescriptor("x=1", "X=2"));
    }

    static void bean() throws Exception {
        MBeanServer s = MBeanServerFactory.newMBeanServer();
        ObjectName n = new ObjectName("d:type=Shelf"), other = new ObjectName("d:type=Shelf,name=other");
        Shelf shelf = new Shelf();
        s.registerMBean(shelf, n);
        s.registerMBean(new Shelf(), other);
        MBeanInfo info = s.getMBeanInfo(n);
        MBeanAttributeInfo[] sorted = info.getAttributes();
        Arrays.sort(sorted, Comparator.comparing(MBeanFeatureInfo::getName));
        for (MBeanAttributeInfo a : sorted) {
            System.out.println(a.getName() + " " + a.getType() + " " + a.getDescription() + " " + (a instanceof OpenMBeanAttributeInfo) + " " + a.isReadable() + a.isWritable() + a.isIs()
                + " " + a.getDescriptor().getFieldValue("originalType"));
            show("  value", () -> {
                Object v = s.getAttribute(n, a.getName());
                return v instanceof Date ? ((Date) v).getTime() : v;
            });
        }
        List<String> ops = new ArrayList<>();
        for (MBeanOperationInfo o : info.getOperations()) {
            StringBuilder sb = new StringBuilder(o.getName() + " " + o.getReturnType() + " " + (o instanceof OpenMBeanOperationInfo) + " " + o.getImpact());
            for (MBeanParameterInfo p : o.getSignature()) sb.append(" " + p.getName() + ":" + p.getType() + ":" + (p instanceof OpenMBeanParameterInfo));
            ops.add(sb.toString());
        }
        Collections.sort(ops);
        System.out.println(ops);
        Descriptor d = info.getDescriptor();
        System.out.println(d.getFieldValue("mxbean") + " " + d.getFieldValue("interfaceClassName") + " " + d.getFieldValue("immutableInfo"));
        ShelfMXBean p = JMX.newMXBeanProxy(s, n, ShelfMXBean.class);
        p.setCount(8);
        p.setColor(ShelfMXBean.Color.RED);
        p.setBook(new ShelfMXBean.Book("new", 900, ShelfMXBean.Color.GREEN));
        p.setTags(new HashSet<>(Arrays.asList("one")));
        ShelfMXBean.Point at = new ShelfMXBean.Point();
        at.setX(4);
        p.setPoint(at);
        p.setMade(ShelfMXBean.Made.of("second"));
        System.out.println(shelf.getCount() + " " + shelf.getColor() + " " + shelf.getBook().getTitle() + shelf.getBook().getPages() + " " + shelf.getTags() + " " + shelf.getPoint().getX() + " " + shelf.getMade().getHow());
        System.out.println(p.getCount() + " " + p.getBoxed() + " " + p.getColor() + " " + p.getBook().isThick() + " " + p.getBooks().length + p.getBooks()[1] + " " + p.getBookList().get(2).getTitle()
            + " " + p.getByTitle().keySet() + " " + p.getSorted() + " " + p.getTags() + " " + p.getGrid()[1][0] + " " + p.getNamed().getName() + p.getNamed().getNumbers()[1]
            + " " + p.getMade().getHow() + " " + p.isEmpty() + " " + p.getDate().getTime());
        System.out.println(p.bind(Arrays.asList(new ShelfMXBean.Book("q", 1, null), new ShelfMXBean.Book("r", 2, null)), ShelfMXBean.Color.RED).getTitle() + " " + p.sum(new int[] {1, 2}, 3));
        ObjectName way = new ObjectName("d:type=Way");
        s.registerMBean(new Way(), way);
        System.out.println(((CompositeData) s.getAttribute(way, "OneWay")).get("way") + " " + s.getAttribute(way, "Pair"));
        show("one way", () -> JMX.newMXBeanProxy(s, way, WayMXBean.class).getNumber());
        ObjectName pairs = new ObjectName("d:type=Pairs");
        s.registerMBean(new Pairs(), pairs);
        System.out.println(JMX.newMXBeanProxy(s, pairs, PairMXBean.class).turn(new Pair(5, Arrays.asList("x", "y"))));
        p.setNext(JMX.newMXBeanProxy(s, other, ShelfMXBean.class));
        System.out.println(s.getAttribute(n, "Next") + " " + p.getNext().getCount());
        show("set wrong", () -> { s.setAttribute(n, new Attribute("Color", "BLUE")); return null; });
        show("set type", () -> { s.setAttribute(n, new Attribute("Count", "3")); return null; });
        show("read only", () -> { s.setAttribute(n, new Attribute("Grid", null)); return null; });
        show("none", () -> s.getAttribute(n, "None"));
        System.out.println(JMX.isMXBeanInterface(ShelfMXBean.class) + " " + JMX.isMXBeanInterface(Runnable.class) + " " + JMX.isMXBeanInterface(Odd.class) + " " + JMX.isMXBeanInterface(NoMXBean.class));
        show("not compliant", () -> s.registerMBean(new Bad(), new ObjectName("d:type=Bad")));
        CompositeData named = (CompositeData) s.getAttribute(n, "Named");
        CompositeDataInvocationHandler h = new CompositeDataInvocationHandler(named);
        System.out.println(h.getCompositeData() == named);
    }

    public static class OneWay {
        public String getWay() {
            return "one";
        }
    }

    public record Pair(int left, List<String> right) {
    }

    public interface WayMXBean {
        OneWay getOneWay();

        Pair getPair();

        int getNumber();
    }

    public interface PairMXBean {
        Pair turn(Pair p);
    }

    public static class Way implements WayMXBean {
        public OneWay getOneWay() {
            return new OneWay();
        }

        public Pair getPair() {
            return new Pair(1, Arrays.asList("a"));
        }

        public int getNumber() {
            return 1;
        }
    }

    public static class Pairs implements PairMXBean {
        public Pair turn(Pair p) {
            return new Pair(-p.left(), p.right());
        }
    }

    @MXBean
    public interface Odd {
        int getX();
    }

    @MXBean(false)
    public interface NoMXBean {
        int getX();
    }

    public interface BadMXBean {
        Random getRandom();
        Object getObject();
    }

    public static class Bad implements BadMXBean {
        public Random getRandom() {
            return null;
        }

        public Object getObject() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        types();
        composite();
        tabular();
        infos();
        descriptors();
        bean();
    }
}
