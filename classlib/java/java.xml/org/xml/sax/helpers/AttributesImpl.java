// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import java.util.ArrayList;
import org.xml.sax.Attributes;

/** Attributes that can be set: five strings for each, uri, local name, qualified name, type and value. */
public class AttributesImpl implements Attributes {
    private static final int URI = 0, LOCAL = 1, QNAME = 2, TYPE = 3, VALUE = 4;

    private final ArrayList<String[]> list = new ArrayList<String[]>();

    public AttributesImpl() {
    }

    public AttributesImpl(Attributes atts) {
        setAttributes(atts);
    }

    private String get(int index, int what) {
        return index < 0 || index >= list.size() ? null : list.get(index)[what];
    }

    private void set(int index, int what, String value) {
        check(index)[what] = value;
    }

    private String[] check(int index) {
        if (index < 0 || index >= list.size())
            throw new ArrayIndexOutOfBoundsException("Attempt to modify attribute at illegal index: " + index);
        return list.get(index);
    }

    @Override
    public int getLength() {
        return list.size();
    }

    @Override
    public String getURI(int index) {
        return get(index, URI);
    }

    @Override
    public String getLocalName(int index) {
        return get(index, LOCAL);
    }

    @Override
    public String getQName(int index) {
        return get(index, QNAME);
    }

    @Override
    public String getType(int index) {
        return get(index, TYPE);
    }

    @Override
    public String getValue(int index) {
        return get(index, VALUE);
    }

    @Override
    public int getIndex(String uri, String localName) {
        for (int i = 0; i < list.size(); i++)
            if (list.get(i)[URI].equals(uri) && list.get(i)[LOCAL].equals(localName)) return i;
        return -1;
    }

    @Override
    public int getIndex(String qName) {
        for (int i = 0; i < list.size(); i++)
            if (list.get(i)[QNAME].equals(qName)) return i;
        return -1;
    }

    @Override
    public String getType(String uri, String localName) {
        return getType(getIndex(uri, localName));
    }

    @Override
    public String getType(String qName) {
        return getType(getIndex(qName));
    }

    @Override
    public String getValue(String uri, String localName) {
        return getValue(getIndex(uri, localName));
    }

    @Override
    public String getValue(String qName) {
        return getValue(getIndex(qName));
    }

    public void clear() {
        list.clear();
    }

    public void setAttributes(Attributes atts) {
        clear();
        for (int i = 0; i < atts.getLength(); i++) list.add(new String[] { atts.getURI(i), atts.getLocalName(i),
            atts.getQName(i), atts.getType(i), atts.getValue(i) });
    }

    public void addAttribute(String uri, String localName, String qName, String type, String value) {
        list.add(new String[] { uri, localName, qName, type, value });
    }

    public void setAttribute(int index, String uri, String localName, String qName, String type, String value) {
        check(index);
        list.set(index, new String[] { uri, localName, qName, type, value });
    }

    public void removeAttribute(int index) {
        check(index);
        list.remove(index);
    }

    public void setURI(int index, String uri) {
        set(index, URI, uri);
    }

    public void setLocalName(int index, String localName) {
        set(index, LOCAL, localName);
    }

    public void setQName(int index, String qName) {
        set(index, QNAME, qName);
    }

    public void setType(int index, String type) {
        set(index, TYPE, type);
    }

    public void setValue(int index, String value) {
        set(index, VALUE, value);
    }
}
