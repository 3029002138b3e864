import java.math.BigInteger;
import java.security.Principal;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.util.Date;
import java.util.Set;

/** A certificate of which there is the encoding only. */
class Certified extends X509Certificate {
    final byte[] encoded;

    Certified(byte[] encoded) {
        this.encoded = encoded;
    }

    public byte[] getEncoded() {
        return encoded;
    }

    public void checkValidity() {
    }

    public void checkValidity(Date date) {
    }

    public int getBasicConstraints() {
        return -1;
    }

    public Principal getIssuerDN() {
        return null;
    }

    public boolean[] getIssuerUniqueID() {
        return null;
    }

    public boolean[] getKeyUsage() {
        return null;
    }

    public Date getNotAfter() {
        return null;
    }

    public Date getNotBefore() {
        return null;
    }

    public BigInteger getSerialNumber() {
        return BigInteger.ONE;
    }

    public String getSigAlgName() {
        return null;
    }

    public String getSigAlgOID() {
        return null;
    }

    public byte[] getSigAlgParams() {
        return null;
    }

    public byte[] getSignature() {
        return null;
    }

    public Principal getSubjectDN() {
        return null;
    }

    public boolean[] getSubjectUniqueID() {
        return null;
    }

    public byte[] getTBSCertificate() {
        return null;
    }

    public int getVersion() {
        return 3;
    }

    public PublicKey getPublicKey() {
        return null;
    }

    public String toString() {
        return "certified";
    }

    public void verify(PublicKey key) {
    }

    public void verify(PublicKey key, String provider) {
    }

    public Set<String> getCriticalExtensionOIDs() {
        return null;
    }

    public byte[] getExtensionValue(String id) {
        return null;
    }

    public Set<String> getNonCriticalExtensionOIDs() {
        return null;
    }

    public boolean hasUnsupportedCriticalExtension() {
        return false;
    }
}
