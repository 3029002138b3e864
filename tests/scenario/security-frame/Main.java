import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            Object o = a.run();
            System.out.println(what + ": " + (o instanceof byte[] b ? HexFormat.of().formatHex(b) : o));
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static byte[] bytes(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    /** Sums the bytes. */
    public static class Sum extends MessageDigestSpi implements Cloneable {
        private int sum;

        protected void engineUpdate(byte b) {
            sum += b;
        }

        protected void engineUpdate(byte[] b, int off, int len) {
            for (int i = 0; i < len; i++) sum += b[off + i];
        }

        protected byte[] engineDigest() {
            byte[] d = {(byte) (sum >> 8), (byte) sum};
            sum = 0;
            return d;
        }

        protected void engineReset() {
            sum = 0;
        }
    }

    /** Always the same. */
    public static class Fixed extends SecureRandomSpi {
        protected void engineSetSeed(byte[] seed) {
        }

        protected void engineNextBytes(byte[] bytes) {
            Arrays.fill(bytes, (byte) 7);
        }

        protected byte[] engineGenerateSeed(int n) {
            return new byte[n];
        }
    }

    static final class Mine extends Provider {
        Mine() {
            super("Mine", "1.2beta", "a test");
            put("MessageDigest.SUM", Sum.class.getName());
            put("MessageDigest.SUM Color", "Red");
            put("Alg.Alias.MessageDigest.ADD", "SUM");
            putService(new Service(this, "SecureRandom", "FIXED", Fixed.class.getName(), List.of("STILL"), Map.of("ThreadSafe", "true")));
            put("MessageDigest.GONE", "no.such.Class");
        }
    }

    static void digests() {
        for (String name : new String[] {"MD5", "SHA", "sha-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA512"}) {
            show(name, () -> MessageDigest.getInstance(name).digest(bytes("The quick brown fox")));
        }
        show("print", () -> {
            MessageDigest d = MessageDigest.getInstance("SHA-256");
            String fresh = d.toString().trim();
            d.update((byte) 1);
            MessageDigest copy = (MessageDigest) d.clone();
            return fresh + " / " + d.toString().trim() + " " + MessageDigest.isEqual(d.digest(), copy.digest()) + " " + d.getProvider().getName();
        });
        show("through streams", () -> {
            MessageDigest d = MessageDigest.getInstance("MD5");
            DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(bytes("hello world")), d);
            in.readNBytes(5);
            in.on(false);
            in.readAllBytes();
            byte[] first = d.digest();
            DigestOutputStream out = new DigestOutputStream(new ByteArrayOutputStream(), d);
            out.write(bytes("hello"));
            return Arrays.equals(first, d.digest());
        });
        show("unknown", () -> MessageDigest.getInstance("MD17"));
        show("null", () -> MessageDigest.getInstance(null));
        show("nobody's", () -> MessageDigest.getInstance("MD5", "Nobody"));
        show("not its own", () -> MessageDigest.getInstance("MD5", "SunJCE"));
        show("no provider", () -> MessageDigest.getInstance("MD5", ""));
    }

    static void codes() {
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256", "HmacSHA384", "HmacSHA512"}) {
            for (int n : new int[] {1, 20, 200}) {
                show(name + " " + n, () -> {
                    byte[] key = new byte[n];
                    Arrays.fill(key, (byte) 0x0b);
                    Mac m = Mac.getInstance(name);
                    m.init(new SecretKeySpec(key, name));
                    m.update(bytes("Hi "));
                    Mac copy = (Mac) m.clone();
                    byte[] mac = m.doFinal(bytes("There"));
                    return HexFormat.of().formatHex(mac) + " " + m.getMacLength() + " " + Arrays.equals(mac, copy.doFinal(bytes("There")));
                });
            }
        }
        show("no key", () -> Mac.getInstance("HmacMD5").doFinal());
        show("null key", () -> {
            Mac.getInstance("HmacMD5").init(null);
            return "?";
        });
        show("unknown", () -> Mac.getInstance("HmacMD17"));
        show("empty key", () -> new SecretKeySpec(new byte[0], "x"));
        show("key", () -> new SecretKeySpec(bytes("abc"), "X").equals(new SecretKeySpec(bytes("xabcx"), 1, 3, "x")));
    }

    static void random() {
        show("seeded", () -> {
            SecureRandom r = SecureRandom.getInstance("SHA1PRNG");
            r.setSeed(42);
            byte[] b = new byte[30];
            r.nextBytes(b);
            return HexFormat.of().formatHex(b) + " " + r.nextInt() + " " + r.nextLong() + " " + r.getAlgorithm();
        });
        show("seed sizes", () -> SecureRandom.getSeed(5).length + " " + new SecureRandom().generateSeed(3).length);
        show("negative", () -> new SecureRandom().generateSeed(-1));
        show("different", () -> new SecureRandom().nextLong() != new SecureRandom().nextLong());
        show("unknown", () -> SecureRandom.getInstance("Dice"));
    }

    static void refusals() {
        show("key pairs", () -> KeyPairGenerator.getInstance("NOPE"));
        show("signatures", () -> Signature.getInstance("NOPE"));
        show("keys", () -> KeyFactory.getInstance("NOPE"));
        show("parameters", () -> AlgorithmParameters.getInstance("NOPE"));
    }

    static void providers() {
        Mine mine = new Mine();
        show("mine", () -> mine + " " + mine.getName() + " " + mine.getVersion() + " " + mine.getVersionStr() + " " + mine.getInfo());
        int n = Security.getProviders().length;
        show("added", () -> Security.addProvider(mine) == n + 1);
        show("again", () -> Security.addProvider(new Mine()));
        show("listed", () -> Security.getProvider("Mine") == mine && Security.getProviders()[n] == mine);
        show("sum", () -> MessageDigest.getInstance("sum").digest(new byte[] {100, 100, 100}));
        show("alias", () -> MessageDigest.getInstance("ADD", mine).getDigestLength());
        show("from", () -> MessageDigest.getInstance("ADD").getProvider());
        show("random", () -> SecureRandom.getInstance("STILL").nextInt() + " " + SecureRandom.getInstance("FIXED", "Mine").getProvider());
        show("service", () -> mine.getService("MessageDigest", "add").getAlgorithm() + " "
                + mine.getService("MessageDigest", "SUM").getAttribute("color") + " " + mine.getService("SecureRandom", "FIXED").getAttribute("threadsafe")
                + " " + mine.getService("MessageDigest", "nope") + " " + mine.getProperty("SecureRandom.FIXED") + " " + mine.getServices().size());
        show("broken", () -> MessageDigest.getInstance("GONE"));
        show("filter", () -> Arrays.toString(Security.getProviders("MessageDigest.SUM")) + Arrays.toString(Security.getProviders("MessageDigest.SUM Color:red"))
                + Arrays.toString(Security.getProviders("MessageDigest.SUM Color:blue")));
        show("bad filter", () -> Security.getProviders("x"));
        show("algorithms", () -> Security.getAlgorithms("MessageDigest").containsAll(List.of("MD5", "SHA-1", "SHA-256", "SUM")));
        show("none", () -> Security.getAlgorithms("Nothing"));
        Security.removeProvider("Mine");
        show("removed", () -> Security.getProvider("Mine"));
        show("first", () -> Security.insertProviderAt(mine, 1) + " " + Security.getProviders()[0].getName());
        show("property", () -> {
            Security.setProperty("a.b", " c ");
            return Security.getProperty("a.b") + Security.getProperty("a.c");
        });
    }

    public static void main(String[] args) {
        digests();
        codes();
        random();
        refusals();
        providers();
    }
}
