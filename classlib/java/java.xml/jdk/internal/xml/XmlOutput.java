// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import javax.xml.transform.OutputKeys;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;

/**
 * Writes the document that it is told of, as SAX tells. A start tag stays open until something comes that is no
 * namespace;
 * text is kept back until it is known what follows: with indentation, an element that has only text stays on one line,
 * and in all
 * others each child gets its own.
 */
public final class XmlOutput implements ContentHandler, LexicalHandler, DTDHandler {
    private final Writer out;
    private final boolean text, omitDeclaration, indent;
    private final String encoding, version, doctypePublic, doctypeSystem, method;
    private final CharsetEncoder encoder;
    private final int amount;
    private final Set<String> sections = new HashSet<String>();
    private String standalone;

    /**
     * An open element: how many children but text it has, whether white space is to stay, whether text is a
     * CDATA section.
     */
    private static final class Level {
        String name;
        int children;
        boolean preserve, section, justSection;
    }

    private final ArrayList<Level> open = new ArrayList<Level>();
    private final ArrayList<String> mappings = new ArrayList<String>();
    private final XmlNamespaces namespaces = new XmlNamespaces();
    private final StringBuilder pending = new StringBuilder();
    private boolean tagOpen, started, inSection, inDtd, rootSeen;
    private String dtdPublic, dtdSystem, dtdName;

    /** The encoding that characters must fit in is the one that the properties name. */
    public XmlOutput(Writer out, Properties p) {
        this.out = out;
        method = value(p, OutputKeys.METHOD, "xml");
        text = method.equals("text");
        omitDeclaration = yes(p, OutputKeys.OMIT_XML_DECLARATION);
        indent = yes(p, OutputKeys.INDENT);
        encoding = value(p, OutputKeys.ENCODING, "UTF-8");
        version = value(p, OutputKeys.VERSION, "1.0");
        standalone = p.getProperty(OutputKeys.STANDALONE);
        doctypePublic = p.getProperty(OutputKeys.DOCTYPE_PUBLIC);
        doctypeSystem = p.getProperty(OutputKeys.DOCTYPE_SYSTEM);
        String names = value(p, OutputKeys.CDATA_SECTION_ELEMENTS, "");
        String[] each = names.trim().split("\\s+");
        for (int i = 0; i < each.length; i++) sections.add(each[i]);
        amount = amount(p);
        Charset c = Charset.isSupported(encoding) ? Charset.forName(encoding) : null;
        encoder = c == null || c.name().startsWith("UTF") || !c.canEncode() ? null : c.newEncoder();
    }

    private static String value(Properties p, String key, String otherwise) {
        String v = p.getProperty(key);
        return v == null ? otherwise : v;
    }

    private static boolean yes(Properties p, String key) {
        return "yes".equals(p.getProperty(key));
    }

    private static int amount(Properties p) {
        String v = p.getProperty("{http://xml.apache.org/xslt}indent-amount");
        if (v == null) v = p.getProperty("{http://xml.apache.org/xalan}indent-amount");
        try {
            return v == null ? 4 : Integer.parseInt(v.trim());
        } catch (NumberFormatException e) {
            return 4;
        }
    }

    /** Of a tree: it knows whether it stands alone, whatever the properties say. */
    public void setStandalone(boolean value) {
        standalone = value ? null : "no";
    }

    // ---- characters

    private void put(String s) throws SAXException {
        try {
            out.write(s);
        } catch (IOException e) {
            throw new SAXException(e);
        }
    }

    private void put(char c) throws SAXException {
        try {
            out.write(c);
        } catch (IOException e) {
            throw new SAXException(e);
        }
    }

