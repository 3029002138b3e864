// SPDX-License-Identifier: MIT
package javax.management;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Attributes in a row. */
public class AttributeList extends ArrayList<Object> {
    private static final long serialVersionUID = -4077085769279709076L;

    public AttributeList() {
    }

    public AttributeList(int initialCapacity) {
        super(initialCapacity);
    }

    public AttributeList(AttributeList list) {
        super(list);
    }

    public AttributeList(List<Attribute> list) {
        super(list);
    }

    @SuppressWarnings("unchecked")
    public List<Attribute> asList() {
        for (int i = 0; i < size(); i++)
            if (!(get(i) instanceof Attribute)) throw new IllegalArgumentException("Not an Attribute: " + get(i));
        return (List<Attribute>) (List<?>) this;
    }

    public void add(Attribute object) {
        super.add(object);
    }

    public void add(int index, Attribute object) {
        super.add(index, object);
    }

    public void set(int index, Attribute object) {
        super.set(index, object);
    }

    public boolean addAll(AttributeList list) {
        return super.addAll(list);
    }

    public boolean addAll(int index, AttributeList list) {
        return super.addAll(index, list);
    }

    @Override
    public boolean add(Object element) {
        return super.add(element);
    }

    @Override
    public void add(int index, Object element) {
        super.add(index, element);
    }

    @Override
    public boolean addAll(Collection<?> c) {
        return super.addAll(c);
    }

    @Override
    public boolean addAll(int index, Collection<?> c) {
        return super.addAll(index, c);
    }

    @Override
    public Object set(int index, Object element) {
        return super.set(index, element);
    }
}
