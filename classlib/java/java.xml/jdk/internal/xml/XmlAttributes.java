// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import org.xml.sax.ext.Attributes2;

/** The attributes of the element that is being read: parallel arrays, used again for the next one. */
final class XmlAttributes implements Attributes2 {
    int count;
    XmlName[] name = new XmlName[8];
    String[] uri = new String[8], type = new String[8], value = new String[8];
    boolean[] specified = new boolean[8], declared = new boolean[8];

    void clear() {
        count = 0;
    }

    void add(XmlName n, String attributeType, String v, boolean isSpecified, boolean isDeclared) {
        if (count == name.length) grow();
        name[count] = n;
        uri[count] = "";
        type[count] = attributeType;
        value[count] = v;
        specified[count] = isSpecified;
        declared[count++] = isDeclared;
    }

    private void grow() {
        int l = count * 2;
        name = java.util.Arrays.copyOf(name, l);
        uri = java.util.Arrays.copyOf(uri, l);
        type = java.util.Arrays.copyOf(type, l);
        value = java.util.Arrays.copyOf(value, l);
        specified = java.util.Arrays.copyOf(specified, l);
        declared = java.util.Arrays.copyOf(declared, l);
    }

    void remove(int i) {
        int rest = --count - i;
        System.arraycopy(name, i + 1, name, i, rest);
        System.arraycopy(uri, i + 1, uri, i, rest);
        System.arraycopy(type, i + 1, type, i, rest);
        System.arraycopy(value, i + 1, value, i, rest);
        System.arraycopy(specified, i + 1, specified, i, rest);
        System.arraycopy(declared, i + 1, declared, i, rest);
    }

    /** Names of one document are the same object. */
    int find(XmlName n) {
        for (int i = 0; i < count; i++)
            if (name[i] == n) return i;
        return -1;
    }

    private boolean has(int i) {
        return i >= 0 && i < count;
    }

    private int check(int i) {
        if (i < 0 || i >= count) throw new ArrayIndexOutOfBoundsException(i);
        return i;
    }

    private int check(int i, String what) {
        if (i < 0) throw new IllegalArgumentException("No such attribute: " + what);
        return i;
    }

    @Override
    public int getLength() {
        return count;
    }

    @Override
    public String getURI(int i) {
        return has(i) ? uri[i] : null;
    }

    @Override
    public String getLocalName(int i) {
        return has(i) ? name[i].local : null;
    }

    @Override
    public String getQName(int i) {
        return has(i) ? name[i].raw : null;
    }

    @Override
    public String getType(int i) {
        return has(i) ? type[i] : null;
    }

    @Override
    public String getValue(int i) {
        return has(i) ? value[i] : null;
    }

    @Override
    public int getIndex(String namespace, String local) {
        if (namespace == null) namespace = "";
        for (int i = 0; i < count; i++)
            if (name[i].local.equals(local) && uri[i].equals(namespace)) return i;
        return -1;
    }

    @Override
    public int getIndex(String qName) {
        for (int i = 0; i < count; i++)
            if (name[i].raw.equals(qName)) return i;
        return -1;
    }

    @Override
    public String getType(String namespace, String local) {
        return getType(getIndex(namespace, local));
    }

    @Override
    public String getType(String qName) {
        return getType(getIndex(qName));
    }

    @Override
    public String getValue(String namespace, String local) {
        return getValue(getIndex(namespace, local));
    }

    @Override
    public String getValue(String qName) {
        return getValue(getIndex(qName));
    }

    @Override
    public boolean isDeclared(int i) {
        return declared[check(i)];
    }

    @Override
    public boolean isDeclared(String qName) {
        return declared[check(getIndex(qName), qName)];
    }

    @Override
    public boolean isDeclared(String namespace, String local) {
        return declared[check(getIndex(namespace, local), local)];
    }

    @Override
    public boolean isSpecified(int i) {
        return specified[check(i)];
    }

    @Override
    public boolean isSpecified(String namespace, String local) {
        return specified[check(getIndex(namespace, local), local)];
    }

    @Override
    public boolean isSpecified(String qName) {
        return specified[check(getIndex(qName), qName)];
    }
}
