/**
 * Prints a line made of parts: what the scenarios use in place of string concatenation, which stock javac compiles to
 * invokedynamic. Compiled into each scenario that names it.
 */
class Say {
    static void line(Object... parts) {
        StringBuilder b = new StringBuilder();
        for (Object p : parts) {
            b.append(p);
        }
        System.out.println(b);
    }
}
