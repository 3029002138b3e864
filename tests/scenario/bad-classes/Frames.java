/** StackMapTable: frames that do not fit the code. */
class Frames extends Main {
    /** static void f() { if (0 != 0) ; } with these frames. */
    static void frames(String what, Object... frames) {
        bad(what, m -> m.body("()V", 2, 2, b(3, 0x99, u2(3), 0xb1), b(frames)));
    }

    /** static void f(FROM x) with a frame that says that x is a TO. */
    static void narrows(String what, String from, String to) {
        bad("frames of " + what, m -> m.body("(" + from + ")V", 1, 1, b(3, 0x99, u2(3), 0xb1), b(u2(1), 255, u2(4), u2(1), 7,
                m.type(to), u2(0))));
    }

    static void all() {
        frames("frame, fine", u2(1), 4);
        frames("frame missing", u2(0));
        frames("frame at the wrong place", u2(1), 3);
        frames("frame in an operand", u2(1), 2);
        frames("frame outside", u2(1), 60);
        frames("frames cut", u2(2), 4);
        frames("frames with more", u2(1), 4, 0);
        frames("frame of a reserved kind", u2(1), 200);
        frames("frame of kind 246", u2(1), 246);
        frames("frame with a stack", u2(1), 68, 1);
        frames("frame with too deep a stack", u2(1), 255, u2(4), u2(0), u2(3), 1, 1, 1);
        frames("frame with too many locals", u2(1), 255, u2(4), u2(3), 1, 1, 1, u2(0));
        frames("append too many", u2(1), 254, u2(4), 1, 1, 1);
        frames("chop of nothing", u2(1), 250, u2(4));
        frames("frame with an unknown type", u2(1), 64 + 4, 9);
        frames("frame with a local that is not there", u2(1), 252, u2(4), 1);
        frames("long at the last local", u2(1), 255, u2(4), u2(2), 1, 4, u2(0));
        frames("uninitialised, outside", u2(1), 252, u2(4), 8, u2(99));
        frames("uninitialised, at no new", u2(1), 252, u2(4), 8, u2(0));
        frames("uninitialised this in a static method", u2(1), 252, u2(4), 6);
        bad("uninitialised, fine", m -> m.body("()V", 3, 0, b(0xbb, m.type("java/lang/Object"), 0x59, 3, 0x99, u2(3), 0xb7,
                m.method("java/lang/Object", "<init>", "()V"), 0x57, 0xb1), b(u2(1), 255, u2(8), u2(0), u2(2), 8, u2(0), 8,
                u2(0))));
        bad("uninitialised, one of two", m -> m.body("()V", 4, 0, b(0xbb, m.type("java/lang/Object"), 0xbb,
                m.type("java/lang/Object"), 0x59, 3, 0x99, u2(3), 0xb7, m.method("java/lang/Object", "<init>", "()V"), 0x57,
                0x57, 0xb1), b(u2(1), 255, u2(11), u2(0), u2(3), 8, u2(3), 8, u2(3), 8, u2(3))));
        frames("object of no class", u2(1), 252, u2(4), 7, u2(1));
        frames("object out of range", u2(1), 252, u2(4), 7, u2(999));
        frames("extended, fine", u2(1), 251, u2(4));
        bad("frame twice", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0xb1), Maker.NO_HANDLERS,
                m.attribute("StackMapTable", u2(0)), m.attribute("StackMapTable", u2(0)))));
        bad("no count of frames", m -> m.body("()V", 0, 0, b(0xb1), b()));
        bad("half a count of frames", m -> m.body("()V", 0, 0, b(0xb1), b(0)));
        bad("no count of frames, jump", m -> m.body("()V", 1, 0, b(3, 0x99, u2(3), 0xb1), b()));
        bad("half a count of frames, jump", m -> m.body("()V", 1, 0, b(3, 0x99, u2(3), 0xb1), b(0)));
        bad("no frames in 52", m -> m.body(1, 0, 3, 0x99, u2(3), 0xb1));
        bad("no frames in 50", m -> {
            m.major = 50;
            m.body(1, 0, 3, 0x99, u2(3), 0xb1);
        });
        bad("frames of another type", m -> m.body("(I)V", 1, 1, b(3, 0x99, u2(3), 0xb1), b(u2(1), 255, u2(4), u2(1), 2,
                u2(0))));
        bad("frames of a narrower class", m -> m.body("(Ljava/lang/Object;)V", 1, 1, b(3, 0x99, u2(3), 0xb1),
                b(u2(1), 255, u2(4), u2(1), 7, m.type("java/lang/String"), u2(0))));
        bad("frames of a wider class", m -> m.body("(Ljava/lang/String;)V", 1, 1, b(3, 0x99, u2(3), 0xb1),
                b(u2(1), 255, u2(4), u2(1), 7, m.type("java/lang/Object"), u2(0))));
        bad("frames of an interface", m -> m.body("(Ljava/lang/Object;)V", 1, 1, b(3, 0x99, u2(3), 0xb1),
                b(u2(1), 255, u2(4), u2(1), 7, m.type("java/lang/Runnable"), u2(0))));
        narrows("an absent class to itself, fine", "LAbsent;", "Absent");
        narrows("an array of int to one of objects", "[I", "[Ljava/lang/Object;");
        narrows("an array of objects to one of int", "[Ljava/lang/Object;", "[I");
        narrows("an array of int to one of long", "[I", "[J");
        narrows("an array of arrays to one of objects, fine", "[[I", "[Ljava/lang/Object;");
        narrows("an array of arrays to one of an interface, fine", "[[I", "[Ljava/lang/Cloneable;");
        narrows("an array of objects to one of arrays", "[Ljava/lang/Object;", "[[I");
        narrows("an array to an object, fine", "[I", "java/lang/Object");
        narrows("an array to a class", "[I", "java/lang/String");
        narrows("an array to an interface, fine", "[I", "java/io/Serializable");
        bad("wider local used", m -> m.body("(Ljava/lang/String;)V", 1, 1, b(3, 0x99, u2(3), 0x2a, 0xb6,
                m.method("java/lang/String", "length", "()I"), 0x57, 0xb1),
                b(u2(1), 255, u2(4), u2(1), 7, m.type("java/lang/Object"), u2(0))));
        bad("dead code without a frame", m -> m.body("()V", 1, 0, b(0xb1, 0xb1), b(u2(0))));
        bad("after goto without a frame", m -> m.body("()V", 1, 0, b(0xa7, u2(4), 0, 0xb1), b(u2(1), 4)));
        bad("backward branch loses an object", m -> m.body("()V", 2, 1, b(0xbb, m.type("java/lang/Object"), 0x4b, 0xa7,
                u2(0)), b(u2(1), 252, u2(4), 7, m.type("java/lang/Object"))));
        bad("frame forgets the flag", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(3, 0x99, u2(3), 0x2a, 0xb7,
                m.method("java/lang/Object", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS, m.attribute("StackMapTable", u2(1),
                255, u2(4), u2(0), u2(0)))));
        bad("frame keeps this unborn, fine", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(3, 0x99, u2(3), 0x2a, 0xb7,
                m.method("java/lang/Object", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS, m.attribute("StackMapTable", u2(1),
                4))));
        bad("handler's frame lacks the exception", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0xb1),
                Maker.handler(0, 1, 2, 0), m.attribute("StackMapTable", u2(1), 2))));
        bad("handler's frame with another type", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0x57, 0xb1),
                Maker.handler(0, 1, 2, m.cls("java/lang/Error")), m.attribute("StackMapTable", u2(1), 66, 7,
                m.type("java/lang/String")))));
        bad("handler loses a local", m -> m.addMethod(9, "f", "(I)V", m.code(1, 1, b(0x0b, 0x43, 0xb1, 0x57, 0xb1),
                Maker.handler(0, 2, 3, 0), m.attribute("StackMapTable", u2(1), 67, 7, m.type("java/lang/Throwable")))));
        bad("switch with different locals", m -> m.body("(I)V", 1, 2, b(0x1a, 0xaa, 0, 0, u4(15), u4(0), u4(0), u4(15),
                0xb1), b(u2(1), 252, u2(16), 1)));
    }
}
