import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.CipherSpi;
import javax.crypto.KeyAgreement;
import javax.crypto.KeyGenerator;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.NullCipher;
import javax.crypto.SealedObject;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.interfaces.PBEKey;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.DESKeySpec;
import javax.crypto.spec.DESedeKeySpec;
import javax.crypto.spec.DHParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.PBEParameterSpec;
import javax.crypto.spec.RC2ParameterSpec;
import javax.crypto.spec.RC5ParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A provider with a cipher, "Xor", that adds the first byte of the key to each byte, bit by bit. */
public class Main {
    static void say(String what, Callable<?> c) {
        try {
            Object o = c.call();
            System.out.println(what + ": " + (o instanceof byte[] ? HexFormat.of().formatHex((byte[]) o) : o));
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static class Xor extends CipherSpi {
        private byte key;

        @Override
        protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
            if (!mode.equals("ECB")) {
                throw new NoSuchAlgorithmException("mode " + mode);
            }
        }

        @Override
        protected void engineSetPadding(String padding) throws NoSuchPaddingException {
            if (!padding.equals("NoPadding")) {
                throw new NoSuchPaddingException("padding " + padding);
            }
        }

        @Override
        protected int engineGetBlockSize() {
            return 1;
        }

        @Override
        protected int engineGetOutputSize(int n) {
            return n;
        }

        @Override
        protected byte[] engineGetIV() {
            return null;
        }

        @Override
        protected AlgorithmParameters engineGetParameters() {
            return null;
        }

        @Override
        protected void engineInit(int mode, Key k, SecureRandom r) {
            key = k.getEncoded()[0];
        }

        @Override
        protected void engineInit(int mode, Key k, AlgorithmParameterSpec p, SecureRandom r) {
            engineInit(mode, k, r);
        }

        @Override
        protected void engineInit(int mode, Key k, AlgorithmParameters p, SecureRandom r) {
            engineInit(mode, k, r);
        }

        @Override
        protected byte[] engineUpdate(byte[] in, int off, int len) {
            byte[] out = in == null ? new byte[0] : Arrays.copyOfRange(in, off, off + len);
            for (int i = 0; i < out.length; i++) {
                out[i] ^= key;
            }
            return out;
        }

        @Override
        protected int engineUpdate(byte[] in, int off, int len, byte[] to, int at) {
            System.arraycopy(engineUpdate(in, off, len), 0, to, at, len);
            return len;
        }

        @Override
        protected byte[] engineDoFinal(byte[] in, int off, int len) {
            return engineUpdate(in, off, len);
        }

        @Override
        protected int engineDoFinal(byte[] in, int off, int len, byte[] to, int at) {
            return engineUpdate(in, off, len, to, at);
        }
    }

    public static class Own extends Provider {
        public Own() {
            super("Own", "1.0", "one cipher");
            put("Cipher.Xor", Xor.class.getName());
        }
    }

    public static void main(String[] args) throws Exception {
        nothing();
        Security.addProvider(new Own());
        cipher();
        keys();
        specs();
    }

    private static void nothing() {
        say("cipher", () -> Cipher.getInstance("Nope"));
        say("cipher", () -> Cipher.getInstance("Nope/CBC/None"));
        say("cipher", () -> Cipher.getInstance("Nope/CBC"));
        say("cipher", () -> Cipher.getInstance(""));
        say("cipher", () -> Cipher.getInstance(null));
        say("cipher", () -> Cipher.getInstance("Nope", "Nobody"));
        say("cipher", () -> Cipher.getInstance("Nope", ""));
        say("cipher", () -> Cipher.getInstance("Nope", (Provider) null));
        say("cipher", () -> Cipher.getInstance("Nope", "SunJCE"));
        say("keys", () -> KeyGenerator.getInstance("Nope"));
        say("keys", () -> KeyGenerator.getInstance("Nope", "SunJCE"));
        say("factory", () -> SecretKeyFactory.getInstance("Nope"));
        say("factory", () -> SecretKeyFactory.getInstance("Nope", "Nobody"));
        say("agreement", () -> KeyAgreement.getInstance("Nope"));
        say("agreement", () -> KeyAgreement.getInstance(null));
    }

    private static void cipher() throws Exception {
        SecretKey key = new SecretKeySpec(new byte[] {0x20, 1}, "Xor");
        Cipher c = Cipher.getInstance("Xor/ECB/NoPadding");
        System.out.println(c.getAlgorithm() + " " + c.getProvider().getName() + " " + c.getBlockSize() + " " + c.getIV());
        say("mode", () -> Cipher.getInstance("Xor/CBC/NoPadding"));
        say("mode of provider", () -> Cipher.getInstance("Xor/CBC/NoPadding", "Own"));
        say("padding of provider", () -> Cipher.getInstance("Xor/ECB/Other", "Own"));
        say("too early", () -> c.update(new byte[1]));
        say("bad mode", () -> {
            c.init(7, key);
            return null;
        });
        c.init(Cipher.ENCRYPT_MODE, key);
        System.out.println(new String(c.doFinal("Hello".getBytes())) + " " + c.getOutputSize(3) + " " + c.update(new byte[0]));
        say("range", () -> c.update(new byte[3], 2, 2));
        say("null", () -> c.doFinal((byte[]) null));
        say("wrap", () -> c.wrap(key));
        ByteBuffer to = ByteBuffer.allocate(8);
        System.out.println(c.doFinal(ByteBuffer.wrap("abc".getBytes()), to) + new String(to.array(), 0, to.position()));
        say("small", () -> c.update(ByteBuffer.allocate(4), ByteBuffer.allocate(3)));
        say("read-only", () -> c.update(ByteBuffer.allocate(1), ByteBuffer.allocate(3).asReadOnlyBuffer()));
        say("authenticated", () -> {
            c.updateAAD(new byte[2]);
            return null;
        });
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (CipherOutputStream out = new CipherOutputStream(bytes, c)) {
            out.write('A');
            out.write("bcDE".getBytes());
        }
        System.out.println(bytes);
        try (CipherInputStream in = new CipherInputStream(new ByteArrayInputStream(bytes.toByteArray()), c)) {
            System.out.println(in.available() + " " + (char) in.read() + in.available() + new String(in.readAllBytes()) + in.read());
        }
        SealedObject sealed = new SealedObject("a secret", c);
        c.init(Cipher.DECRYPT_MODE, key);
        System.out.println(sealed.getAlgorithm() + " " + sealed.getObject(c) + " " + sealed.getObject(key) + " "
                + sealed.getObject(key, "Own"));
        System.out.println(new String(new NullCipher().doFinal("same".getBytes())));
        System.out.println(Cipher.getMaxAllowedKeyLength("Xor") == Integer.MAX_VALUE);
    }

    private static void keys() throws Exception {
        for (String digest : new String[] {"SHA1", "SHA224", "SHA256", "SHA384", "SHA512"}) {
            SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmac" + digest);
            SecretKey k = f.generateSecret(new PBEKeySpec("p\u00e4ss".toCharArray(), "salty".getBytes(), 3, 264));
            say(k.getAlgorithm() + " " + k.getFormat(), k::getEncoded);
            PBEKeySpec back = (PBEKeySpec) f.getKeySpec(k, PBEKeySpec.class);
            System.out.println(back.getIterationCount() + " " + back.getKeyLength() + " " + ((PBEKey) k).getPassword().length
                    + " " + (f.translateKey(k).equals(k)) + f.generateSecret(back).equals(k));
        }
        SecretKeyFactory f = SecretKeyFactory.getInstance("pbkdf2withhmacsha256");
        say("empty", () -> f.generateSecret(new PBEKeySpec(null, new byte[] {1}, 2, 100)).getEncoded());
        say("no length", () -> f.generateSecret(new PBEKeySpec(new char[2], new byte[] {1}, 2)));
        say("no salt", () -> f.generateSecret(new PBEKeySpec(new char[2])));
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256", "HmacSHA384", "HmacSHA512"}) {
            KeyGenerator g = KeyGenerator.getInstance(name);
            SecretKey k = g.generateKey();
            g.init(100);
            System.out.println(k.getAlgorithm() + " " + k.getFormat() + " " + k.getEncoded().length + " "
                    + g.generateKey().getEncoded().length + " " + k.equals(g.generateKey()));
        }
        KeyGenerator aes = KeyGenerator.getInstance("AES");
        aes.init(192);
        System.out.println(aes.generateKey().getAlgorithm() + aes.generateKey().getEncoded().length);
        say("size", () -> {
            aes.init(100);
            return null;
        });
        say("parameters", () -> {
            aes.init(new IvParameterSpec(new byte[2]));
            return null;
        });
    }