    private void escape(CharSequence s, int from, boolean attribute) throws SAXException {
        for (int i = from; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '<') put("&lt;");
            else if (c == '>') put("&gt;");
            else if (c == '&') put("&amp;");
            else if (c == '"' && attribute) put("&quot;");
            else if (c == '\r' || attribute && (c == '\n' || c == '\t') || c >= (attribute ? 0x80 : 0x7F)
                    && c < 0xA0) put("&#" + (int) c + ";");
            else if (Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1)))
                put("&#" + Character.toCodePoint(c, s.charAt(++i)) + ";");
            else if (c > 127 && encoder != null && !encoder.canEncode(c)) put("&#" + (int) c + ";");
            else put(c);
        }
    }

    /** Ends a start tag, and text that is kept back; a child comes next. */
    private void finish(boolean child) throws SAXException {
        if (!started) declaration();
        closeTag();
        Level l = open.isEmpty() ? null : open.get(open.size() - 1);
        boolean format = indent && l != null && !l.preserve && !text;
        if (pending.length() > 0) flushText(l, format && (child || l.children > 0));
        if (child && format) newLine(open.size());
        if (l != null) l.justSection = false;
        if (child && l != null) l.children++;
    }

    private void closeTag() throws SAXException {
        if (!tagOpen) return;
        tagOpen = false;
        put(">");
    }

    private void flushText(Level l, boolean format) throws SAXException {
        int from = 0;
        if (format) {
            newLine(open.size());
            while (from < pending.length() && pending.charAt(from) == '\n') from++;
        }
        if (text) put(pending.toString());
        else if (l != null && l.section && !inSection) section(pending.toString());
        else escape(pending, from, false);
        pending.setLength(0);
    }

    private void newLine(int depth) throws SAXException {
        put("\n");
        for (int i = depth * amount; i > 0; i--) put(' ');
    }

    private void section(String s) throws SAXException {
        put("<![CDATA[" + s.replace("]]>", "]]]]><![CDATA[>") + "]]>");
    }

    // ---- the document

    @Override
    public void setDocumentLocator(Locator locator) {
    }

    @Override
    public void startDocument() throws SAXException {
    }

    private void declaration() throws SAXException {
        started = true;
        if (text || omitDeclaration) return;
        put("<?xml version=\"" + version + "\" encoding=\"" + encoding + "\"");
        if (standalone != null) put(" standalone=\"" + standalone + "\"");
        put("?>");
        if (indent && (standalone != null || doctypeSystem != null)) put("\n");
    }

    private void doctype(String name) throws SAXException {
        String pub = doctypePublic != null ? doctypePublic : dtdPublic;
        String sys = doctypeSystem != null ? doctypeSystem : dtdSystem;
        if (text || sys == null && dtdName == null) return;
        put("<!DOCTYPE " + name);
        if (sys != null && pub != null) put(" PUBLIC \"" + pub + "\" \"" + sys + "\"");
        else if (sys != null) put(" SYSTEM \"" + sys + "\"");
        put(">\n");
    }

    @Override
    public void endDocument() throws SAXException {
        finish(false);
        if (indent && !text) put("\n");
        try {
            out.flush();
        } catch (IOException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) throws SAXException {
        mappings.add(prefix);
        mappings.add(uri);
    }

    @Override
    public void endPrefixMapping(String prefix) throws SAXException {
    }

    @Override
    public void startElement(String uri, String local, String qName, Attributes a) throws SAXException {
        if (qName == null || qName.isEmpty()) qName = local;
        finish(true);
        if (!rootSeen) doctype(qName);
        rootSeen = true;
        Level above = open.isEmpty() ? null : open.get(open.size() - 1), l = new Level();
        l.name = qName;
        String space = a.getValue("xml:space");
        l.preserve = space != null ? space.equals("preserve") : above != null && above.preserve;
        l.section = sections.contains(uri == null || uri.isEmpty() ? qName : "{" + uri + "}" + local);
        open.add(l);
        namespaces.push();
        if (text) {
            mappings.clear();
            return;
        }
        put("<" + qName);
        for (int i = 0; i < a.getLength(); i++) {
            String n = a.getQName(i) == null || a.getQName(i).isEmpty() ? a.getLocalName(i) : a.getQName(i);
            if (n.equals("xmlns")) namespaces.declare("", a.getValue(i));
            else if (n.startsWith("xmlns:")) namespaces.declare(n.substring(6), a.getValue(i));
        }
        for (int i = 0; i < mappings.size(); i += 2) declare(mappings.get(i), mappings.get(i + 1));
        mappings.clear();
        for (int i = 0; i < a.getLength(); i++) attribute(a, i);
        int colon = qName.indexOf(':');
        boolean known = uri != null && (!uri.isEmpty() || colon < 0 && local != null && !local.isEmpty());
        if (known) declare(colon < 0 ? "" : qName.substring(0, colon), uri);
        tagOpen = true;
    }

    private void attribute(Attributes a, int i) throws SAXException {
        String n = a.getQName(i) == null || a.getQName(i).isEmpty() ? a.getLocalName(i) : a.getQName(i);
        int colon = n.indexOf(':');
        if (colon > 0 && a.getURI(i) != null && !a.getURI(i).isEmpty() && !n.startsWith("xmlns:"))
            declare(n.substring(0, colon), a.getURI(i));
        put(" " + n + "=\"");
        escape(a.getValue(i), 0, true);
        put("\"");
    }

    /** Unless the prefix stands for it already. */
    private void declare(String prefix, String uri) throws SAXException {
        String now = namespaces.find(prefix);
        if (uri.equals(now == null ? "" : now) || namespaces.declares(prefix)) return;
        namespaces.declare(prefix, uri);
        put(prefix.isEmpty() ? " xmlns=\"" : " xmlns:" + prefix + "=\"");
        escape(uri, 0, true);
        put("\"");
    }

    @Override
    public void endElement(String uri, String local, String qName) throws SAXException {
        Level l = open.get(open.size() - 1);
        if (tagOpen && pending.length() == 0) {
            tagOpen = false;
            put("/>");
        } else {
            boolean afterSection = l.justSection && pending.length() == 0;
            finish(false);
            if (!text) {
                if (indent && l.children > 0 && !l.preserve && !afterSection) newLine(open.size() - 1);
                put("</" + l.name + ">");
            }
        }
        open.remove(open.size() - 1);
        namespaces.pop();
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        if (inDtd || open.isEmpty() && !text && length > 0 && XmlChars.isBlank(ch, start, length)) return;
        if (inSection && text) put(new String(ch, start, length));
        else pending.append(ch, start, length);
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        characters(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        if (inDtd || text) return;
        if (target.equals(RAW)) return;
        finish(true);
        put("<?" + target + (data == null || data.isEmpty() ? "" : " " + data) + "?>");
    }

    /** Output without escaping is asked for by an instruction of JAXP. */
    private static final String RAW = "javax.xml.transform.disable-output-escaping";

    @Override
    public void skippedEntity(String name) throws SAXException {
        if (text || inDtd) return;
        finish(false);
        put("&" + name + ";");
    }

    // ---- LexicalHandler

    @Override
    public void startDTD(String name, String publicId, String systemId) throws SAXException {
        inDtd = true;
        dtdName = name;
        dtdPublic = publicId;
        dtdSystem = systemId;
    }

    @Override
    public void endDTD() throws SAXException {
        inDtd = false;
    }

    @Override
    public void startEntity(String name) throws SAXException {
    }

    @Override
    public void endEntity(String name) throws SAXException {
    }

    @Override
    public void startCDATA() throws SAXException {
        if (text || inDtd) return;
        if (!started) declaration();
        closeTag();
        if (pending.length() > 0) flushText(open.isEmpty() ? null : open.get(open.size() - 1), false);
        inSection = true;
    }

    @Override
    public void endCDATA() throws SAXException {
        if (!inSection) return;
        section(pending.toString());
        pending.setLength(0);
        inSection = false;
        if (!open.isEmpty()) open.get(open.size() - 1).justSection = true;
    }

    @Override
    public void comment(char[] ch, int start, int length) throws SAXException {
        if (inDtd || text) return;
        finish(true);
        put("<!--" + new String(ch, start, length) + "-->");
    }

    // ---- DTDHandler

    @Override
    public void notationDecl(String name, String publicId, String systemId) throws SAXException {
    }

    @Override
    public void unparsedEntityDecl(String name, String publicId, String systemId, String notationName)
            throws SAXException {
    }
}
