// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A bundle from a properties file. */
public class PropertyResourceBundle extends ResourceBundle {
    private final Map<String, Object> lookup = new HashMap<String, Object>();

    /** In UTF-8, else in ISO-8859-1; java.util.PropertyResourceBundle.encoding may name one of the two. */
    public PropertyResourceBundle(InputStream stream) throws IOException {
        this(new StringReader(text(stream.readAllBytes())));
    }

    private static String text(byte[] bytes) throws IOException {
        String encoding = System.getProperty("java.util.PropertyResourceBundle.encoding", "");
        if (encoding.equalsIgnoreCase("ISO-8859-1")) return new String(bytes, StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            if (encoding.equalsIgnoreCase("UTF-8")) throw e;
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    public PropertyResourceBundle(Reader reader) throws IOException {
        Properties p = new Properties();
        p.load(reader);
        for (Map.Entry<Object, Object> e : p.entrySet()) lookup.put((String) e.getKey(), e.getValue());
    }

    public Object handleGetObject(String key) {
        return lookup.get(Objects.requireNonNull(key));
    }

    public Enumeration<String> getKeys() {
        return keys(lookup.keySet(), parent);
    }

    protected Set<String> handleKeySet() {
        return lookup.keySet();
    }
}
