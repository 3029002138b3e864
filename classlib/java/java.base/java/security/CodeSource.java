package java.security;

import java.io.Serializable;
import java.net.URL;
import java.security.cert.Certificate;
import java.util.Arrays;
import java.util.Objects;

/** Where code came from. */
public class CodeSource implements Serializable {
    private static final long serialVersionUID = 4977541819976013951L;
    private final URL location;
    private final transient Certificate[] certificates;

    public CodeSource(URL url, Certificate[] certs) {
        location = url;
        certificates = certs == null ? null : certs.clone();
    }

    public CodeSource(URL url, CodeSigner[] signers) {
        location = url;
        certificates = null;
    }

    public final URL getLocation() {
        return location;
    }

    public final Certificate[] getCertificates() {
        return certificates == null ? null : certificates.clone();
    }

    public final CodeSigner[] getCodeSigners() {
        return null;
    }

    public boolean implies(CodeSource codesource) {
        return codesource != null && (location == null || Objects.equals(text(location), text(codesource.location)));
    }

    private static String text(URL url) {
        return url == null ? null : url.toString();
    }

    @Override
    public int hashCode() {
        return location == null ? 0 : text(location).hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CodeSource && Objects.equals(text(location), text(((CodeSource) obj).location))
                && Arrays.equals(certificates, ((CodeSource) obj).certificates);
    }

    @Override
    public String toString() {
        return "(" + location + " <no signer certificates>)";
    }
}
