// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.CDATASection;
import org.w3c.dom.Comment;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Text; the nested classes are the other nodes that hold characters. */
class DomText extends DomNode implements Text {
    private String data;
    boolean ignorable;

    DomText(DomDocument owner, String data) {
        super(owner);
        this.data = data == null ? "" : data;
    }

    static final class Section extends DomText implements CDATASection {
        Section(DomDocument owner, String data) {
            super(owner, data);
        }

        @Override
        public short getNodeType() {
            return CDATA_SECTION_NODE;
        }

        @Override
        public String getNodeName() {
            return "#cdata-section";
        }

        @Override
        DomNode copyInto(DomDocument target) {
            return new Section(target, getData());
        }
    }

    /** A comment is no text, but its characters are changed in the same way. */
    static final class Remark extends DomText implements Comment {
        Remark(DomDocument owner, String data) {
            super(owner, data);
        }

        @Override
        public short getNodeType() {
            return COMMENT_NODE;
        }

        @Override
        public String getNodeName() {
            return "#comment";
        }

        @Override
        DomNode copyInto(DomDocument target) {
            return new Remark(target, getData());
        }
    }

    @Override
    DomNode copyInto(DomDocument target) {
        DomText copy = new DomText(target, data);
        copy.ignorable = ignorable;
        return copy;
    }

    @Override
    public short getNodeType() {
        return TEXT_NODE;
    }

    @Override
    public String getNodeName() {
        return "#text";
    }

    @Override
    public String getNodeValue() {
        return data;
    }

    @Override
    public void setNodeValue(String value) {
        checkWritable();
        data = value == null ? "" : value;
        document().changes++;
    }

    @Override
    public String getData() {
        return data;
    }

    @Override
    public void setData(String value) {
        setNodeValue(value);
    }

    @Override
    public int getLength() {
        return data.length();
    }

    @Override
    public String substringData(int offset, int count) {
        if (offset < 0 || count < 0 || offset > data.length()) throw Dom.badIndex();
        return data.substring(offset, Math.min(data.length(), offset + count));
    }

    @Override
    public void appendData(String arg) {
        if (arg != null) setNodeValue(data + arg);
    }

    @Override
    public void insertData(int offset, String arg) {
        replaceData(offset, 0, arg);
    }

    @Override
    public void deleteData(int offset, int count) {
        replaceData(offset, count, "");
    }

    @Override
    public void replaceData(int offset, int count, String arg) {
        if (offset < 0 || count < 0 || offset > data.length()) throw Dom.badIndex();
        setNodeValue(data.substring(0, offset) + arg + data.substring((int) Math.min(data.length(), (long) offset
                + count)));
    }

    @Override
    public Text splitText(int offset) {
        checkWritable();
        if (offset < 0 || offset > data.length()) throw Dom.badIndex();
        DomText rest = (DomText) copyInto(document());
        rest.data = data.substring(offset);
        setNodeValue(data.substring(0, offset));
        if (parent != null) parent.link(rest, next);
        return rest;
    }

    @Override
    public boolean isElementContentWhitespace() {
        return ignorable;
    }

    private static boolean isText(Node n) {
        return n != null && (n.getNodeType() == TEXT_NODE || n.getNodeType() == CDATA_SECTION_NODE);
    }

    @Override
    public String getWholeText() {
        Node n = this;
        while (isText(n.getPreviousSibling())) n = n.getPreviousSibling();
        StringBuilder all = new StringBuilder();
        for (; isText(n); n = n.getNextSibling()) all.append(n.getNodeValue());
        return all.toString();
    }

    @Override
    public Text replaceWholeText(String content) {
        checkWritable();
        while (parent != null && isText(previous)) parent.removeChild(previous);
        while (parent != null && isText(next)) parent.removeChild(next);
        if (content == null || content.isEmpty()) {
            if (parent != null) parent.removeChild(this);
            return null;
        }
        setNodeValue(content);
        return this;
    }

    /** Every String is a list of no children: the length of a text as a list of nodes is 0. */
    @Override
    public org.w3c.dom.NodeList getChildNodes() {
        return DomImplementation.EMPTY;
    }
}
