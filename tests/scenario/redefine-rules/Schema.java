import java.util.function.Consumer;

/** Changes outside of bodies: each rule of RedefineClasses by each thing that it is about. */
class Schema extends Main {
    static final Consumer<Maker> NOTHING = m -> { };

    static void both(String what, Consumer<Maker> one, Consumer<Maker> other) {
        schema(what, one, other);
        schema(what + ", the other way", other, one);
    }

    static byte[] body(Maker m) {
        return m.code(1, 4, b(0xb1), Maker.NO_HANDLERS);
    }

    static void hierarchy() {
        schema("the same", NOTHING, NOTHING);
        schema("another superclass", NOTHING, m -> m.superName = "java/lang/Thread");
        both("an interface more", NOTHING, m -> m.interfaces.add("java/lang/Cloneable"));
        both("another interface", m -> m.interfaces.add("java/io/Serializable"), m -> m.interfaces.add("java/lang/Cloneable"));
        both("the second interface is another", m -> {
            m.interfaces.add("java/lang/Cloneable");
            m.interfaces.add("java/io/Serializable");
        }, m -> {
            m.interfaces.add("java/lang/Cloneable");
            m.interfaces.add("java/lang/constant/Constable");
        });
        schema("interfaces in another order", m -> {
            m.interfaces.add("java/lang/Cloneable");
            m.interfaces.add("java/io/Serializable");
        }, m -> {
            m.interfaces.add("java/io/Serializable");
            m.interfaces.add("java/lang/Cloneable");
        });
        schema("another name", NOTHING, m -> m.name = "Other");
        for (int flag : new int[] {1, 0x10, 0x20, 0x400, 0x1000}) {
            schema("class flag " + flag, NOTHING, m -> m.access ^= flag);
        }
        schema("an older version of the format", NOTHING, m -> m.major = 49);
        schema("a newer version of the format", m -> m.major = 49, m -> m.major = 55);
        schema("a version from the future", NOTHING, m -> m.major = 99);
    }

    static void members() {
        both("a field more", m -> m.addField(1, "x", "I"), m -> m.addField(1, "x", "I").addField(1, "y", "I"));
        schema("a field of another name", m -> m.addField(1, "x", "I"), m -> m.addField(1, "y", "I"));
        schema("a field of another type", m -> m.addField(1, "x", "I"), m -> m.addField(1, "x", "F"));
        schema("the second field is another", m -> m.addField(1, "x", "I").addField(1, "y", "I"), m -> m.addField(1, "x", "I").addField(1, "z", "I"));
        for (int flag : new int[] {1, 2, 4, 8, 0x10, 0x40, 0x80, 0x1000}) {
            schema("field flag " + flag, m -> m.addField(0, "x", "I"), m -> m.addField(flag, "x", "I"));
            schema("flag " + flag + " of the second field", m -> m.addField(0, "w", "I").addField(0, "x", "I"),
                    m -> m.addField(0, "w", "I").addField(flag, "x", "I"));
        }
        both("a method more", m -> m.addMethod(2, "g", "()V", body(m)), m -> m.addMethod(2, "g", "()V", body(m)).addMethod(10, "h", "()V", body(m)));
        schema("a method of another name", m -> m.addMethod(2, "g", "()V", body(m)), m -> m.addMethod(2, "h", "()V", body(m)));
        both("a public method more", NOTHING, m -> m.addMethod(1, "g", "()V", body(m)));
        schema("methods in another order", m -> m.addMethod(2, "g", "()V", body(m)).addMethod(2, "h", "()V", body(m)),
                m -> m.addMethod(2, "h", "()V", body(m)).addMethod(2, "g", "()V", body(m)));
        schema("overloaded methods in another order", m -> m.addMethod(2, "g", "(I)V", body(m)).addMethod(2, "g", "(J)V", body(m)),
                m -> m.addMethod(2, "g", "(J)V", body(m)).addMethod(2, "g", "(I)V", body(m)));
        for (int flag : new int[] {1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x1000}) {
            schema("method flag " + flag, m -> m.addMethod(0, "g", "()V", body(m)), m -> m.addMethod(flag, "g", "()V", body(m)));
            schema("flag " + flag + " of the second method", m -> m.addMethod(0, "e", "()V", body(m)).addMethod(0, "g", "()V", body(m)),
                    m -> m.addMethod(0, "e", "()V", body(m)).addMethod(flag, "g", "()V", body(m)));
        }
        schema("a field more and a method more", NOTHING, m -> m.addField(1, "x", "I").addMethod(2, "g", "()V", body(m)));
        schema("a method more that is another's place", m -> m.addMethod(0, "g", "()V", body(m)), m -> m.addMethod(1, "h", "()V", body(m)));
        schema("annotations of members", m -> m.addField(1, "x", "I").addMethod(1, "g", "()V", body(m)), m -> m.addField(1, "x", "I",
                m.attribute("RuntimeVisibleAnnotations", u2(0))).addMethod(1, "g", "()V", body(m), m.attribute("RuntimeVisibleAnnotations", u2(0))));
        schema("exceptions of a method", m -> m.addMethod(1, "g", "()V", body(m)),
                m -> m.addMethod(1, "g", "()V", body(m), m.attribute("Exceptions", u2(1), m.type("java/lang/Error"))));
    }

