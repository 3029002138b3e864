// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The type of {@link CompositeData}: the names, descriptions and types of its items. */
public class CompositeType extends OpenType<CompositeData> {
    private static final long serialVersionUID = -5366242454346948798L;

    private TreeMap<String, String> nameToDescription;
    private TreeMap<String, OpenType<?>> nameToType;

    public CompositeType(String typeName, String description, String[] itemNames, String[] itemDescriptions,
            OpenType<?>[] itemTypes) throws OpenDataException {
        super(CompositeData.class.getName(), typeName, description);
        check(itemNames, "itemNames[]");
        check(itemDescriptions, "itemDescriptions[]");
        check(itemTypes, "itemTypes[]");
        int n = itemNames.length;
        if (n != itemDescriptions.length || n != itemTypes.length)
            throw new IllegalArgumentException(String.format("Array arguments itemNames[], itemDescriptions[] and "
                    + "itemTypes[] should be of same length (got %d, %d and %d).", n, itemDescriptions.length,
                    itemTypes.length));
        nameToType = new TreeMap<>();
        nameToDescription = new TreeMap<>();
        for (int i = 0; i < n; i++) addItem(i, itemNames[i], itemDescriptions[i], itemTypes[i]);
    }

    private void addItem(int i, String givenName, String description, OpenType<?> type) throws OpenDataException {
        String name = text(givenName, "itemNames[" + i + "]");
        if (nameToType.putIfAbsent(name, type) != null)
            throw new OpenDataException("Argument's element itemNames[" + i + "]=\"" + givenName
                    + "\" duplicates a previous item names.");
        nameToDescription.put(name, text(description, "itemDescriptions[" + i + "]"));
    }

    private static void check(Object[] a, String what) {
        if (a == null || a.length == 0)
            throw new IllegalArgumentException("Argument " + what + " cannot be null or empty.");
        for (int i = 0; i < a.length; i++)
            if (a[i] == null)
                throw new IllegalArgumentException("Argument's element " + what.replace("]", i + "]")
                        + " cannot be null.");
    }

    public boolean containsKey(String itemName) {
        return itemName != null && nameToType.containsKey(itemName);
    }

    public String getDescription(String itemName) {
        return itemName == null ? null : nameToDescription.get(itemName);
    }

    public OpenType<?> getType(String itemName) {
        return itemName == null ? null : nameToType.get(itemName);
    }

    public Set<String> keySet() {
        return Collections.unmodifiableSet(nameToType.keySet());
    }

    @Override
    public boolean isValue(Object obj) {
        return obj instanceof CompositeData && takes(((CompositeData) obj).getCompositeType());
    }

    @Override
    boolean takes(OpenType<?> other) {
        if (!(other instanceof CompositeType) || !other.getTypeName().equals(getTypeName())) return false;
        for (Map.Entry<String, OpenType<?>> e : nameToType.entrySet()) {
            OpenType<?> theirs = ((CompositeType) other).getType(e.getKey());
            if (theirs == null || !e.getValue().takes(theirs)) return false;
        }
        return true;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof CompositeType && getTypeName().equals(((CompositeType) obj).getTypeName())
                && nameToType.equals(((CompositeType) obj).nameToType);
    }

    @Override
    public int hashCode() {
        int h = getTypeName().hashCode();
        for (Map.Entry<String, OpenType<?>> e : nameToType.entrySet())
            h += e.getKey().hashCode() + e.getValue().hashCode();
        return h;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(getClass().getName()).append("(name=").append(getTypeName())
                .append(",items=(");
        for (Iterator<Map.Entry<String, OpenType<?>>> it = nameToType.entrySet().iterator(); it.hasNext();) {
            Map.Entry<String, OpenType<?>> e = it.next();
            sb.append("(itemName=").append(e.getKey()).append(",itemType=").append(e.getValue()).append(')')
                    .append(it.hasNext() ? "," : "");
        }
        return sb.append("))").toString();
    }
}
