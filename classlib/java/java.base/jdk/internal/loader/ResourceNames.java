package jdk.internal.loader;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Names of resources as parts of URLs. */
public final class ResourceNames {
    /** What may stand in the path of a URL as it is (RFC 2396), beside letters and digits. */
    private static final String PLAIN = "/-_.!~*'():@&=+$,;";

    private ResourceNames() {
    }

    private static boolean isPlain(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c > 0 && PLAIN.indexOf(c) >= 0;
    }

    /** The name with all else as %xx, in UTF-8. */
    public static String quote(String name) {
        int i = 0;
        while (i < name.length() && isPlain(name.charAt(i))) {
            i++;
        }
        if (i == name.length()) {
            return name;
        }
        StringBuilder b = new StringBuilder();
        for (byte c : name.getBytes(StandardCharsets.UTF_8)) {
            if (isPlain(c)) {
                b.append((char) c);
            } else {
                b.append('%').append(Character.forDigit(c >> 4 & 15, 16)).append(Character.forDigit(c & 15, 16));
            }
        }
        return b.toString();
    }

    /** A resource of a folder, whose URL ends in a slash; null if it is not below the folder. */
    public static URL inFolder(URL folder, String name) throws MalformedURLException {
        URL u = new URL(folder, quote(name));
        return u.getFile().startsWith(folder.getFile()) ? u : null;
    }
}
