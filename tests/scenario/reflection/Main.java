import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

public class Main {
    interface Shape {
        double area();
    }

    abstract static class Base implements Shape {
        protected static int made;
        public final String label;
        private long secret = 77L;

        Base(String label) {
            this.label = label;
            made++;
        }

        public String describe(String prefix, int times) {
            return prefix.repeat(times).concat(label);
        }
    }

    public static class Square extends Base {
        public double side;
        public byte b = 1;
        public short s = 2;
        public char c = 'c';
        public int i = 4;
        public float f = 5.5f;
        public boolean z = true;
        public int[] array = { 1, 2 };

        public Square() {
            this(1.0);
        }

        public Square(double side) {
            super("square");
            if (side < 0) {
                throw new IllegalArgumentException("negative side");
            }
            this.side = side;
        }

        public double area() {
            return side * side;
        }

        public static long add(int a, long b) {
            return a + b;
        }

        private void hidden() throws Exception {
            throw new Exception("found me");
        }
    }

    static String names(Method[] methods) {
        String[] n = new String[methods.length];
        for (int i = 0; i < n.length; i++) {
            n[i] = methods[i].getName();
        }
        Arrays.sort(n);
        return Arrays.toString(n);
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = Class.forName("Main$Square");
        Say.line(c.getName(), " ", c.getSimpleName(), " ", Modifier.toString(c.getModifiers()), " ",
                 c.getSuperclass().getName(), " ", Shape.class.isAssignableFrom(c), " ", c.isInterface());
        Say.line(names(c.getDeclaredMethods()), " ", c.getDeclaredFields().length, " ",
                 c.getDeclaredConstructors().length, " ", Base.class.getInterfaces()[0].getName());
        Constructor<?> k = c.getConstructor(double.class);
        Object sq = k.newInstance(3.0);
        Say.line(((Shape) sq).area(), " ", k.getParameterCount(), " ", c.getDeclaredConstructor().newInstance() !=
                 null);
        Method area = Shape.class.getMethod("area");
        area.setAccessible(true);
        Say.line(area.invoke(sq), " ", area.getReturnType(), " ", area.getDeclaringClass().getName());
        Method describe = c.getMethod("describe", String.class, int.class);
        Say.line(describe.invoke(sq, "ab", 2), " ", describe.getParameterTypes()[1]);
        Method add = c.getMethod("add", int.class, long.class);
        Say.line(add.invoke(null, 3, 4L), " ", add.invoke(null, (short) 3, 4), " ",
                 Modifier.isStatic(add.getModifiers()));
        try {
            add.invoke(null, 3L, 4L);
        } catch (IllegalArgumentException e) {
            Say.line("wrong argument");
        }
        try {
            add.invoke(null, 3);
        } catch (IllegalArgumentException e) {
            Say.line("wrong count");
        }
        try {
            area.invoke("no shape");
        } catch (IllegalArgumentException e) {
            Say.line("wrong receiver");
        }
        try {
            area.invoke(null);
        } catch (NullPointerException e) {
            Say.line("no receiver");
        }
        Method hidden = c.getDeclaredMethod("hidden");
        hidden.setAccessible(true);
        try {
            hidden.invoke(sq);
        } catch (InvocationTargetException e) {
            Say.line("target threw ", e.getCause());
        }
        try {
            k.newInstance(-1.0);
        } catch (InvocationTargetException e) {
            Say.line("constructor threw ", e.getTargetException().getMessage());
        }
        try {
            Base.class.getDeclaredConstructor(String.class).newInstance("x");
        } catch (InstantiationException e) {
            Say.line("abstract");
        }
        try {
            c.getMethod("hidden");
        } catch (NoSuchMethodException e) {
            Say.line("not public");
        }
        try {
            c.getField("secret");
        } catch (NoSuchFieldException e) {
            Say.line("no field ", e.getMessage());
        }
        String[] fields = { "b", "s", "c", "i", "f", "side", "z", "label" };
        for (String name : fields) {
            Field f = c.getField(name);
            Say.line(name, " ", f.getType(), " = ", f.get(sq));
        }
        Field i = c.getField("i");
        i.setInt(sq, 9);
        i.set(sq, (byte) 10);
        Say.line(i.getInt(sq), " ", i.getLong(sq), " ", i.getDouble(sq));
        try {
            i.set(sq, 5L);
        } catch (IllegalArgumentException e) {
            Say.line("too wide");
        }
        try {
            c.getField("label").set(sq, "x");
        } catch (IllegalAccessException e) {
            Say.line("final");
        }
        Field secret = Base.class.getDeclaredField("secret");
        secret.setAccessible(true);
        secret.setLong(sq, 78L);
        Say.line(secret.get(sq), " ", Modifier.toString(secret.getModifiers()));
        Field made = Base.class.getDeclaredField("made");
        Say.line(made.get(null).equals(Base.made), " ", Modifier.toString(made.getModifiers()));
        Object ints = Array.newInstance(int.class, 3);
        Array.setInt(ints, 1, 5);
        Array.set(ints, 2, (short) 6);
        Say.line(Array.getLength(ints), " ", Array.get(ints, 1), " ", Array.getLong(ints, 2), " ",
                 Array.newInstance(String.class, 2, 3).getClass().getName());
        try {
            Array.getLength("no array");
        } catch (IllegalArgumentException e) {
            Say.line("not an array");
        }
        try {
            Array.setByte(ints, 3, (byte) 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            Say.line("out of bounds");
        }
        Say.line(int.class.isPrimitive(), " ", void.class, " ", Integer.TYPE == int.class, " ", int[].class.getName());
        Say.line(Class.forName("[Ljava.lang.String;") == String[].class, " ", Class.forName("[[I").getSimpleName());
        Say.line(c.cast(sq) == sq, " ", c.getEnclosingClass() == Main.class, " ", c.isMemberClass());
        try {
            String.class.cast(sq);
        } catch (ClassCastException e) {
            Say.line("no cast");
        }
        library();
    }

    /** What the declarations of the library say of themselves beside their types. */
    static void library() throws Exception {
        String[] closed = {"java.lang.reflect.Executable", "java.lang.constant.ConstantDesc",
            "java.lang.constant.ClassDesc", "java.lang.constant.MethodTypeDesc", "java.lang.constant.DirectMethodHandleDesc"};
        for (String name : closed) {
            Say.line(name, " is sealed: ", Class.forName(name).isSealed());
        }
        Say.line(Arrays.toString(java.lang.reflect.Executable.class.getPermittedSubclasses()));
        Method m = Array.class.getMethod("getInt", Object.class, int.class);
        Say.line(Arrays.toString(m.getExceptionTypes()));
        Say.line(Modifier.toString(java.util.Locale.class.getMethod("toString").getModifiers()));
        m = java.util.concurrent.atomic.AtomicInteger.class.getMethod("weakCompareAndSet", int.class, int.class);
        Say.line(m.getAnnotation(Deprecated.class).since());
    }
}
