import java.security.PublicKey;
import javax.net.ssl.HandshakeCompletedEvent;
import javax.net.ssl.SSLSession;
import javax.security.cert.Certificate;
import javax.security.cert.CertificateEncodingException;
import javax.security.cert.CertificateException;
import javax.security.cert.CertificateExpiredException;
import javax.security.cert.X509Certificate;

/** javax.security.cert, of which SSLSession speaks. */
@SuppressWarnings({"removal", "deprecation"})
class Older extends Certificate {
    final byte[] encoded; // or null

    Older(int... bytes) {
        encoded = bytes == null ? null : new byte[bytes.length];
        for (int i = 0; encoded != null && i < bytes.length; i++) encoded[i] = (byte) bytes[i];
    }

    @Override
    public byte[] getEncoded() throws CertificateEncodingException {
        if (encoded == null) throw new CertificateEncodingException("none");
        return encoded;
    }

    @Override
    public void verify(PublicKey key) {
    }

    @Override
    public void verify(PublicKey key, String provider) {
    }

    @Override
    public String toString() {
        return "older";
    }

    @Override
    public PublicKey getPublicKey() {
        return null;
    }

    static String classOf(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getName();
        }
    }

    static void test() throws Exception {
        Older a = new Older(1, -2, 3), b = new Older(1, -2, 3), c = new Older(1), none = new Older((int[]) null);
        System.out.println(a.equals(b) + " " + a.equals(c) + none.equals(a) + a.equals(none) + none.equals(none)
            + none.equals(new Older((int[]) null)) + a.equals(null) + " " + a.hashCode() + " " + c.hashCode() + " " + none.hashCode());
        System.out.println(new CertificateExpiredException("over").getMessage() + " " + new CertificateException().getMessage());
        System.out.println(classOf(() -> X509Certificate.getInstance(new byte[3])));
        System.out.println(SSLSession.class.getMethod("getPeerCertificateChain").isDefault());
        System.out.println(HandshakeCompletedEvent.class.getMethod("getPeerCertificateChain").getReturnType().getName());
    }
}
