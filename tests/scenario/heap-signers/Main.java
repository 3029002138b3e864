import java.io.InputStream;

public class Main {
    /** Defines the class Signed for itself and signs it. */
    static class Signing extends ClassLoader {
        Signing() {
            super(null);
        }

        Class<?> define(byte[] file) {
            return defineClass("Signed", file, 0, file.length);
        }

        void sign(Class<?> c, Object[] by) {
            setSigners(c, by);
        }
    }

    static class Signer {
    }

    static native void walk(String what, Class<?> signed, Object first, Object second);

    public static void main(String[] args) throws Exception {
        Signing loader = new Signing();
        Class<?> signed;
        try (InputStream in = Main.class.getResourceAsStream("Signed.class")) {
            signed = loader.define(in.readAllBytes());
        }
        Signer first = new Signer(), second = new Signer();
        walk("not signed", signed, first, second);
        loader.sign(signed, new Object[]{first, second});
        walk("signed by two", signed, first, second);
        loader.sign(signed, new Object[]{second});
        walk("signed by another", signed, first, second);
        System.out.println(signed.getSigners().length);
    }
}
