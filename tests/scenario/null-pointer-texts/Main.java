import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Runs the cases twice: as they are, and in a copy of the class without names of variables. */
public class Main {
    /** Its own copies of the cases, and of what they use that is not public. */
    public static class Bare extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> there = findLoadedClass(name);
            return there != null ? there : (name.startsWith("Cases") || name.equals("Say")) ? define(name) : super.loadClass(name, resolve);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = Main.class.getResourceAsStream(name + ".class")) {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                byte[] b = text.replace("LocalVariableTable", "LocalVariableTablx").getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Say.line("with names");
        Cases.main(args);
        Say.line("without names");
        ((Runnable) new Bare().loadClass("Cases").getDeclaredConstructor().newInstance()).run();
    }
}
