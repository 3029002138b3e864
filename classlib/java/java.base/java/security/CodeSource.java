package java.security;

import java.io.File;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.MalformedURLException;
import java.net.URL;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.util.Arrays;
import java.util.Objects;
import jdk.internal.security.CodeSources;

/** Where code came from. */
public class CodeSource implements Serializable {
    private static final long serialVersionUID = 4977541819976013951L;
    private URL location;
    private transient volatile String entry; // of the class path, until location has been made of it
    private final transient Certificate[] certificates;

    static {
        CodeSources.set(new CodeSources() {
            @Override
            public CodeSource at(String entry) {
                CodeSource made = new CodeSource(null, (Certificate[]) null);
                made.entry = entry;
                return made;
            }
        });
    }

    public CodeSource(URL url, Certificate[] certs) {
        location = url;
        certificates = certs == null ? null : certs.clone();
    }

    public CodeSource(URL url, CodeSigner[] signers) {
        location = url;
        certificates = null;
    }

    public final URL getLocation() {
        String from = entry;
        if (from != null) {
            try {
                location = new File(from).toURI().toURL();
            } catch (MalformedURLException e) {
                location = null; // a source without a place is still a source
            }
            entry = null;
        }
        return location;
    }

    public final Certificate[] getCertificates() {
        return certificates == null ? null : certificates.clone();
    }

    public final CodeSigner[] getCodeSigners() {
        return null;
    }

    public boolean implies(CodeSource codesource) {
        return codesource != null && signersAreOf(codesource) && (getLocation() == null
                || codesource.getLocation() != null && covers(getLocation(), codesource.getLocation()));
    }

    private boolean signersAreOf(CodeSource other) {
        return certificates == null || certificates.length == 0 || other.certificates != null
                && Arrays.asList(other.certificates).containsAll(Arrays.asList(certificates));
    }

    /** A host may be *.NAME; a port that is not said is any. */
    private static boolean covers(URL mine, URL other) {
        if (!mine.getProtocol().equalsIgnoreCase(other.getProtocol())) return false;
        int port = other.getPort() == -1 ? other.getDefaultPort() : other.getPort();
        if (mine.getPort() != -1 && mine.getPort() != port) return false;
        if (!coversFile(mine.getFile(), other.getFile())) return false;
        if (mine.getRef() != null && !mine.getRef().equals(other.getRef())) return false;
        String host = named(mine.getHost()), there = named(other.getHost());
        return host.equalsIgnoreCase(there) || host.startsWith("*.")
                && there.regionMatches(true, there.length() - host.length() + 1, host, 1, host.length() - 1);
    }

    private static String named(String host) {
        return host == null || host.isEmpty() ? "localhost" : host;
    }

    /** All below a folder: /-, all in a folder: /*, or the file itself, with a slash at its end or not. */
    private static boolean coversFile(String mine, String other) {
        String folder = mine.substring(0, Math.max(0, mine.length() - 1));
        if (mine.endsWith("/-")) return other.startsWith(folder);
        if (mine.endsWith("/*")) return other.startsWith(folder) && other.indexOf('/', folder.length()) < 0;
        return mine.equals(other) || (mine + "/").equals(other);
    }

    private String place() {
        URL url = getLocation();
        return url == null ? null : url.toString();
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(place());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CodeSource && Objects.equals(place(), ((CodeSource) obj).place())
                && Arrays.equals(certificates, ((CodeSource) obj).certificates);
    }

    @Override
    public String toString() {
        return "(" + getLocation() + " <no signer certificates>)";
    }

    /** The place, and the encoded certificates: how many, then for each its type, length and bytes. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        getLocation();
        out.defaultWriteObject();
        int n = certificates == null ? 0 : certificates.length;
        out.writeInt(n);
        for (int i = 0; i < n; i++) {
            byte[] encoded;
            try {
                encoded = certificates[i].getEncoded();
            } catch (CertificateEncodingException e) {
                throw new IOException(e.getMessage());
            }
            out.writeUTF(certificates[i].getType());
            out.writeInt(encoded.length);
            out.write(encoded);
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (in.readInt() != 0) throw new ClassNotFoundException("There is no factory of certificates");
    }
}
