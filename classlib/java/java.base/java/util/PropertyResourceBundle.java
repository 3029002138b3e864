// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** A bundle from a properties file. */
public class PropertyResourceBundle extends ResourceBundle {
    private final Map<String, Object> lookup = new HashMap<String, Object>();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        this(new InputStreamReader(stream, StandardCharsets.UTF_8));
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
