// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A descriptor that never changes: asking it to is an error, unless it is to become what it is. */
public class ImmutableDescriptor implements Descriptor {
    private static final long serialVersionUID = 8853308591080540165L;

    public static final ImmutableDescriptor EMPTY_DESCRIPTOR = new ImmutableDescriptor();

    private final String[] names;
    private final Object[] values;

    public ImmutableDescriptor(String[] fieldNames, Object[] fieldValues) {
        this(map(fieldNames, fieldValues), true);
    }

    public ImmutableDescriptor(String... fields) {
        this(map(fields), true);
    }

    public ImmutableDescriptor(Map<String, ?> fields) {
        this(map(fields), true);
    }

    private ImmutableDescriptor(SortedMap<String, ?> map, boolean own) {
        names = map.keySet().toArray(new String[0]);
        values = map.values().toArray();
    }

    private static TreeMap<String, Object> empty() {
        return new TreeMap<String, Object>(String.CASE_INSENSITIVE_ORDER);
    }

    private static void add(Map<String, Object> map, String name, Object value) {
        if (name == null || name.isEmpty()) throw new IllegalArgumentException("Empty or null field name");
        if (map.containsKey(name)) throw new IllegalArgumentException("Duplicate name: " + name);
        map.put(name, value);
    }

    private static SortedMap<String, Object> map(String[] names, Object[] values) {
        if (names == null || values == null) throw new IllegalArgumentException("Null array parameter");
        if (names.length != values.length) throw new IllegalArgumentException("Different size arrays");
        TreeMap<String, Object> m = empty();
        for (int i = 0; i < names.length; i++) add(m, names[i], values[i]);
        return m;
    }

    private static SortedMap<String, Object> map(String[] fields) {
        if (fields == null) throw new IllegalArgumentException("Null fields parameter");
        TreeMap<String, Object> m = empty();
        for (String f : fields) {
            int at = f.indexOf('=');
            if (at < 0) throw new IllegalArgumentException("Missing = character: " + f);
            add(m, f.substring(0, at), f.substring(at + 1));
        }
        return m;
    }

    private static SortedMap<String, Object> map(Map<String, ?> fields) {
        if (fields == null) throw new IllegalArgumentException("Null Map");
        TreeMap<String, Object> m = empty();
        for (Map.Entry<String, ?> e : fields.entrySet()) add(m, e.getKey(), e.getValue());
        return m;
    }

    /** All fields of some descriptors; where two have the same one it must have the same value. */
    public static ImmutableDescriptor union(Descriptor... descriptors) {
        TreeMap<String, Object> m = empty();
        for (Descriptor d : descriptors) {
            String[] keys = d == null ? new String[0] : d.getFieldNames();
            for (String n : keys) {
                Object v = d.getFieldValue(n);
                if (m.containsKey(n) && !same(m.get(n), v))
                    throw new IllegalArgumentException("Inconsistent values for descriptor field " + n + ": "
                            + m.get(n) + " :: " + v);
                if (!m.containsKey(n)) m.put(n, v);
            }
        }
        return m.isEmpty() ? EMPTY_DESCRIPTOR : new ImmutableDescriptor(m, true);
    }

