import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

public class Main {
    static byte[] read(String name) throws IOException {
        File f = new File(System.getProperty("extra"), name.concat(".class"));
        byte[] b = new byte[(int) f.length()];
        InputStream in = new FileInputStream(f);
        int n = in.read(b);
        in.close();
        Say.line("defining ", n == f.length());
        return b;
    }

    static class Loader extends ClassLoader {
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] b = read(name);
                return defineClass(null, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static native void expect(Object loader);

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        expect(loader);
        Class<?> c = loader.loadClass("Hidden");
        Say.line(c.getDeclaredConstructor().newInstance());
        expect(Main.class.getClassLoader());
        c = MethodHandles.lookup().defineClass(read("Lookup"));
        Say.line(c.getDeclaredConstructor().newInstance());
    }
}