    static Consumer<Maker> attribute(String name, String... classes) {
        return m -> {
            m.major = 61;
            byte[] list = name.equals("NestHost") ? b() : b(u2(classes.length));
            for (String c : classes) {
                list = b(list, m.type(c));
            }
            m.attributes.add(m.attribute(name, list));
        };
    }

    static Consumer<Maker> component(String... namesAndTypes) {
        return m -> {
            m.major = 61;
            m.superName = "java/lang/Record";
            m.access = 0x31;
            byte[] list = u2s(namesAndTypes.length / 3);
            for (int i = 0; i < namesAndTypes.length; i += 3) {
                String signature = namesAndTypes[i + 2];
                list = b(list, u2(m.utf8(namesAndTypes[i])), u2(m.utf8(namesAndTypes[i + 1])), signature == null ? u2(0)
                        : b(u2(1), m.attribute("Signature", u2(m.utf8(signature)))));
            }
            m.attributes.add(m.attribute("Record", list));
        };
    }

    static byte[] u2s(int v) {
        return b(u2(v));
    }

    static void attributes() {
        Consumer<Maker> young = m -> m.major = 61;
        for (String name : new String[] {"NestMembers", "PermittedSubclasses"}) {
            both(name + " at all", young, attribute(name, "A"));
            schema(name + ", the same", attribute(name, "A", "B"), attribute(name, "A", "B"));
            schema(name + ", another one", attribute(name, "A"), attribute(name, "B"));
            schema(name + ", the second is another", attribute(name, "A", "B"), attribute(name, "A", "C"));
            schema(name + ", in another order", attribute(name, "A", "B", "C"), attribute(name, "C", "A", "B"));
            both(name + ", one more", attribute(name, "A"), attribute(name, "A", "B"));
            both(name + ", one twice", attribute(name, "A", "B"), attribute(name, "A", "A"));
            both(name + ", another one twice", attribute(name, "A", "B", "B"), attribute(name, "A", "A", "B"));
        }
        both("NestHost at all", young, attribute("NestHost", "A"));
        schema("NestHost, the same", attribute("NestHost", "A"), attribute("NestHost", "A"));
        schema("NestHost, another one", attribute("NestHost", "A"), attribute("NestHost", "B"));
        Consumer<Maker> noRecord = m -> {
            m.major = 61;
            m.superName = "java/lang/Record";
            m.access = 0x31;
        };
        both("Record at all", noRecord, component("x", "I", null));
        both("Record without components", noRecord, component());
        schema("Record, the same", component("x", "I", "TX;"), component("x", "I", "TX;"));
        schema("Record, another name", component("x", "I", null), component("y", "I", null));
        schema("Record, another type", component("x", "I", null), component("x", "F", null));
        schema("Record, another signature", component("x", "LA;", "TX;"), component("x", "LA;", "TY;"));
        both("Record, a signature more", component("x", "LA;", "TX;"), component("x", "LA;", null));
        both("Record, one more", component("x", "I", null), component("x", "I", null, "y", "I", null));
        schema("Record, the second is another", component("x", "I", null, "y", "I", null), component("x", "I", null, "z", "I", null));
        schema("Record, in another order", component("x", "I", null, "y", "I", null), component("y", "I", null, "x", "I", null));
        schema("SourceFile", NOTHING, m -> m.attributes.add(m.attribute("SourceFile", u2(m.utf8("X.java")))));
        schema("InnerClasses", NOTHING, m -> m.attributes.add(m.attribute("InnerClasses", u2(1), m.type("A$B"), m.type("A"), u2(m.utf8("B")), u2(9))));
        schema("a constant more", NOTHING, m -> m.integer(77));
    }

    static void all() {
        hierarchy();
        members();
        attributes();
    }
}
