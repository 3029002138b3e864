import java.util.Arrays;

/** What is wrong before any code is looked at. */
class Structure extends Main {
    static byte[] plain() {
        return new Maker().body(0, 0, 0xb1).make();
    }

    static byte[] changed(int at, int value) {
        byte[] bytes = plain();
        bytes[at] = (byte) value;
        return bytes;
    }

    static void all() {
        load("fine", plain());
        file();
        pool();
        members();
        attributes();
    }

    static void file() {
        load("empty", new byte[0]);
        load("magic", changed(0, 0));
        byte[] p = plain();
        for (int n : new int[] {4, 8, 10, 14, 40, p.length - 1}) {
            load("cut to " + n, Arrays.copyOf(p, n));
        }
        load("extra bytes", Arrays.copyOf(p, p.length + 2));
        load("version 44", changed(7, 44));
        load("version 250", changed(7, 250));
        bad("minor of 56", m -> {
            m.major = 56;
            m.minor = 1;
        });
        bad("no super", m -> m.superIndex = 0);
        bad("this is no class", m -> m.thisIndex = m.utf8("Bad"));
        bad("this out of range", m -> m.thisIndex = 999);
        bad("super is no class", m -> m.superIndex = m.utf8("x"));
        bad("super is an array", m -> m.superName = "[I");
        bad("own super", m -> m.superName = "Bad");
        bad("super not there", m -> m.superName = "no/Such");
        bad("super final", m -> m.superName = "java/lang/String");
        bad("super an interface", m -> m.superName = "java/lang/Runnable");
        bad("interface a class", m -> m.interfaces.add("java/lang/Object"));
        bad("interface twice", m -> {
            m.interfaces.add("java/lang/Runnable");
            m.interfaces.add("java/lang/Runnable");
        });
        bad("own interface", m -> m.interfaces.add("Bad"));
        bad("name with a dot", m -> m.name = "a.b");
        bad("name with a semicolon", m -> m.name = "a;b");
        bad("name empty", m -> m.name = "");
        bad("name a//b", m -> m.name = "a//b");
        bad("name in java", m -> m.name = "java/lang/Bad");
        bad("final and abstract", m -> m.access = 0x431);
        bad("interface not abstract", m -> m.access = 0x201);
        bad("interface final", m -> m.access = 0x611);
        bad("annotation, no interface", m -> m.access = 0x2021);
        bad("enum interface", m -> m.access = 0x4601);
        bad("interface with super", m -> {
            m.access = 0x601;
            m.superName = "java/lang/Thread";
        });
        bad("module flag", m -> {
            m.major = 53;
            m.access = 0x8000;
        });
        bad("module flag, old", m -> m.access = 0x8021);
    }

