package java.lang;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** The variables of a process to be: names and values are strings that the operating system can take. */
final class EnvironmentMap extends AbstractMap<String, String> {
    private final Map<String, String> variables = new HashMap<>();

    private static String name(String name) {
        if (name.indexOf('=') >= 0 || name.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("Invalid environment variable name: \"" + name + "\"");
        }
        return name;
    }

    private static String value(String value) {
        if (value.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("Invalid environment variable value: \"" + value + "\"");
        }
        return value;
    }

    /** What is asked for must be a string. */
    private static String asked(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return (String) o;
    }

    @Override
    public String put(String name, String value) {
        return variables.put(name(name), value(value));
    }

    /** As put, for what the operating system gave. */
    void putGiven(String name, String value) {
        variables.put(name, value);
    }

    @Override
    public String get(Object name) {
        return variables.get(asked(name));
    }

    @Override
    public boolean containsKey(Object name) {
        return variables.containsKey(asked(name));
    }

    @Override
    public boolean containsValue(Object value) {
        return variables.containsValue(asked(value));
    }

    @Override
    public String remove(Object name) {
        return variables.remove(asked(name));
    }

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Map.Entry<String, String>> {
        @Override
        public int size() {
            return variables.size();
        }

        @Override
        public Iterator<Map.Entry<String, String>> iterator() {
            final Iterator<Map.Entry<String, String>> from = variables.entrySet().iterator();
            return new Iterator<Map.Entry<String, String>>() {
                @Override
                public boolean hasNext() {
                    return from.hasNext();
                }

                @Override
                public Map.Entry<String, String> next() {
                    return new Variable(from.next());
                }

                @Override
                public void remove() {
                    from.remove();
                }
            };
        }
    }

    /** An entry that takes no value which put would refuse. */
    private static final class Variable implements Map.Entry<String, String> {
        private final Map.Entry<String, String> entry;

        Variable(Map.Entry<String, String> entry) {
            this.entry = entry;
        }

        @Override
        public String getKey() {
            return entry.getKey();
        }

        @Override
        public String getValue() {
            return entry.getValue();
        }

        @Override
        public String setValue(String value) {
            return entry.setValue(value(value));
        }

        @Override
        public boolean equals(Object other) {
            return entry.equals(other);
        }

        @Override
        public int hashCode() {
            return entry.hashCode();
        }

        @Override
        public String toString() {
            return entry.toString();
        }
    }
}
