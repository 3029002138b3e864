// SPDX-License-Identifier: MIT
package org.xml.sax.ext;

import java.util.ArrayList;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;

/** AttributesImpl that knows as well which attributes were declared, and which stood in the document. */
public class Attributes2Impl extends AttributesImpl implements Attributes2 {
    private final ArrayList<Boolean> declared = new ArrayList<Boolean>(), specified = new ArrayList<Boolean>();

    public Attributes2Impl() {
    }

    public Attributes2Impl(Attributes atts) {
        setAttributes(atts);
    }

    private boolean get(ArrayList<Boolean> list, int index) {
        if (index < 0 || index >= getLength()) throw new ArrayIndexOutOfBoundsException("No attribute at index: "
                + index);
        return list.get(index);
    }

    private int find(String qName) {
        int i = getIndex(qName);
        if (i < 0) throw new IllegalArgumentException("No such attribute: " + qName);
        return i;
    }

    private int find(String uri, String localName) {
        int i = getIndex(uri, localName);
        if (i < 0) throw new IllegalArgumentException("No such attribute: local=" + localName + ", namespace=" + uri);
        return i;
    }

    @Override
    public boolean isDeclared(int index) {
        return get(declared, index);
    }

    @Override
    public boolean isDeclared(String uri, String localName) {
        return declared.get(find(uri, localName));
    }

    @Override
    public boolean isDeclared(String qName) {
        return declared.get(find(qName));
    }

    @Override
    public boolean isSpecified(int index) {
        return get(specified, index);
    }

    @Override
    public boolean isSpecified(String uri, String localName) {
        return specified.get(find(uri, localName));
    }

    @Override
    public boolean isSpecified(String qName) {
        return specified.get(find(qName));
    }

    @Override
    public void setAttributes(Attributes atts) {
        super.setAttributes(atts);
        if (declared == null) return;
        declared.clear();
        specified.clear();
        Attributes2 more = atts instanceof Attributes2 ? (Attributes2) atts : null;
        for (int i = 0; i < atts.getLength(); i++) {
            declared.add(more != null ? more.isDeclared(i) : !"CDATA".equals(atts.getType(i)));
            specified.add(more == null || more.isSpecified(i));
        }
    }

    @Override
    public void clear() {
        super.clear();
        if (declared == null) return;
        declared.clear();
        specified.clear();
    }

    @Override
    public void addAttribute(String uri, String localName, String qName, String type, String value) {
        super.addAttribute(uri, localName, qName, type, value);
        declared.add(!"CDATA".equals(type));
        specified.add(true);
    }

    @Override
    public void removeAttribute(int index) {
        super.removeAttribute(index);
        declared.remove(index);
        specified.remove(index);
    }

    public void setDeclared(int index, boolean value) {
        get(declared, index);
        declared.set(index, value);
    }

    public void setSpecified(int index, boolean value) {
        get(specified, index);
        specified.set(index, value);
    }
}