    static void pool() {
        bad("pool tag 0", m -> m.entry(null, 1, 0));
        bad("pool tag 2", m -> m.entry(null, 1, 2, u2(0)));
        bad("pool tag 13", m -> m.entry(null, 1, 13, u2(0)));
        bad("pool tag 255", m -> m.entry(null, 1, 255));
        bad("pool count too large", m -> m.extraPool = 1);
        bad("class of no utf8", m -> m.entry(null, 1, 7, u2(m.integer(1))));
        bad("class out of range", m -> m.entry(null, 1, 7, u2(500)));
        bad("class 0", m -> m.entry(null, 1, 7, u2(0)));
        bad("string of no utf8", m -> m.entry(null, 1, 8, u2(m.integer(1))));
        bad("bad class name", m -> m.cls("a.b"));
        bad("class name of a primitive array", m -> m.cls("[Q"));
        bad("array of 256 dimensions", m -> m.cls("[".repeat(256) + "I"));
        bad("array of 255 dimensions", m -> m.cls("[".repeat(255) + "I"));
        bad("fieldref to no class", m -> m.entry(null, 1, 9, u2(m.utf8("x")), u2(m.nat("a", "I"))));
        bad("fieldref to no name and type", m -> m.entry(null, 1, 9, u2(m.cls("A")), u2(m.utf8("I"))));
        bad("fieldref with a method's type", m -> m.member(9, "A", "a", "()V"));
        bad("methodref with a field's type", m -> m.member(10, "A", "a", "I"));
        bad("methodref of <clinit>", m -> m.member(10, "A", "<clinit>", "()V"));
        bad("methodref of <x>", m -> m.member(10, "A", "<x>", "()V"));
        bad("<init> that returns", m -> m.member(10, "A", "<init>", "()I"));
        bad("name and type of no utf8", m -> m.entry(null, 1, 12, u2(m.integer(1)), u2(m.integer(1))));
        bad("bad descriptor", m -> m.nat("a", "(I"));
        bad("descriptor of 256 arguments", m -> m.nat("a", "(" + "I".repeat(256) + ")V"));
        bad("void argument", m -> m.nat("a", "(V)V"));
        bad("field name with a slash", m -> m.member(9, "A", "a/b", "I"));
        bad("method name with a dot", m -> m.member(10, "A", "a.b", "()V"));
        bad("long in the last slot", m -> m.entry(null, 1, 5, u4(0), u4(0)));
        bad("utf8 with a zero", m -> m.entry(null, 1, 1, u2(1), 0));
        bad("utf8 with f0", m -> m.entry(null, 1, 1, u2(2), 0xf0, 0x80));
        bad("utf8 cut", m -> m.entry(null, 1, 1, u2(1), 0xc3));
        bad("method handle of kind 0", m -> m.entry(null, 1, 15, 0, m.method("A", "a", "()V")));
        bad("method handle of kind 10", m -> m.entry(null, 1, 15, 10, m.method("A", "a", "()V")));
        bad("method handle, field of a method", m -> m.entry(null, 1, 15, 1, m.method("A", "a", "()V")));
        bad("method handle, new of a method", m -> m.entry(null, 1, 15, 8, m.method("A", "a", "()V")));
        bad("method handle, call of <init>", m -> m.entry(null, 1, 15, 6, m.method("A", "<init>", "()V")));
        bad("method type of a field", m -> m.entry(null, 1, 16, u2(m.utf8("I"))));
        bad("invokedynamic, no bootstraps", m -> m.entry(null, 1, 18, u2(0), u2(m.nat("a", "()V"))));
        bad("invokedynamic of a field", m -> m.entry(null, 1, 18, u2(0), u2(m.nat("a", "I"))));
        bad("dynamic in 54", m -> {
            m.major = 54;
            m.entry(null, 1, 17, u2(0), u2(m.nat("a", "I")));
        });
        bad("method handle in 50", m -> {
            m.major = 50;
            m.entry(null, 1, 15, 6, m.method("A", "a", "()V"));
        });
        bad("module entry", m -> {
            m.major = 53;
            m.entry(null, 1, 19, u2(m.utf8("a")));
        });
    }