    private static boolean same(Object a, Object b) {
        return Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    private int find(String name) {
        return Arrays.binarySearch(names, name, String.CASE_INSENSITIVE_ORDER);
    }

    private static RuntimeOperationsException bad(String what) {
        return new RuntimeOperationsException(new IllegalArgumentException(what));
    }

    @Override
    public final Object getFieldValue(String fieldName) {
        if (fieldName == null || fieldName.isEmpty()) throw bad("Empty or null field name");
        int i = find(fieldName);
        return i < 0 ? null : values[i] == null || !values[i].getClass().isArray() ? values[i] : copy(values[i]);
    }

    private static Object copy(Object array) {
        int n = java.lang.reflect.Array.getLength(array);
        Object c = java.lang.reflect.Array.newInstance(array.getClass().getComponentType(), n);
        System.arraycopy(array, 0, c, 0, n);
        return c;
    }

    @Override
    public final String[] getFields() {
        String[] s = new String[names.length];
        for (int i = 0; i < s.length; i++) {
            Object v = values[i];
            s[i] = names[i] + "=" + (v == null ? "" : v instanceof String ? v : "(" + v + ")");
        }
        return s;
    }

    @Override
    public final String[] getFieldNames() {
        return names.clone();
    }

    @Override
    public final Object[] getFieldValues(String... fieldNames) {
        if (fieldNames == null) return values.clone();
        Object[] v = new Object[fieldNames.length];
        for (int i = 0; i < v.length; i++)
            v[i] = fieldNames[i] == null || fieldNames[i].isEmpty() ? null : getFieldValue(fieldNames[i]);
        return v;
    }

    private static RuntimeOperationsException unsupported() {
        return new RuntimeOperationsException(new UnsupportedOperationException("Descriptor is read-only"));
    }

    @Override
    public final void setFields(String[] fieldNames, Object[] fieldValues) throws RuntimeOperationsException {
        if (fieldNames == null || fieldValues == null) throw bad("null argument");
        if (fieldNames.length != fieldValues.length) throw bad("argument arrays have different lengths");
        for (int i = 0; i < fieldNames.length; i++) setField(fieldNames[i], fieldValues[i]);
    }

    @Override
    public final void setField(String fieldName, Object fieldValue) throws RuntimeOperationsException {
        if (fieldName == null || fieldName.isEmpty()) throw bad("Null or empty field name");
        int i = find(fieldName);
        if (i < 0 || !same(values[i], fieldValue)) throw unsupported();
    }

    @Override
    public final void removeField(String fieldName) {
        if (fieldName != null && !fieldName.isEmpty() && find(fieldName) >= 0) throw unsupported();
    }

    @Override
    public Descriptor clone() {
        return this;
    }

    @Override
    public boolean isValid() {
        return true;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof Descriptor)) return false;
        Descriptor d = (Descriptor) o;
        if (d.getFieldNames().length != names.length) return false;
        TreeMap<String, Object> theirs = empty();
        for (String n : d.getFieldNames()) theirs.put(n, d.getFieldValue(n));
        for (int i = 0; i < names.length; i++)
            if (!theirs.containsKey(names[i]) || !same(values[i], theirs.get(names[i]))) return false;
        return true;
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = 0; i < names.length; i++) {
            Object v = values[i];
            int of = v == null ? 0 : v.getClass().isArray() ? Arrays.deepHashCode(new Object[] {v}) - 31 : v.hashCode();
            h += names[i].toLowerCase().hashCode() ^ of;
        }
        return h;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (int i = 0; i < names.length; i++) {
            String s = Arrays.deepToString(new Object[] {values[i]});
            sb.append(i > 0 ? ", " : "").append(names[i]).append('=').append(s, 1, s.length() - 1);
        }
        return sb.append('}').toString();
    }

    /** What a feature of a bean writes of its descriptor after its fields. */
    static void write(Descriptor d, ObjectOutputStream out) throws IOException {
        boolean immutable = d != null && d.getClass() == ImmutableDescriptor.class;
        out.write(immutable ? 1 : 0);
        if (immutable) {
            String[] names = d.getFieldNames();
            out.writeObject(names);
            out.writeObject(d.getFieldValues(names));
        } else {
            out.writeObject(d);
        }
    }

    /** The way back; streams of old end before. */
    static Descriptor read(ObjectInputStream in) throws IOException, ClassNotFoundException {
        int kind = in.read();
        if (kind == -1) return EMPTY_DESCRIPTOR;
        if (kind != 0 && kind != 1) throw new StreamCorruptedException("Got unexpected byte.");
        if (kind == 0) {
            Descriptor d = (Descriptor) in.readObject();
            return d == null ? EMPTY_DESCRIPTOR : d;
        }
        String[] names = (String[]) in.readObject();
        Object[] values = (Object[]) in.readObject();
        return names.length == 0 ? EMPTY_DESCRIPTOR : new ImmutableDescriptor(names, values);
    }
}
