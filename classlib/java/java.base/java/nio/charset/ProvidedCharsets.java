// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.charset.spi.CharsetProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The character sets of the class path's providers. A provider that can't be loaded is passed over. */
final class ProvidedCharsets {
    /** Set while a thread asks the providers: what loading them needs must not ask again. */
    private static final ThreadLocal<Boolean> ASKING = new ThreadLocal<>();

    private ProvidedCharsets() {
    }

    static Charset find(String name) {
        if (ASKING.get() != null) return null;
        ASKING.set(Boolean.TRUE);
        try {
            for (Iterator<CharsetProvider> it = providers(); more(it);) {
                Charset c = it.next().charsetForName(name);
                if (c != null) return c;
            }
            return null;
        } finally {
            ASKING.remove();
        }
    }

    static void addTo(Map<String, Charset> all) {
        for (Iterator<CharsetProvider> it = providers(); more(it);) {
            for (Iterator<Charset> sets = it.next().charsets(); sets.hasNext();) {
                Charset c = sets.next();
                all.putIfAbsent(c.name(), c);
            }
        }
    }

    private static Iterator<CharsetProvider> providers() {
        return ServiceLoader.load(CharsetProvider.class, ClassLoader.getSystemClassLoader()).iterator();
    }

    private static boolean more(Iterator<CharsetProvider> it) {
        while (true) {
            try {
                return it.hasNext();
            } catch (ServiceConfigurationError e) {
                continue;
            }
        }
    }
}
