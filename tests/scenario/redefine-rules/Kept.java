/** What a new version says of members, and what the old ones keep. */
class Kept extends Main {
    static Class<?> defined(Maker m) {
        byte[] b = m.make();
        return new Main().define(b);
    }

    static byte[] signature(Maker m, String text) {
        return m.attribute("Signature", u2(m.utf8(text)));
    }

    /** Methods of one name and some types, and of one type and some names; t is the letter in their signatures. */
    static Maker generic(String t) {
        Maker m = new Maker();
        byte[] code = m.code(1, 1, b(0xb1), Maker.NO_HANDLERS);
        for (String name : new String[] {"f", "g"}) {
            for (String type : new String[] {"(I)V", "(J)V"}) {
                m.addMethod(0x101, name, type, signature(m, "<" + t + name + ":Ljava/lang/Object;>" + type));
            }
        }
        return m.addMethod(9, "plain", "()V", code);
    }

    static void signatures() throws ReflectiveOperationException {
        Class<?> c = defined(generic("K"));
        Class.forName(c.getName(), true, c.getClassLoader());
        describe(c);
        Maker m = generic("V");
        System.out.println("signatures: " + replace(c, m.make()));
        describe(c);
    }

    static Maker methods(String... names) {
        Maker m = new Maker();
        for (String name : names) {
            m.addMethod(9, name, "()V", m.code(1, 0, b(0xb1), Maker.NO_HANDLERS));
        }
        return m;
    }

    static void order() throws ReflectiveOperationException {
        Class<?> c = defined(methods("one", "two", "three"));
        Class.forName(c.getName(), true, c.getClassLoader());
        System.out.println("order:" + order(c));
        System.out.println("another: " + replace(c, methods("three", "one", "two").make()) + order(c));
    }

    static Maker constants(boolean moved) {
        Maker m = new Maker();
        if (moved) {
            Bodies.moved(m);
            m.string("another");
        }
        m.addField(0x19, "i", "I", m.attribute("ConstantValue", u2(m.integer(5))));
        m.addField(0x19, "j", "J", m.attribute("ConstantValue", u2(m.longValue(6))));
        m.addField(0x19, "s", "Ljava/lang/String;", m.attribute("ConstantValue", u2(m.string("seven"))));
        return m;
    }

    /** A class that was not used yet finds its constants where the new version has them. */
    static void unused() throws ReflectiveOperationException {
        Class<?> c = defined(constants(false));
        System.out.println("constants: " + replace(c, constants(true).make()));
        for (String name : new String[] {"i", "j", "s"}) {
            System.out.println("    " + name + " " + c.getField(name).get(null));
        }
    }

    static Maker seven(boolean isNative) {
        Maker m = new Maker();
        return isNative ? m.addMethod(0x109, "g", "()I")
                        : m.addMethod(9, "g", "()I", m.code(1, 0, b(0x10, 7, 0xac), Maker.NO_HANDLERS));
    }

    static void call(Class<?> c) throws ReflectiveOperationException {
        java.lang.reflect.Method g = c.getMethod("g");
        String says = java.lang.reflect.Modifier.toString(g.getModifiers()) + ": ";
        try {
            says += g.invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            says += e.getCause().getClass().getName();
        }
        System.out.println("    " + says);
    }

    /** A native method gets a body, and loses it again. */
    static void natives() throws ReflectiveOperationException {
        Class<?> c = defined(seven(true));
        call(c);
        for (boolean isNative : new boolean[] {false, true}) {
            System.out.println("native " + isNative + ": " + replace(c, seven(isNative).make()));
            call(c);
        }
    }

    static void all() {
        try {
            signatures();
        order();
            unused();
            natives();
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
    }
}
