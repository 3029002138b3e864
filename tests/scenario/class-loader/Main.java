import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

public class Main {
    public interface Task {
        String work();
    }

    static class Loader extends ClassLoader {
        final String dir;
        int asked;

        Loader(ClassLoader parent, String dir) {
            super(parent);
            this.dir = dir;
        }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            asked++;
            try {
                byte[] b = bytes(dir, name);
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }

        Class<?> again(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }
    }

    static byte[] bytes(String dir, String name) throws IOException {
        InputStream in = new FileInputStream(new File(dir, name.concat(".class")));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[256];
        for (int n; (n = in.read(buffer)) > 0; ) {
            out.write(buffer, 0, n);
        }
        in.close();
        return out.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        String dir = System.getProperty("extra");
        ClassLoader app = Main.class.getClassLoader();
        Say.line(app == ClassLoader.getSystemClassLoader(), " ", Object.class.getClassLoader(), " ",
                 int[].class.getClassLoader(), " ", Main[].class.getClassLoader() == app);
        Loader a = new Loader(app, dir), b = new Loader(app, dir);
        Class<?> ca = a.loadClass("Worker"), cb = b.loadClass("Worker");
        Say.line(ca.getName(), " ", ca == cb, " ", ca == a.loadClass("Worker"), " ", a.asked, " ",
                 ca.getClassLoader() == a);
        Task ta = (Task) ca.getDeclaredConstructor().newInstance(), tb =
                (Task) cb.getDeclaredConstructor().newInstance();
        Say.line(ta.work(), " ", ta.work(), " ", tb.work());
        Say.line(ca.isInstance(tb), " ", Task.class.isInstance(tb));
        Say.line(ta.getClass().getMethod("helper").invoke(ta).getClass().getClassLoader() == a);
        try {
            Class.forName("Worker");
        } catch (ClassNotFoundException e) {
            Say.line("not on the class path: ", e.getMessage());
        }
        Say.line(Class.forName("Worker", true, b) == cb);
        try {
            a.again("Worker", bytes(dir, "Worker"));
        } catch (LinkageError e) {
            Say.line("duplicate: ", e.getClass().getName());
        }
        try {
            a.again("Other", bytes(dir, "Worker"));
        } catch (NoClassDefFoundError e) {
            Say.line("wrong name: ", e.getClass().getName());
        }
        try {
            a.again("java.lang.Evil", bytes(dir, "Worker"));
        } catch (SecurityException e) {
            Say.line("package: ", e.getClass().getName());
        }
        byte[] bad = bytes(dir, "Worker");
        bad[0] = 0;
        try {
            a.again("Worker2", bad);
        } catch (ClassFormatError e) {
            Say.line("format: ", e.getClass().getName());
        }
        bad[0] = (byte) 0xca;
        bad[7] = 99;
        try {
            a.again("Worker2", bad);
        } catch (UnsupportedClassVersionError e) {
            Say.line("version: ", e.getClass().getName());
        }
        try {
            a.loadClass("NoSuch");
        } catch (ClassNotFoundException e) {
            Say.line("missing: ", e.getMessage());
        }
        Say.line(a.loadClass("java.lang.String") == String.class, " ", a.loadClass("Main") == Main.class);
        Loader alone = new Loader(null, dir);
        try {
            alone.loadClass("Worker");
        } catch (NoClassDefFoundError e) {
            Say.line("no parent, no Task: ", e.getClass().getName());
        }
        Thread.currentThread().setContextClassLoader(a);
        Say.line(Thread.currentThread().getContextClassLoader() == a, " ", a.getParent() == app);
        Say.line(Main.class.getResource("NoSuch.txt"), " ", Main.class.getResourceAsStream("Main.class").read());
    }
}
