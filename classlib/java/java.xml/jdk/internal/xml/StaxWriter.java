// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes what it is told to. A start tag stays open until something comes that is no attribute. A writer that repairs
 * namespaces keeps the tag back until then, and declares what is missing.
 */
final class StaxWriter implements XMLStreamWriter {
    private final Writer out;
    private final CharsetEncoder encoder;
    private final String encoding;
    private final boolean repairing;

    private final ArrayList<String> open = new ArrayList<String>();
    private final XmlNamespaces namespaces = new XmlNamespaces();
    private NamespaceContext given;
    private boolean tagOpen, empty;

    /** Of the open tag, while it is kept back: prefix, local name, uri; then attributes as quadruples with values. */
    private String[] element;
    private final ArrayList<String[]> attributes = new ArrayList<String[]>();
    private int made;

    StaxWriter(Writer out, String encoding, boolean repairing) {
        this.out = out;
        this.encoding = encoding;
        this.repairing = repairing;
        Charset c = encoding != null ? Charset.forName(encoding)
                : out instanceof OutputStreamWriter ? Charset.forName(((OutputStreamWriter) out).getEncoding()) : null;
        encoder = c == null || c.name().startsWith("UTF") ? null : c.newEncoder();
    }

    static StaxWriter open(OutputStream out, String encoding, boolean repairing) throws XMLStreamException {
        try {
            return new StaxWriter(new java.io.BufferedWriter(new OutputStreamWriter(out, encoding == null ? "UTF-8"
                    : encoding)), encoding == null ? "UTF-8" : encoding,
                    repairing);
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    // ---- characters

    private void put(String s) throws XMLStreamException {
        try {
            out.write(s);
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    /** Text or an attribute's value with what must not stand there replaced. */
    void escape(String s, boolean attribute) throws XMLStreamException {
        try {
            int from = 0, l = s.length();
            for (int i = 0; i < l; i++) {
                char c = s.charAt(i);
                String r = null;
                if (c == '<') r = "&lt;";
                else if (c == '&') r = "&amp;";
                else if (c == '>') r = "&gt;";
                else if (c == '"' && attribute) r = "&quot;";
                else if (encoder != null && c > 127 && !Character.isSurrogate(c) && !encoder.canEncode(c)) r = "&#x"
                        + Integer.toHexString(c) + ";";
                if (r == null) continue;
                out.write(s, from, i - from);
                out.write(r);
                from = i + 1;
            }
            out.write(s, from, l - from);
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    // ---- start tags

    private static String join(String prefix, String local) {
        return prefix == null || prefix.isEmpty() ? local : prefix + ":" + local;
    }

    private void start(String prefix, String local, String uri, boolean isEmpty) throws XMLStreamException {
        if (local == null) throw new XMLStreamException("Local Name cannot be null");
        closeTag();
        namespaces.push();
        tagOpen = true;
        empty = isEmpty;
        element = new String[] { prefix, local, uri };
        if (!repairing) {
            String name = join(prefix, local);
            put("<");
            put(name);
            open.add(name);
        }
    }

    /** Ends the start tag, if one is open. */
    private void closeTag() throws XMLStreamException {
        if (!tagOpen) return;
        tagOpen = false;
        if (repairing) repair();
        put(empty ? "/>" : ">");
        if (!empty) return;
        open.remove(open.size() - 1);
        namespaces.pop();
    }

    private void repair() throws XMLStreamException {
        element[0] = bind(element[0], element[2], false);
        String name = join(element[0], element[1]);
        put("<" + name);
        open.add(name);
        for (int i = 0; i < attributes.size(); i++) {
            String[] a = attributes.get(i);
            a[0] = a[2] == null || a[2].isEmpty() ? "" : bind(a[0], a[2], true);
        }
        for (int i = 0; i < namespaces.declared(); i++) declare(namespaces.declaredPrefix(i),
                namespaces.declaredUri(i));
        for (int i = 0; i < attributes.size(); i++) {
            String[] a = attributes.get(i);
            attribute(join(a[0], a[1]), a[3]);
        }
        attributes.clear();
    }

    /** A prefix under which the namespace is in scope; declared here if need be. */
    private String bind(String prefix, String uri, boolean attribute) {
        if (uri == null || uri.isEmpty()) {
            if (!attribute && namespaces.find("") != null && uri != null) namespaces.declare("", "");
            return prefix == null ? "" : prefix;
        }
        if (prefix != null && !(attribute && prefix.isEmpty())) {
            if (uri.equals(namespaces.find(prefix))) return prefix;
            if (!namespaces.declares(prefix)) {
                namespaces.declare(prefix, uri);
                return prefix;
            }
        }
        java.util.Iterator<String> all = namespaces.getPrefixes(uri);
        while (all.hasNext()) {
            String p = all.next();
            if (!(attribute && p.isEmpty())) return p;
        }
        String p = "ns" + ++made;
        while (namespaces.find(p) != null) p = "ns" + ++made;
        namespaces.declare(p, uri);
        return p;
    }

    private String prefixOf(String uri) throws XMLStreamException {
        if (uri == null) throw new XMLStreamException("NamespaceURI cannot be null");
        if (repairing) return null;
        String p = getPrefix(uri);
        if (p == null) throw new XMLStreamException("Prefix cannot be null");
        return p;
    }

    @Override
    public void writeStartElement(String local) throws XMLStreamException {
        start("", local, null, false);
    }

    @Override
    public void writeStartElement(String uri, String local) throws XMLStreamException {
        start(prefixOf(uri), local, uri, false);
    }

    @Override
    public void writeStartElement(String prefix, String local, String uri) throws XMLStreamException {
        if (prefix == null || uri == null) throw new XMLStreamException("NamespaceURI cannot be null");
        start(prefix, local, uri, false);
    }

    @Override
    public void writeEmptyElement(String uri, String local) throws XMLStreamException {
        start(prefixOf(uri), local, uri, true);
    }

    @Override
    public void writeEmptyElement(String prefix, String local, String uri) throws XMLStreamException {
        if (prefix == null || uri == null) throw new XMLStreamException("NamespaceURI cannot be null");
        start(prefix, local, uri, true);
    }

    @Override
    public void writeEmptyElement(String local) throws XMLStreamException {
        start("", local, null, true);
    }

    @Override
    public void writeEndElement() throws XMLStreamException {
        closeTag();
        if (open.isEmpty()) throw new XMLStreamException("No more elements to write");
        put("</" + open.remove(open.size() - 1) + ">");
        namespaces.pop();
    }

    @Override
    public void writeEndDocument() throws XMLStreamException {
        closeTag();
        while (!open.isEmpty()) writeEndElement();
    }

    // ---- attributes

    private void mustBeOpen() throws XMLStreamException {
        if (!tagOpen) throw new XMLStreamException("Attribute not associated with any element");
    }

    private void attribute(String name, String value) throws XMLStreamException {
        put(" " + name + "=\"");
        escape(value, true);
        put("\"");
    }

    private void attribute(String prefix, String local, String uri, String value) throws XMLStreamException {
        mustBeOpen();
        if (local == null) throw new XMLStreamException("Local name cannot be null");
        if (value == null) throw new XMLStreamException("Attribute value cannot be null");
        if (repairing) attributes.add(new String[] { prefix, local, uri, value });
        else attribute(join(prefix, local), value);
    }

    @Override
    public void writeAttribute(String local, String value) throws XMLStreamException {
        attribute("", local, null, value);
    }

    @Override
    public void writeAttribute(String prefix, String uri, String local, String value) throws XMLStreamException {
        if (uri == null) throw new XMLStreamException("NamespaceURI cannot be null");
        attribute(prefix, local, uri, value);
    }

    @Override
    public void writeAttribute(String uri, String local, String value) throws XMLStreamException {
        attribute(uri != null && uri.isEmpty() ? "" : prefixOf(uri), local, uri, value);
    }

    private void declare(String prefix, String uri) throws XMLStreamException {
        put(prefix.isEmpty() ? " xmlns=\"" : " xmlns:" + prefix + "=\"");
        escape(uri, true);
        put("\"");
    }

    @Override
    public void writeNamespace(String prefix, String uri) throws XMLStreamException {
        if (!tagOpen) throw new XMLStreamException("Invalid state: start tag is not opened at writeNamespace");
        if (prefix == null || prefix.equals("xmlns")) prefix = "";
        if (uri == null) uri = "";
        if (prefix.equals("xml") && uri.equals(XMLConstants.XML_NS_URI)) return;
        if (repairing) {
            if (!uri.equals(namespaces.find(prefix)) && !namespaces.declares(prefix)) namespaces.declare(prefix, uri);
            return;
        }
        if (!namespaces.declares(prefix)) namespaces.declare(prefix, uri);
        declare(prefix, uri);
    }

    @Override
    public void writeDefaultNamespace(String uri) throws XMLStreamException {
        if (!tagOpen) throw new IllegalStateException();
        writeNamespace("", uri);
    }

    // ---- the rest of content

    @Override
    public void writeComment(String data) throws XMLStreamException {
        closeTag();
        put("<!--" + (data == null ? "" : data) + "-->");
    }

    @Override
    public void writeProcessingInstruction(String target) throws XMLStreamException {
        if (target == null) throw new XMLStreamException("PI target cannot be null");
        closeTag();
        put("<?" + target + "?>");
    }

    @Override
    public void writeProcessingInstruction(String target, String data) throws XMLStreamException {
        if (target == null) throw new XMLStreamException("PI target cannot be null");
        closeTag();
        put("<?" + target + " " + data + "?>");
    }

    @Override
    public void writeCData(String data) throws XMLStreamException {
        if (data == null) throw new XMLStreamException("cdata cannot be null");
        closeTag();
        put("<![CDATA[" + data + "]]>");
    }

    @Override
    public void writeDTD(String dtd) throws XMLStreamException {
        closeTag();
        put(dtd);
    }

    @Override
    public void writeEntityRef(String name) throws XMLStreamException {
        closeTag();
        put("&" + name + ";");
    }

    @Override
    public void writeCharacters(String text) throws XMLStreamException {
        closeTag();
        if (text != null && !text.isEmpty()) escape(text, false);
    }

    @Override
    public void writeCharacters(char[] text, int start, int len) throws XMLStreamException {
        writeCharacters(new String(text, start, len));
    }

    // ---- the document

    @Override
    public void writeStartDocument() throws XMLStreamException {
        put("<?xml version=\"1.0\" ?>");
    }

    @Override
    public void writeStartDocument(String version) throws XMLStreamException {
        if (version == null || version.isEmpty()) writeStartDocument();
        else put("<?xml version=\"" + version + "\"?>");
    }

    @Override
    public void writeStartDocument(String enc, String version) throws XMLStreamException {
        if (enc == null && version == null) {
            writeStartDocument();
            return;
        }
        if (enc == null) {
            writeStartDocument(version);
            return;
        }
        if (encoding != null && !same(encoding, enc)) throw new XMLStreamException("Underlying stream encoding '"
                + encoding
                + "' and input parameter for writeStartDocument() method '" + enc + "' do not match.");
        put("<?xml version=\"" + (version == null || version.isEmpty() ? "1.0" : version) + "\" encoding=\"" + enc
                + "\"?>");
    }

    private static boolean same(String a, String b) {
        if (a.equalsIgnoreCase(b)) return true;
        return Charset.isSupported(b) && Charset.forName(a).equals(Charset.forName(b));
    }

    @Override
    public void flush() throws XMLStreamException {
        try {
            out.flush();
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    /** Does not close what is written to. */
    @Override
    public void close() throws XMLStreamException {
        flush();
    }

    // ---- namespaces

    @Override
    public String getPrefix(String uri) throws XMLStreamException {
        String p = uri == null ? null : namespaces.getPrefix(uri);
        return p == null && given != null ? given.getPrefix(uri) : p;
    }

    @Override
    public void setPrefix(String prefix, String uri) throws XMLStreamException {
        if (prefix == null) throw new XMLStreamException("Prefix cannot be null");
        if (uri == null) throw new XMLStreamException("URI cannot be null");
        namespaces.declare(prefix, uri);
    }

    @Override
    public void setDefaultNamespace(String uri) throws XMLStreamException {
        namespaces.declare("", uri == null ? "" : uri);
    }

    @Override
    public void setNamespaceContext(NamespaceContext context) throws XMLStreamException {
        given = context;
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return namespaces;
    }

    @Override
    public Object getProperty(String name) {
        if (name == null) throw new NullPointerException();
        if (name.equals(XMLOutputFactory.IS_REPAIRING_NAMESPACES)) return repairing;
        throw new IllegalArgumentException("Property '" + name + "' is not supported");
    }
}
