package java.lang;

import java.util.Collections;
import java.util.Map;

/** The environment variables of the process. */
final class ProcessEnvironment {
    private ProcessEnvironment() {
    }

    /** The variable's value, or null. */
    static String get(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return get0(name);
    }

    private static native String get0(String name);

    /** Lines of the form name=value. */
    private static native String[] all0();

    /** A fresh map that may be changed. */
    static Map<String, String> copy() {
        String[] lines = all0();
        EnvironmentMap map = new EnvironmentMap();
        for (int i = 0; i < lines.length; i++) {
            int eq = lines[i].indexOf('=', 1);
            if (eq > 0) {
                map.putGiven(lines[i].substring(0, eq), lines[i].substring(eq + 1));
            }
        }
        return map;
    }

    private static final class All {
        static final Map<String, String> MAP = Collections.unmodifiableMap(copy());
    }

    static Map<String, String> map() {
        return All.MAP;
    }
}
