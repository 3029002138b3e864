import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class Main extends ClassLoader {
    Main() {
        super(Main.class.getClassLoader());
    }

    Class<?> define(Maker m, String name) {
        m.name = name;
        return define(m.make());
    }

    Class<?> define(byte[] b) {
        return defineClass(null, b, 0, b.length);
    }

    static void call(Method m) throws Exception {
        try {
            Say.line(m, ": ", m.invoke(null, new Object[m.getParameterCount()]));
        } catch (InvocationTargetException e) {
            Say.line(m, ": ", e.getCause());
        }
    }

    void names() throws Exception {
        define(Main.class.getResourceAsStream("Loads.class").readAllBytes()).getMethod("load").invoke(null);
        Class<?> four = define(new Maker(), "a/4b"), two = define(new Maker(), "a/2b");
        Class<?> odd = define(new Maker().addMethod(0x109, "4th", "()I").addMethod(0x109, "3rd", "()I")
                .addMethod(0x109, "over", "(La/4b;)I").addMethod(0x109, "over", "(La/2b;)I"), "Odd");
        call(odd.getMethod("4th"));
        call(odd.getMethod("3rd"));
        call(odd.getMethod("over", four));
        call(odd.getMethod("over", two));
        call(define(new Maker().addMethod(0x109, "m", "()I"), "p/9c").getMethod("m"));
        call(define(new Maker().addMethod(0x109, "m", "()I"), "p/1c").getMethod("m"));
    }

    public static void main(String[] args) throws Exception {
        new Main().names();
    }
}
