/** Defines a class, and two that are each other's superclass. */
public class Main extends ClassLoader {
    Main() {
        super(Main.class.getClassLoader());
    }

    static native String replace(Class<?> c, byte[] bytes);

    Class<?> define(Maker m) {
        byte[] b = m.make();
        return defineClass(null, b, 0, b.length);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.equals("One") && !name.equals("Other")) {
            return super.loadClass(name, resolve);
        }
        Maker m = new Maker();
        m.name = name;
        m.superName = name.equals("One") ? "Other" : "One";
        return define(m);
    }

    /** g takes a One, and may give it to h, which takes a Thread. */
    static Maker version(boolean gives) {
        Maker m = new Maker();
        byte[] code = gives ? Maker.bytes(0x2a, 0xb8, m.method("Bad", "h", "(Ljava/lang/Thread;)V"), 0xb1) : Maker.bytes(0xb1);
        return m.addMethod(9, "g", "(LOne;)V", m.code(1, 1, code, Maker.NO_HANDLERS));
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = new Main().define(version(false));
        Class.forName(c.getName(), true, c.getClassLoader());
        System.out.println("circular: " + replace(c, version(true).make()));
        System.out.println("as it was: " + replace(c, version(false).make()));
    }
}
