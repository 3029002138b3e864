import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Map;
import javax.security.auth.x500.X500Principal;

public class Main {
    static final String[] NAMES = {"CN=Duke, OU=JavaSoft, O=Sun Microsystems, C=US", "cn=A+ou=B,dc=example,dc=com",
        "CN=\"a, b\" ; O = x\\,y ", "CN=\\ lead\\ , L=#1303414243", "1.2.3.4=#0403010203,OID.2.5.4.3=v", "", "CN=",
        "EMAILADDRESS=a@b.c,UID=u,STREET=s,ST=x,S=y,T=title,DNQ=q,SERIALNUMBER=12,SURNAME=sn,GIVENNAME=g,INITIALS=i,"
            + "GENERATION=J,IP=1", "CN=J\u00fcrgen  X,O=a\\41b\\C3\\BC", "CN=a=b,O=#x", "X=1", "CN", "CN=a,", "CN=a+,O=b",
        "CN=a<b", "CN=\"a\"b", "O=a#b,OU=\\#c", "CN=a   b+O=  Z ", "C=\u00fc", "CN=\"q\\\"u\\\\o\"", "CN=a\\\nb", "OU= ",
        "CN=a@b*", "CN=x\\zz", "=a", "1.2=3", ",CN=a", "CN=a,,O=b", "CN=a;O=b"};

    interface Use {
        Object get() throws Exception;
    }

    static void say(Use u) {
        try {
            System.out.println(u.get());
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(String.format("%02x", x));
        return s.toString();
    }

    static String all(X500Principal p) throws Exception {
        X500Principal again = new X500Principal(p.getEncoded());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(p);
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        return p + "\n  2253 " + p.getName() + "\n  1779 " + p.getName("RFC1779") + "\n  can  " + p.getName("CANONICAL")
            + "\n  " + hex(p.getEncoded()) + " " + again.equals(p) + " " + (again.hashCode() == p.hashCode()) + " "
            + read.equals(p);
    }

    public static void main(String[] args) throws Exception {
        for (String n : NAMES) say(() -> "[" + n + "] " + all(new X500Principal(n)));
        X500Principal p = new X500Principal("CN=a,FOO=b,1.2.3=c", Map.of("FOO", "1.2.840.1"));
        say(() -> p.getName("RFC2253", Map.of("1.2.840.1", "FOO", "1.2.3", "BAR")));
        say(() -> p.getName("RFC1779", Map.of("1.2.840.1", "FOO")));
        for (String f : new String[] {"rfc2253", "canonical", "x"}) say(() -> p.getName(f));
        say(() -> p.getName("CANONICAL", Map.of()));
        say(() -> new X500Principal((String) null));
        say(() -> new X500Principal((byte[]) null));
        say(() -> new X500Principal(new byte[] {1, 2}));
        say(() -> new X500Principal("FOO=b", Map.of("FOO", "x")));
        say(() -> new X500Principal("FOO=b", Map.of("foo", "1.2.3")));
        byte[] two = new byte[40];
        byte[] one = p.getEncoded();
        System.arraycopy(one, 0, two, 0, one.length);
        ByteArrayInputStream in = new ByteArrayInputStream(two);
        say(() -> new X500Principal(in) + ", left " + (in.available() + one.length));
        say(() -> new X500Principal("CN= A  b").equals(new X500Principal("cn=a B")));
        say(() -> new X500Principal("CN=a").hashCode() == "cn=a".hashCode());
    }
}