    static void members() {
        bad("field public and private", m -> m.addField(3, "x", "I"));
        bad("field final and volatile", m -> m.addField(0x50, "x", "I"));
        bad("field twice", m -> m.addField(1, "x", "I").addField(2, "x", "I"));
        bad("field of type void", m -> m.addField(1, "x", "V"));
        bad("field name empty", m -> m.addField(1, "", "I"));
        bad("field name with ;", m -> m.addField(1, "a;b", "I"));
        bad("interface field not final", m -> {
            m.access = 0x601;
            m.addField(9, "x", "I");
        });
        bad("constant value of another kind", m -> m.addField(9, "x", "I",
                m.attribute("ConstantValue", u2(m.longValue(1)))));
        bad("constant value twice", m -> m.addField(9, "x", "I", m.attribute("ConstantValue", u2(m.integer(1))),
                m.attribute("ConstantValue", u2(m.integer(1)))));
        bad("constant value too long", m -> m.addField(9, "x", "I",
                m.attribute("ConstantValue", u2(m.integer(1)), 0)));
        bad("constant value of an instance field, too long", m -> m.addField(1, "x", "I",
                m.attribute("ConstantValue", u2(m.integer(1)), 0)));
        bad("constant value 2 of a boolean", m -> m.addField(9, "x", "Z", m.attribute("ConstantValue", u2(m.integer(2))))
                .body(1, 0, 178, m.field("Bad", "x", "Z"), 116, 188, 10, 87, 177)); // new int[-x]
        bad("constant value of an object", m -> m.addField(9, "x", "Ljava/lang/Object;",
                m.attribute("ConstantValue", u2(m.integer(1)))));
        bad("method public and private", m -> m.addMethod(0x403, "g", "()V"));
        bad("abstract final method", m -> m.addMethod(0x411, "g", "()V"));
        bad("abstract static method", m -> m.addMethod(0x409, "g", "()V"));
        bad("abstract native method", m -> m.addMethod(0x501, "g", "()V"));
        bad("abstract method of a concrete class", m -> m.addMethod(0x401, "g", "()V"));
        bad("abstract method with code", m -> m.addMethod(0x401, "g", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS)));
        bad("native method with code", m -> m.addMethod(0x101, "g", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS)));
        bad("method without code", m -> m.addMethod(1, "g", "()V"));
        bad("method twice", m -> m.body(0, 0, 0xb1).body(0, 0, 0xb1));
        bad("code twice", m -> m.addMethod(9, "f", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS),
                m.code(0, 0, b(0xb1), Maker.NO_HANDLERS)));
        bad("code empty", m -> m.body(0, 0));
        bad("static <init>", m -> m.addMethod(9, "<init>", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS)));
        bad("<init> of an interface", m -> {
            m.access = 0x601;
            m.addMethod(1, "<init>", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS));
        });
        bad("<clinit> with an argument", m -> m.addMethod(8, "<clinit>", "(I)V",
                m.code(0, 1, b(0xb1), Maker.NO_HANDLERS)));
        bad("<clinit> not static", m -> m.addMethod(0, "<clinit>", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS)));
        bad("method <other>", m -> m.addMethod(9, "<other>", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS)));
        bad("interface method protected", m -> {
            m.access = 0x601;
            m.addMethod(0x404, "g", "()V");
        });
        bad("interface method final", m -> {
            m.access = 0x601;
            m.addMethod(0x411, "g", "()V");
        });
        bad("too many arguments", m -> m.addMethod(0x401, "g", "(" + "J".repeat(128) + ")V"));
        bad("locals fewer than arguments", m -> m.addMethod(9, "g", "(IJ)V",
                m.code(0, 2, b(0xb1), Maker.NO_HANDLERS)));
        bad("final method overridden", m -> m.addMethod(1, "getClass", "()Ljava/lang/Class;",
                m.code(1, 1, b(1, 0xb0), Maker.NO_HANDLERS)));
    }

    static void attributes() {
        bad("attribute longer than the file", m -> m.attributes.add(b(u2(m.utf8("Odd")), u4(1000))));
        bad("attribute name of no utf8", m -> m.attributes.add(b(u2(m.integer(1)), u4(0))));
        bad("unknown attribute", m -> m.attributes.add(m.attribute("Odd", 1, 2, 3)));
        bad("source file twice", m -> {
            m.attributes.add(m.attribute("SourceFile", u2(m.utf8("A"))));
            m.attributes.add(m.attribute("SourceFile", u2(m.utf8("A"))));
        });
        bad("source file too short", m -> m.attributes.add(m.attribute("SourceFile", 0)));
        bad("source file of no utf8", m -> m.attributes.add(m.attribute("SourceFile", u2(m.integer(1)))));
        bad("inner classes cut", m -> m.attributes.add(m.attribute("InnerClasses", u2(2), u2(0))));
        bad("inner class of no class", m -> m.attributes.add(m.attribute("InnerClasses", u2(1), u2(m.utf8("x")), u2(0),
                u2(0), u2(0))));
        bad("inner class twice", m -> m.attributes.add(m.attribute("InnerClasses", u2(2), m.type("A"), u2(0), u2(0),
                u2(0), m.type("A"), u2(0), u2(0), u2(0))));
        bad("inner class its own outer", m -> m.attributes.add(m.attribute("InnerClasses", u2(1), m.type("A"),
                m.type("A"), u2(0), u2(0))));
        bad("inner class of an array", m -> m.attributes.add(m.attribute("InnerClasses", u2(1), m.type("A"),
                m.type("[I"), u2(0), u2(0))));
        bad("inner class with odd flags", m -> m.attributes.add(m.attribute("InnerClasses", u2(1), m.type("A"), u2(0),
                u2(0), u2(0x431))));
        bad("enclosing method twice", m -> {
            m.attributes.add(m.attribute("EnclosingMethod", m.type("A"), u2(0)));
            m.attributes.add(m.attribute("EnclosingMethod", m.type("A"), u2(0)));
        });
        bad("enclosing method of no class", m -> m.attributes.add(m.attribute("EnclosingMethod", u2(0), u2(0))));
        bad("signature of no utf8", m -> m.attributes.add(m.attribute("Signature", u2(m.integer(1)))));
        bad("bootstraps twice", m -> {
            m.attributes.add(m.attribute("BootstrapMethods", u2(0)));
            m.attributes.add(m.attribute("BootstrapMethods", u2(0)));
        });
        bad("bootstrap of no handle", m -> {
            m.entry(null, 1, 18, u2(0), u2(m.nat("a", "()V")));
            m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(m.integer(1)), u2(0)));
        });
        bad("bootstrap index out of range", m -> {
            m.entry(null, 1, 18, u2(1), u2(m.nat("a", "()V")));
            int h = m.entry(null, 1, 15, 6, m.method("A", "a", "()V"));
            m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(h), u2(0)));
        });
        bad("nest host and members", m -> {
            m.major = 55;
            m.attributes.add(m.attribute("NestHost", m.type("A")));
            m.attributes.add(m.attribute("NestMembers", u2(1), m.type("A")));
        });
        bad("nest host of no class", m -> {
            m.major = 55;
            m.attributes.add(m.attribute("NestHost", u2(m.utf8("A"))));
        });
        bad("nest host twice", m -> {
            m.major = 55;
            m.attributes.add(m.attribute("NestHost", m.type("A")));
            m.attributes.add(m.attribute("NestHost", m.type("A")));
        });
        bad("record twice", m -> {
            m.major = 61;
            m.access = 0x31;
            m.superName = "java/lang/Record";
            m.attributes.add(m.attribute("Record", u2(0)));
            m.attributes.add(m.attribute("Record", u2(0)));
        });
        bad("record that is none, cut", m -> {
            m.major = 61;
            m.attributes.add(m.attribute("Record", u2(1)));
        });
        bad("record component with a bad name", m -> {
            m.major = 61;
            m.access = 0x31;
            m.superName = "java/lang/Record";
            m.attributes.add(m.attribute("Record", u2(1), u2(m.utf8("a/b")), u2(m.utf8("I")), u2(0)));
        });
        bad("permitted, final", m -> {
            m.major = 61;
            m.access = 0x31;
            m.attributes.add(m.attribute("PermittedSubclasses", u2(1), m.type("A")));
        });
        bad("permitted, of no class", m -> {
            m.major = 61;
            m.attributes.add(m.attribute("PermittedSubclasses", u2(1), u2(m.utf8("A"))));
        });
        bad("permitted twice", m -> {
            m.major = 61;
            m.attributes.add(m.attribute("PermittedSubclasses", u2(1), m.type("A")));
            m.attributes.add(m.attribute("PermittedSubclasses", u2(1), m.type("A")));
        });
        bad("exceptions twice", m -> m.addMethod(0x101, "g", "()V", m.attribute("Exceptions", u2(0)),
                m.attribute("Exceptions", u2(0))));
        bad("parameters twice", m -> m.addMethod(0x101, "g", "()V", m.attribute("MethodParameters", 0),
                m.attribute("MethodParameters", 0)));
        bad("default twice", m -> m.addMethod(0x101, "g", "()I", m.attribute("AnnotationDefault", 73, u2(m.integer(1))),
                m.attribute("AnnotationDefault", 73, u2(m.integer(1)))));
        for (String kind : new String[] {"Visible", "Invisible"}) {
            for (String what : new String[] {"", "Type"}) {
                String n = "Runtime" + kind + what + "Annotations";
                bad("class, " + n + " twice", m -> {
                    m.attributes.add(m.attribute(n, u2(0)));
                    m.attributes.add(m.attribute(n, u2(0)));
                });
                bad("field, " + n + " twice", m -> m.addField(1, "x", "I", m.attribute(n, u2(0)),
                        m.attribute(n, u2(0))));
                bad("method, " + n + " twice", m -> m.addMethod(0x101, "g", "()V", m.attribute(n, u2(0)),
                        m.attribute(n, u2(0))));
                bad("record component, " + n + " twice", m -> {
                    m.major = 61;
                    m.access = 0x31;
                    m.superName = "java/lang/Record";
                    byte[] a = m.attribute(n, u2(0));
                    m.attributes.add(m.attribute("Record", u2(1), u2(m.utf8("a")), u2(m.utf8("I")), u2(2), a, a));
                });
            }
            String n = "Runtime" + kind + "ParameterAnnotations";
            bad("method, " + n + " twice", m -> m.addMethod(0x101, "g", "()V", m.attribute(n, 0), m.attribute(n, 0)));
            bad("class, " + n + " twice, no attribute of classes", m -> {
                m.attributes.add(m.attribute(n, 0));
                m.attributes.add(m.attribute(n, 0));
            });
        }
        bad("empty list of members and a host", m -> {
            m.major = 55;
            m.attributes.add(m.attribute("NestMembers", u2(0)));
            m.attributes.add(m.attribute("NestHost", m.type("A")));
        });
        bad("empty list of members twice", m -> {
            m.major = 55;
            m.attributes.add(m.attribute("NestMembers", u2(0)));
            m.attributes.add(m.attribute("NestMembers", u2(0)));
        });
        bad("exceptions of no class", m -> m.addMethod(0x101, "g", "()V",
                m.attribute("Exceptions", u2(1), u2(m.utf8("x")))));
        bad("line table cut", m -> m.addMethod(9, "f", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS,
                m.attribute("LineNumberTable", u2(2), u2(0)))));
        bad("line outside the code", m -> m.addMethod(9, "f", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS,
                m.attribute("LineNumberTable", u2(1), u2(5), u2(1)))));
        bad("variable outside the code", m -> m.addMethod(9, "f", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS,
                m.attribute("LocalVariableTable", u2(1), u2(0), u2(9), u2(m.utf8("x")), u2(m.utf8("I")), u2(0)))));
        bad("method parameters cut", m -> m.addMethod(0x101, "g", "(I)V", m.attribute("MethodParameters", 1, u2(0))));
    }
}
