// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import java.util.ArrayList;
import org.xml.sax.AttributeList;

/** Attributes of SAX 1 that can be set: name, type and value of each. */
@Deprecated(since = "1.5")
public class AttributeListImpl implements AttributeList {
    private final ArrayList<String[]> list = new ArrayList<String[]>();

    public AttributeListImpl() {
    }

    public AttributeListImpl(AttributeList atts) {
        setAttributeList(atts);
    }

    public void setAttributeList(AttributeList atts) {
        clear();
        for (int i = 0; i < atts.getLength(); i++) addAttribute(atts.getName(i), atts.getType(i), atts.getValue(i));
    }

    public void addAttribute(String name, String type, String value) {
        list.add(new String[] { name, type, value });
    }

    public void removeAttribute(String name) {
        int i = find(name);
        if (i >= 0) list.remove(i);
    }

    public void clear() {
        list.clear();
    }

    private int find(String name) {
        for (int i = 0; i < list.size(); i++)
            if (list.get(i)[0].equals(name)) return i;
        return -1;
    }

    private String get(int i, int what) {
        return i < 0 || i >= list.size() ? null : list.get(i)[what];
    }

    @Override
    public int getLength() {
        return list.size();
    }

    @Override
    public String getName(int i) {
        return get(i, 0);
    }

    @Override
    public String getType(int i) {
        return get(i, 1);
    }

    @Override
    public String getValue(int i) {
        return get(i, 2);
    }

    @Override
    public String getType(String name) {
        return get(find(name), 1);
    }

    @Override
    public String getValue(String name) {
        return get(find(name), 2);
    }
}
