// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Composite data that never changes. */
public class CompositeDataSupport implements CompositeData, Serializable {
    private static final long serialVersionUID = 8003518976613702244L;

    private final SortedMap<String, Object> contents;
    private final CompositeType compositeType;

    public CompositeDataSupport(CompositeType compositeType, String[] itemNames, Object[] itemValues)
            throws OpenDataException {
        this(map(itemNames, itemValues), compositeType);
    }

    public CompositeDataSupport(CompositeType compositeType, Map<String, ?> items) throws OpenDataException {
        this(copy(items), compositeType);
    }

    private CompositeDataSupport(SortedMap<String, Object> items, CompositeType type) throws OpenDataException {
        if (type == null) throw new IllegalArgumentException("Argument compositeType cannot be null.");
        if (!items.keySet().equals(type.keySet()))
            throw new OpenDataException("Item names do not match CompositeType: names in items " + items.keySet()
                    + ", names in type " + type.keySet());
        for (Map.Entry<String, Object> e : items.entrySet()) {
            OpenType<?> t = type.getType(e.getKey());
            if (e.getValue() != null && !t.isValue(e.getValue()))
                throw new OpenDataException("Argument value of wrong type for item " + e.getKey() + ": value "
                        + e.getValue() + ", type " + t);
        }
        contents = items;
        compositeType = type;
    }

    private static SortedMap<String, Object> map(String[] names, Object[] values) throws OpenDataException {
        if (names == null || names.length == 0)
            throw new IllegalArgumentException("Argument itemNames[] cannot be null or empty.");
        if (values == null || values.length == 0)
            throw new IllegalArgumentException("Argument itemValues[] cannot be null or empty.");
        if (names.length != values.length)
            throw new IllegalArgumentException("Array arguments itemNames[] and itemValues[] should be of same "
                    + "length (got " + names.length + " and " + values.length + ").");
        SortedMap<String, Object> m = new TreeMap<String, Object>();
        for (int i = 0; i < names.length; i++) {
            String name = OpenType.text(names[i], "itemNames[" + i + "]");
            if (m.containsKey(name)) throw new OpenDataException("Duplicate item name " + name);
            m.put(name, values[i]);
        }
        return m;
    }

    private static SortedMap<String, Object> copy(Map<String, ?> items) {
        if (items == null || items.isEmpty())
            throw new IllegalArgumentException("Argument items cannot be null or empty.");
        SortedMap<String, Object> m = new TreeMap<String, Object>();
        for (Map.Entry<String, ?> e : items.entrySet()) m.put(OpenType.text(e.getKey(), "items' key"), e.getValue());
        return m;
    }

    @Override
    public CompositeType getCompositeType() {
        return compositeType;
    }

    @Override
    public Object get(String key) {
        String name = key == null ? "" : key.trim();
        if (name.isEmpty()) throw new IllegalArgumentException("Argument key cannot be a null or empty String.");
        if (contents.containsKey(name)) return contents.get(name);
        throw new InvalidKeyException(
                "Argument key=\"" + name + "\" is not an existing item name for this CompositeData instance.");
    }

    @Override
    public Object[] getAll(String[] keys) {
        Object[] values = new Object[keys == null ? 0 : keys.length];
        for (int i = 0; i < values.length; i++) values[i] = get(keys[i]);
        return values;
    }

    @Override
    public boolean containsKey(String key) {
        return key != null && !key.trim().isEmpty() && contents.containsKey(key.trim());
    }

    @Override
    public boolean containsValue(Object value) {
        return contents.containsValue(value);
    }

    @Override
    public Collection<?> values() {
        return Collections.unmodifiableCollection(contents.values());
    }

    @Override
    public boolean equals(Object obj) {
        if (this == obj) return true;
        if (!(obj instanceof CompositeData)) return false;
        CompositeData other = (CompositeData) obj;
        if (!compositeType.equals(other.getCompositeType())) return false;
        for (Map.Entry<String, Object> e : contents.entrySet())
            if (!Arrays.deepEquals(new Object[] {e.getValue()}, new Object[] {other.get(e.getKey())})) return false;
        return true;
    }

    @Override
    public int hashCode() {
        int h = compositeType.hashCode();
        for (Object o : contents.values())
            h += o instanceof Object[] ? Arrays.deepHashCode((Object[]) o)
                    : o != null && o.getClass().isArray() ? Arrays.deepHashCode(new Object[] {o}) - 31
                    : o == null ? 0 : o.hashCode();
        return h;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(getClass().getName()).append("(compositeType=").append(compositeType)
                .append(",contents={");
        int n = 0;
        for (Map.Entry<String, Object> e : contents.entrySet()) {
            String s = Arrays.deepToString(new Object[] {e.getValue()});
            sb.append(n++ > 0 ? ", " : "").append(e.getKey()).append('=').append(s, 1, s.length() - 1);
        }
        return sb.append("})").toString();
    }
}
