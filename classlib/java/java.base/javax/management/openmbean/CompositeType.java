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
        if (itemNames.length != itemDescriptions.length || itemNames.length != itemTypes.length)
            throw new IllegalArgumentException("Array arguments itemNames[], itemDescriptions[] and itemTypes[] "
                    + "should be of same length (got " + itemNames.length + ", " + itemDescriptions.length + " and "
                    + itemTypes.length + ").");
        nameToDescription = new TreeMap<String, String>();
        nameToType = new TreeMap<String, OpenType<?>>();
        for (int i = 0; i < itemNames.length; i++) {
            String name = text(itemNames[i], "itemNames[" + i + "]");
            if (nameToType.containsKey(name))
                throw new OpenDataException("Argument's element itemNames[" + i + "]=\"" + itemNames[i]
                        + "\" duplicates a previous item names.");
            nameToDescription.put(name, text(itemDescriptions[i], "itemDescriptions[" + i + "]"));
            nameToType.put(name, itemTypes[i]);
        }
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
