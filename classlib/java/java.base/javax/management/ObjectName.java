package javax.management;

import java.util.Objects;

/** The name of a bean: domain:key=value,... */
public class ObjectName implements Comparable<ObjectName>, java.io.Serializable {
    private final String name;

    public ObjectName(String name) throws MalformedObjectNameException {
        int colon = name.indexOf(':');
        if (colon < 0 || name.indexOf('=', colon) < 0) {
            throw new MalformedObjectNameException(colon < 0 ? "Domain part must be specified"
                    : "Key properties cannot be empty");
        }
        this.name = name;
    }

    /** For names that are known to be good; mark only tells this constructor from the public one. */
    public ObjectName(String name, int mark) {
        this.name = Objects.requireNonNull(name);
    }

    public static ObjectName getInstance(String name) throws MalformedObjectNameException {
        return new ObjectName(name);
    }

    public String getDomain() {
        return name.substring(0, name.indexOf(':'));
    }

    public String getKeyProperty(String property) {
        String[] all = name.substring(name.indexOf(':') + 1).split(",");
        for (int i = 0; i < all.length; i++) {
            if (all[i].startsWith(property + "=")) {
                return all[i].substring(property.length() + 1);
            }
        }
        return null;
    }

    public String getCanonicalName() {
        String[] all = name.substring(name.indexOf(':') + 1).split(",");
        java.util.Arrays.sort(all);
        return getDomain() + ":" + String.join(",", all);
    }

    @Override
    public int compareTo(ObjectName other) {
        return getCanonicalName().compareTo(other.getCanonicalName());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ObjectName && getCanonicalName().equals(((ObjectName) o).getCanonicalName());
    }

    @Override
    public int hashCode() {
        return getCanonicalName().hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
