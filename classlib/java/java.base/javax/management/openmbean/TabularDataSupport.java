// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Set;

/** A table in memory. Its keys are lists of the values of the index items. */
public class TabularDataSupport implements TabularData, Map<Object, Object>, Cloneable, Serializable {
    private static final long serialVersionUID = 5720150593236309827L;

    private Map<Object, CompositeData> dataMap;
    private final TabularType tabularType;

    public TabularDataSupport(TabularType tabularType) {
        this(tabularType, 16, 0.75f);
    }

    public TabularDataSupport(TabularType tabularType, int initialCapacity, float loadFactor) {
        if (tabularType == null) throw new IllegalArgumentException("Argument tabularType cannot be null.");
        this.tabularType = tabularType;
        dataMap = new LinkedHashMap<Object, CompositeData>(initialCapacity, loadFactor);
    }

    @Override
    public TabularType getTabularType() {
        return tabularType;
    }

    private CompositeData row(CompositeData value) {
        Objects.requireNonNull(value, "Argument value cannot be null.");
        CompositeType wanted = tabularType.getRowType();
        if (wanted.isValue(value)) return value;
        throw new InvalidOpenTypeException("Argument value's composite type [" + value.getCompositeType()
                + "] is not assignable to this TabularData instance's row type [" + wanted + "].");
    }

    private List<Object> index(CompositeData value) {
        return Collections.unmodifiableList(Arrays.asList(row(value).getAll(tabularType.getIndexNames()
                .toArray(new String[0]))));
    }

    private List<Object> key(Object[] key) {
        if (key == null || key.length == 0)
            throw new NullPointerException("Argument key cannot be null or empty.");
        List<String> names = tabularType.getIndexNames();
        if (key.length != names.size())
            throw new InvalidKeyException("Argument key's length=" + key.length
                    + " is different from the number of item values, which is " + names.size()
                    + ", specified for the indexing rows in this TabularData instance.");
        for (int i = 0; i < key.length; i++) {
            OpenType<?> t = tabularType.getRowType().getType(names.get(i));
            if (key[i] != null && !t.isValue(key[i]))
                throw new InvalidKeyException("Argument element key[" + i + "] is not a value for the open type " + t);
        }
        return Arrays.asList(key);
    }

    @Override
    public Object[] calculateIndex(CompositeData value) {
        return index(value).toArray();
    }

    @Override
    public boolean containsKey(Object key) {
        return key instanceof Object[] && containsKey((Object[]) key);
    }

    @Override
    public boolean containsKey(Object[] key) {
        return key != null && dataMap.containsKey(Arrays.asList(key));
    }

    @Override
    public boolean containsValue(CompositeData value) {
        return dataMap.containsValue(value);
    }

    @Override
    public boolean containsValue(Object value) {
        return dataMap.containsValue(value);
    }

    @Override
    public Object get(Object key) {
        return get((Object[]) key);
    }

    @Override
    public CompositeData get(Object[] key) {
        return dataMap.get(key(key));
    }

    @Override
    public Object put(Object key, Object value) {
        put((CompositeData) value);
        return value;
    }

    @Override
    public void put(CompositeData value) {
        List<Object> index = index(value);
        if (dataMap.containsKey(index))
            throw new KeyAlreadyExistsException("Argument value's index, calculated according to this TabularData "
                    + "instance's tabularType, already refers to a value in this table.");
        dataMap.put(index, value);
    }

    @Override
    public Object remove(Object key) {
        return remove((Object[]) key);
    }

    @Override
    public CompositeData remove(Object[] key) {
        return dataMap.remove(key(key));
    }

    @Override
    public void putAll(Map<?, ?> t) {
        if (t == null) return;
        Object[] values = t.values().toArray();
        for (Object row : values)
            if (row != null && !(row instanceof CompositeData))
                throw new ClassCastException("Map argument t contains values which are not instances of "
                        + "<tt>CompositeData</tt>");
        putAll(Arrays.copyOf(values, values.length, CompositeData[].class));
    }

    @Override
    public void putAll(CompositeData[] values) {
        if (values == null || values.length == 0) return;
        List<List<Object>> keys = new ArrayList<List<Object>>();
        for (int i = 0; i < values.length; i++) {
            List<Object> k = index(values[i]);
            if (keys.contains(k) || dataMap.containsKey(k))
                throw new KeyAlreadyExistsException("Argument elements values[" + i + "] and another one, or a row "
                        + "of the table, have the same indexes, calculated according to this TabularData instance's "
                        + "tabularType.");
            keys.add(k);
        }
        for (int i = 0; i < values.length; i++) dataMap.put(keys.get(i), values[i]);
    }

    @Override
    public void clear() {
        dataMap.clear();
    }

    @Override
    public int size() {
        return dataMap.size();
    }

    @Override
    public boolean isEmpty() {
        return dataMap.isEmpty();
    }

    @Override
    public Set<Object> keySet() {
        return dataMap.keySet();
    }

    @Override
    @SuppressWarnings("unchecked")
    public Collection<Object> values() {
        return (Collection<Object>) (Collection<?>) dataMap.values();
    }

    @Override
    @SuppressWarnings("unchecked")
    public Set<Map.Entry<Object, Object>> entrySet() {
        return (Set<Map.Entry<Object, Object>>) (Set<?>) dataMap.entrySet();
    }

    @Override
    public Object clone() {
        try {
            TabularDataSupport c = (TabularDataSupport) super.clone();
            c.dataMap = new LinkedHashMap<Object, CompositeData>(dataMap);
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof TabularData)) return false;
        TabularData other = (TabularData) obj;
        if (!tabularType.equals(other.getTabularType()) || size() != other.size()) return false;
        for (CompositeData row : dataMap.values()) if (!other.containsValue(row)) return false;
        return true;
    }

    @Override
    public int hashCode() {
        int h = tabularType.hashCode();
        for (CompositeData row : dataMap.values()) h += row.hashCode();
        return h;
    }

    @Override
    public String toString() {
        return getClass().getName() + "(tabularType=" + tabularType + ",contents=" + dataMap + ")";
    }
}
