// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.TypeInfo;

/** An attribute. Its value is a string until somebody asks for children: then it is a text node. */
final class DomAttr extends DomNamed implements Attr {
    DomElement element;
    boolean specified = true, isId;
    String type = "CDATA";
    private String value = "";
    private boolean asChildren;

    DomAttr(DomDocument owner, String name) {
        super(owner, name);
    }

    DomAttr(DomDocument owner, String uri, String name, int colon) {
        super(owner, uri, name, colon);
    }

    @Override
    DomNode copyInto(DomDocument target) {
        DomAttr copy = new DomAttr(target, getNodeName());
        copy.nameLike(this);
        copy.type = type;
        copy.value = getValue();
        return copy;
    }

    /** The copied value is the copy of the children. */
    @Override
    void copyChildren(DomParent from, DomDocument target) {
    }

    @Override
    public short getNodeType() {
        return ATTRIBUTE_NODE;
    }

    @Override
    public String getName() {
        return getNodeName();
    }

    @Override
    public boolean getSpecified() {
        return specified;
    }

    @Override
    public String getValue() {
        return asChildren ? super.getTextContent() : value;
    }

    @Override
    public String getNodeValue() {
        return getValue();
    }

    @Override
    public String getTextContent() {
        return getValue();
    }

    @Override
    public void setValue(String v) {
        checkWritable();
        if (isId && element != null) document().forgetId(getValue(), element);
        removeAll();
        asChildren = false;
        value = v == null ? "" : v;
        specified = true;
        document().changes++;
        if (isId && element != null) document().rememberId(value, element);
    }

    @Override
    public void setNodeValue(String v) {
        setValue(v);
    }

    @Override
    public void setTextContent(String v) {
        setValue(v);
    }

    @Override
    public Element getOwnerElement() {
        return element;
    }

    @Override
    public TypeInfo getSchemaTypeInfo() {
        return DomImplementation.typeInfo(type.equals("CDATA") ? null : type);
    }

    @Override
    public boolean isId() {
        return isId;
    }

    @Override
    DomElement scope() {
        return element;
    }

    @Override
    public String getBaseURI() {
        return null;
    }

    // ---- the value as children

    private void materialize() {
        if (asChildren) return;
        asChildren = true;
        if (!value.isEmpty()) link(new DomText(document(), value), null);
    }

    @Override
    boolean accepts(DomNode child, DomNode replaced) {
        return child.getNodeType() == TEXT_NODE || child.getNodeType() == ENTITY_REFERENCE_NODE;
    }

    @Override
    public Node getFirstChild() {
        materialize();
        return super.getFirstChild();
    }

    @Override
    public Node getLastChild() {
        materialize();
        return super.getLastChild();
    }

    @Override
    public int getLength() {
        materialize();
        return super.getLength();
    }

    @Override
    public Node item(int index) {
        materialize();
        return super.item(index);
    }

    @Override
    public boolean hasChildNodes() {
        return !getValue().isEmpty();
    }

    @Override
    public Node insertBefore(Node made, Node before) {
        materialize();
        return super.insertBefore(made, before);
    }

    @Override
    public Node removeChild(Node old) {
        materialize();
        return super.removeChild(old);
    }

    @Override
    public void normalize() {
        if (asChildren) super.normalize();
    }

    @Override
    public String toString() {
        return getName() + "=\"" + getValue() + "\"";
    }
}
