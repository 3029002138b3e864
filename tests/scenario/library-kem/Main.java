import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.security.*;
import java.security.spec.AlgorithmParameterSpec;
import java.util.List;
import java.util.Objects;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** By reflection, since the program is compiled for Java 17. */
public class Main {
    interface Use {
        Object get() throws Throwable;
    }

    static void say(String what, Use u) {
        try {
            System.out.println(what + ": " + u.get());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static Object call(Object on, String name, Object... args) throws Throwable {
        Class<?> c = on instanceof Class ? (Class<?>) on : on.getClass();
        for (Method m : c.getMethods()) {
            if (!m.getName().equals(name) || m.getParameterCount() != args.length || !fits(m, args)) continue;
            try {
                return m.invoke(on, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
        throw new NoSuchMethodException(name);
    }

    static boolean fits(Method m, Object[] args) {
        for (int i = 0; i < args.length; i++) {
            Class<?> p = m.getParameterTypes()[i];
            if (args[i] != null && !p.isPrimitive() && !p.isInstance(args[i])) return false;
        }
        return true;
    }

    static class Keys implements PublicKey, PrivateKey {
        final boolean good;

        Keys(boolean good) {
            this.good = good;
        }

        public String getAlgorithm() {
            return "Own";
        }

        public String getFormat() {
            return null;
        }

        public byte[] getEncoded() {
            return null;
        }
    }

    /** The secret is the message itself, each byte one more. */
    static Object serve(String name, Method m, Object[] args) throws Throwable {
        switch (m.getName()) {
        case "engineNewEncapsulator":
        case "engineNewDecapsulator":
            if (!((Keys) args[0]).good || name.equals("Second")) throw new InvalidKeyException(name);
            if (args[1] != null) throw new InvalidAlgorithmParameterException(name);
            return proxy(m.getReturnType(), name);
        case "engineSecretSize":
            return 16;
        case "engineEncapsulationSize":
            return 20;
        case "engineEncapsulate":
            byte[] message = new byte[20];
            for (int i = 0; i < message.length; i++) message[i] = (byte) (i * i);
            return Class.forName("javax.crypto.KEM$Encapsulated").getConstructors()[0]
                .newInstance(secret(message, args), message, null);
        case "engineDecapsulate":
            return secret((byte[]) args[0], new Object[] {args[1], args[2], args[3]});
        default:
            return name;
        }
    }

    static SecretKey secret(byte[] message, Object[] args) {
        int from = (Integer) args[0], to = (Integer) args[1];
        Objects.checkFromToIndex(from, to, 16);
        Objects.requireNonNull(args[2]);
        byte[] secret = new byte[to - from];
        for (int i = from; i < to; i++) secret[i - from] = (byte) (message[i] + 1);
        return new SecretKeySpec(secret, (String) args[2]);
    }

    static Object proxy(Class<?> type, String name) {
        return Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {type}, (p, m, args) -> serve(name, m, args));
    }

    static class Own extends Provider {
        Own(String name) {
            super(name, "1", "serves KEM");
            putService(new Service(this, "KEM", "Plus", "none", List.of("One"), null) {
                @Override
                public Object newInstance(Object parameter) {
                    try {
                        return proxy(Class.forName("javax.crypto.KEMSpi"), name);
                    } catch (ClassNotFoundException e) {
                        throw new AssertionError(e);
                    }
                }
            });
        }
    }

    public static void main(String[] args) throws Throwable {
        Class<?> kem = Class.forName("javax.crypto.KEM");
        say("unknown", () -> call(kem, "getInstance", "Plus"));
        say("no name", () -> kem.getMethod("getInstance", String.class).getParameterCount());
        Security.addProvider(new Own("Second")); // can use no key
        Security.addProvider(new Own("First"));
        say("other provider", () -> call(kem, "getInstance", "Plus", "SUN"));
        say("no provider", () -> call(kem, "getInstance", "Plus", "nobody"));
        Object k = call(kem, "getInstance", "One");
        say("name", () -> call(k, "getAlgorithm"));
        say("null key", () -> kem.getMethod("newDecapsulator", PrivateKey.class).invoke(k, (Object) null));
        say("bad key", () -> call(k, "newEncapsulator", new Keys(false)));
        say("parameters", () -> call(call(kem, "getInstance", "Plus", "First"), "newEncapsulator", new Keys(true), new AlgorithmParameterSpec() { },
            null));
        Object sender = call(k, "newEncapsulator", new Keys(true)), receiver = call(k, "newDecapsulator", new Keys(true));
        say("who", () -> call(sender, "providerName") + " " + call(receiver, "providerName"));
        say("sizes", () -> call(sender, "secretSize") + " " + call(receiver, "encapsulationSize"));
        Object sent = call(sender, "encapsulate");
        SecretKey mine = (SecretKey) call(sent, "key");
        byte[] message = (byte[]) call(sent, "encapsulation");
        say("key", () -> mine.getAlgorithm() + " " + mine.getEncoded().length + " " + message.length + " " + call(sent, "params"));
        say("same", () -> mine.equals(call(receiver, "decapsulate", message)));
        message[0]++;
        say("a copy", () -> java.util.Arrays.equals(message, (byte[]) call(sent, "encapsulation")));
        say("another message", () -> mine.equals(call(receiver, "decapsulate", message)));
        SecretKey part = (SecretKey) call(call(sender, "encapsulate", 2, 5, "Short"), "key");
        say("a part", () -> part.getAlgorithm() + " " + part.getEncoded()[2]);
        say("too long", () -> call(sender, "encapsulate", 2, 17, "Short"));
        say("too long", () -> call(receiver, "decapsulate", message, 2, 17, "Short"));
        say("no algorithm", () -> call(sender, "encapsulate", 2, 5, null));
        say("no message", () -> call(receiver, "decapsulate", (Object) null));
    }
}
