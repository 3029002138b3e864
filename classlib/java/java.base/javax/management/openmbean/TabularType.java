// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The type of {@link TabularData}: that of its rows, and the items by which a row is found. */
public class TabularType extends OpenType<TabularData> {
    private static final long serialVersionUID = 6554071860220659261L;

    private CompositeType rowType;
    private List<String> indexNames;

    public TabularType(String typeName, String description, CompositeType rowType, String[] indexNames)
            throws OpenDataException {
        super(TabularData.class.getName(), typeName, description);
        if (rowType == null) throw new IllegalArgumentException("Argument rowType cannot be null.");
        if (indexNames == null || indexNames.length == 0)
            throw new IllegalArgumentException("Argument indexNames[] cannot be null or empty.");
        ArrayList<String> list = new ArrayList<String>();
        for (int i = 0; i < indexNames.length; i++) {
            text(indexNames[i], "indexNames[" + i + "]");
            if (!rowType.containsKey(indexNames[i]))
                throw new OpenDataException("Argument's element value indexNames[" + i + "]=\"" + indexNames[i]
                        + "\" is not a valid item name for rowType.");
            list.add(indexNames[i]);
        }
        this.rowType = rowType;
        this.indexNames = Collections.unmodifiableList(list);
    }

    public CompositeType getRowType() {
        return rowType;
    }

    public List<String> getIndexNames() {
        return indexNames;
    }

    @Override
    public boolean isValue(Object obj) {
        return obj instanceof TabularData && takes(((TabularData) obj).getTabularType());
    }

    @Override
    boolean takes(OpenType<?> other) {
        return other instanceof TabularType && getTypeName().equals(other.getTypeName())
                && indexNames.equals(((TabularType) other).indexNames) && rowType.takes(((TabularType) other).rowType);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof TabularType)) return false;
        TabularType t = (TabularType) obj;
        return getTypeName().equals(t.getTypeName()) && rowType.equals(t.rowType) && indexNames.equals(t.indexNames);
    }

    @Override
    public int hashCode() {
        int h = getTypeName().hashCode() + rowType.hashCode();
        for (String name : indexNames) h += name.hashCode();
        return h;
    }

    @Override
    public String toString() {
        return getClass().getName() + "(name=" + getTypeName() + ",rowType=" + rowType + ",indexNames=("
                + String.join(",", indexNames) + "))";
    }
}