    private static void specs() {
        byte[] b = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        say("iv", () -> new IvParameterSpec(b, 3, 2).getIV());
        say("iv", () -> new IvParameterSpec(b, 8, 2));
        say("iv", () -> new IvParameterSpec(b, -1, 2));
        say("iv", () -> new IvParameterSpec(null, 0, 2));
        say("gcm", () -> new GCMParameterSpec(96, b, 1, 3).getIV());
        say("gcm", () -> new GCMParameterSpec(-1, b));
        say("gcm", () -> new GCMParameterSpec(1, b, 8, 8));
        say("gcm", () -> new GCMParameterSpec(1, null));
        say("chacha", () -> new ChaCha20ParameterSpec(b, 1));
        say("chacha", () -> new ChaCha20ParameterSpec(null, 1));
        say("rc2", () -> new RC2ParameterSpec(7, b, 1).getIV());
        say("rc2", () -> new RC2ParameterSpec(7, b, 2));
        say("rc2", () -> new RC2ParameterSpec(7, b).equals(new RC2ParameterSpec(7, b)));
        say("rc5", () -> new RC5ParameterSpec(1, 2, 16, b, 5).getIV());
        say("rc5", () -> new RC5ParameterSpec(1, 2, 64, b));
        say("rc5", () -> new RC5ParameterSpec(1, 2, 16).equals(new RC5ParameterSpec(1, 2, 16, b)));
        say("des", () -> new DESKeySpec(b, 1).getKey());
        say("des", () -> new DESKeySpec(b, 2));
        say("des", () -> new DESKeySpec(null));
        say("des", () -> DESKeySpec.isParityAdjusted(b, 1));
        say("des", () -> DESKeySpec.isWeak(HexFormat.of().parseHex("1fe01fe00ef10ef1"), 0));
        say("des", () -> DESKeySpec.isWeak(b, 0));
        say("triple", () -> new DESedeKeySpec(b));
        say("triple", () -> DESedeKeySpec.isParityAdjusted(new byte[24], 0));
        say("dh", () -> new DHParameterSpec(BigInteger.TEN, BigInteger.ONE).getL());
        say("oaep", () -> OAEPParameterSpec.DEFAULT.getDigestAlgorithm() + OAEPParameterSpec.DEFAULT.getMGFParameters().getClass()
                + OAEPParameterSpec.DEFAULT.getPSource().getAlgorithm());
        say("oaep", () -> new OAEPParameterSpec(null, "", null, null));
        say("pbe", () -> new PBEParameterSpec(b, 2).getSalt());
        say("pbe", () -> new PBEKeySpec(new char[1], new byte[0], 1, 1));
        say("pbe", () -> new PBEKeySpec(new char[1], b, 0, 1));
        say("pbe", () -> new PBEKeySpec(new char[1], b, 1, 0));
        say("pbe", () -> new PBEKeySpec(new char[1], null, 1));
        PBEKeySpec pbe = new PBEKeySpec("x".toCharArray());
        pbe.clearPassword();
        say("pbe", pbe::getPassword);
    }
}
