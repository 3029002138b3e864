import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.URL;

public class Main {
    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    static class Later {
        static int value = 7;
    }

    static class Kept implements Serializable {
        int value = 5;
    }

    /** Through a stream of objects and back. */
    static int carried() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Kept());
            return ((Kept) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject()).value;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("main");
        Shape s = new Square(3);
        System.out.println(s.area() + Later.value);
        System.out.println(Class.forName("Main$Shape").getSimpleName());
        try {
            Class.forName("no.where.Found");
        } catch (ClassNotFoundException e) {
            System.out.println("not found: " + e.getMessage());
        }
        try {
            ClassLoader.getSystemClassLoader().loadClass("nor.Here");
        } catch (ClassNotFoundException e) {
            System.out.println("not found: " + e.getMessage());
        }
        URL url = ClassLoader.getSystemResource("java/lang/Object.class");
        System.out.println(url);
        try (InputStream in = new URL(url.toString()).openStream()) {
            System.out.println(Integer.toHexString(in.read() << 8 | in.read()));
        }
        System.out.println(ClassLoader.getSystemResource("java/util/logging/Logger.class"));
        // What a class has for its streams is looked for once, here by a thread that is not watched.
        Thread other = new Thread(Main::carried);
        other.start();
        other.join();
        System.out.println("carried: " + carried());
    }
}
