import java.io.InputStream;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;

/** Each class is given to RedefineClasses with one text of its constant pool changed into another. */
public class Main {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Says {
        String value();
    }

    record Pair(List<String> left, int right) {}

    record Lone(int only) {}

    sealed interface Shape permits Circle, Square {}

    static final class Circle implements Shape {}

    static final class Square implements Shape {}

    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Hands {
        String value();
    }

    @Says("one")
    @Hands("one")
    static class Noted<T extends Comparable<T>> {
        @Says("one")
        static int first;
        @Says("one")
        static int second;
        @Says("one")
        static int third;
        static List<String> last;

        @Says("one")
        static int method(@Says("one") int n) {
            return n;
        }
    }

    static class Heir extends Noted<String> {}

    /** Texts are changed in pairs: old, new, old, new. */
    static native String redefine(Class<?> c, byte[] bytes, String... texts);

    static native String order(Class<?> c);

    static void change(String what, Class<?> c, String... texts) throws Exception {
        try (InputStream in = Main.class.getResourceAsStream(c.getName() + ".class")) {
            Say.line(what, ": ", redefine(c, in.readAllBytes(), texts));
        }
    }

    static void tell() throws Exception {
        StringBuilder b = new StringBuilder();
        for (String name : new String[] {"first", "second", "third"})
            b.append(name).append(' ').append(Noted.class.getDeclaredField(name).getAnnotation(Says.class).value()).append(", ");
        var method = Noted.class.getDeclaredMethod("method", int.class);
        b.append("method ").append(method.getAnnotation(Says.class).value());
        b.append(", parameter ").append(((Says) method.getParameterAnnotations()[0][0]).value());
        Say.line(b);
        Say.line("class ", Noted.class.getAnnotation(Says.class).value(), ", handed down ",
            Heir.class.getAnnotation(Hands.class).value(), ", bound by ",
            Noted.class.getTypeParameters()[0].getBounds()[0]);
    }

    public static void main(String[] args) throws Exception {
        Say.line(new Pair(List.of("a"), 1), " ", new Lone(2), " ", Shape.class.isSealed());
        change("as it is", Pair.class);
        change("the generic signature of a record component", Pair.class, "Ljava/util/List<Ljava/lang/String;>;",
            "Ljava/util/List<Ljava/lang/Object;>;");
        change("no record any more", Lone.class, "Record", "Recorx");
        change("sealed, as it is", Shape.class);
        change("another permitted class", Shape.class, "Main$Circle", "Main$Cirkle");
        change("the permitted classes in another order", Shape.class, "Main$Circle", "Main$Square", "Main$Square",
            "Main$Circle");
        change("not sealed any more", Shape.class, "PermittedSubclasses", "PermittedSubclassex");
        change("another nest host", Circle.class, "NestHost", "NestHosx");
        tell();
        change("other annotations", Noted.class, "one", "two");
        tell();
        change("another generic signature", Noted.class, "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;",
            "<U::Ljava/lang/Comparable<TU;>;>Ljava/lang/Object;");
        tell();
        Say.line("order:", order(Noted.class));
        change("fields in another order", Noted.class, "first", "third", "third", "first");
        Say.line("order:", order(Noted.class));
        change("another source file", Noted.class, "Main.java", "Mine.java");
        change("back", Noted.class);
        tell();
        Say.line(new Pair(List.of("a"), 1), " ", new Lone(2), " ", Shape.class.isSealed(), " ", Circle.class.getNestHost() == Main.class);
    }
}
