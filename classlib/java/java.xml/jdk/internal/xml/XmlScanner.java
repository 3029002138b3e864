// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.util.Arrays;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLStreamConstants;
import org.xml.sax.SAXException;

/**
 * The pull parser that SAX, DOM and StAX sit on: next() reads one piece of the document and answers what it is; fields
 * tell the rest.
 *
 * <pre>
 *   START_DOCUMENT          version, declaredEncoding, standalone, declared (an XML declaration stood there)
 *   DTD                     dtd; the listener heard of what is in it
 *   START_ELEMENT           name, uri, attributes, namespaces.declared()
 *   END_ELEMENT             name, uri, namespaces.declared() (gone with the next step)
 *   CHARACTERS SPACE        ch, start, length: as much as is at hand; SPACE where only elements may stand
 *   CDATA COMMENT           text
 *   PROCESSING_INSTRUCTION  target, data
 *   ENTITY_REFERENCE        target: an entity that is not read
 *   START_ENTITY END_ENTITY target: its text comes between
 *   END_DOCUMENT
 * </pre>
 *
 * An error of the document is a SAXParseException; there is no going on after it.
 */
final class XmlScanner extends DtdScanner implements XMLStreamConstants {
    static final int START_ENTITY = 20, END_ENTITY = 21;
    private static final int BEGIN = 0, PROLOG = 1, CONTENT = 2, TRAILER = 3, OVER = 4;

    private int state = BEGIN;
    private boolean closing, popNext;

    /** Or null: nobody wants to know whether the document is valid. */
    DtdValidator validator;

    String declaredEncoding;
    boolean declared, standaloneSet;

    XmlName name;
    String uri;
    final XmlAttributes attributes = new XmlAttributes();
    final XmlNamespaces namespaces = new XmlNamespaces();

    char[] ch;
    int start, length;
    private final char[] pair = new char[2];
    /** The text came from a reference to a character. */
    boolean reference;

    /** Open elements: their names and namespaces, and whether only elements may stand in them. */
    private XmlName[] open = new XmlName[16];
    private String[] openUri = new String[16];
    private boolean[] blankOnly = new boolean[16];
    int openCount;

    XmlScanner(XmlSettings settings) {
        super(settings);
    }

    int next() throws IOException, SAXException {
        if (popNext) {
            popNext = false;
            if (settings.namespaces) namespaces.pop();
        }
        if (closing) {
            closing = false;
            return endElement();
        }
        switch (state) {
        case BEGIN:
            return begin();
        case PROLOG:
            return prolog();
        case CONTENT:
            return content();
        case TRAILER:
            return trailer();
        default:
            return END_DOCUMENT;
        }
    }

    // ---- around the root

    private int begin() throws IOException, SAXException {
        state = PROLOG;
        if (atDeclaration()) {
            skip("<?xml");
            String[] v = new String[3];
            pseudoAttributes(v, true);
            if (v[0] == null) throw fail("The version is required in the XML declaration.");
            if (!v[0].equals("1.0") && !v[0].equals("1.1"))
                throw fail("XML version \"" + v[0] + "\" is not supported, only XML 1.0 is supported.");
            if (v[2] != null && !v[2].equals("yes") && !v[2].equals("no")) throw fail(
                    "The standalone document declaration value must be \"yes\" or \"no\", not \"" + v[2] + "\".");
            declared = true;
            version = v[0];
            declaredEncoding = v[1];
            standaloneSet = v[2] != null;
            standalone = "yes".equals(v[2]);
            if (in.encoding == null) in.encoding = v[1];
        }
        return START_DOCUMENT;
    }

    private int prolog() throws IOException, SAXException {
        spaces();
        int c = peek();
        if (c < 0) throw fail("Premature end of file.");
        if (c != '<') throw fail("Content is not allowed in prolog.");
        if (skip("<!--")) {
            comment();
            return COMMENT;
        }
        if (skip("<?")) {
            instruction();
            return PROCESSING_INSTRUCTION;
        }
        if (skip("<!DOCTYPE")) {
            if (dtd != null) throw fail("Already seen doctype.");
            if (settings.supportDtd) doctype();
            else passDoctype();
            return DTD;
        }
        if (peekAt(1) == '!') throw fail("The markup in the document preceding the root element must be well-formed.");
        read();
        state = CONTENT;
        return startElement();
    }

    /** A document type declaration that nobody wants: to its end. */
    private void passDoctype() throws IOException, SAXException {
        dtd = new Dtd();
        dtd.incomplete = true;
        int brackets = 0;
        for (int c = read(); c != '>' || brackets > 0; c = read()) {
            if (c < 0) throw fail("XML document structures must start and end within the same entity.");
            if (c == '[') brackets++;
            else if (c == ']') brackets--;
            else if (c == '"' || c == '\'') for (int d = read(); d != c && d >= 0; d = read());
            else if (c == '<' && skip("!--")) comment();
        }
    }

    private int trailer() throws IOException, SAXException {
        spaces();
        if (peek() < 0) {
            state = OVER;
            if (validator != null) validator.endDocument();
            return END_DOCUMENT;
        }
        if (skip("<!--")) {
            comment();
            return COMMENT;
        }
        if (peek() == '<' && peekAt(1) == '?') {
            skip("<?");
            instruction();
            return PROCESSING_INSTRUCTION;
        }
        throw fail(peek() == '<' ? "The markup in the document following the root element must be well-formed."
                : "Content is not allowed in trailing section.");
    }

    // ---- content

    private int content() throws IOException, SAXException {
        int c = peek();
        if (c == '<') {
            in.pos++;
            return markup();
        }
        if (c == '&') {
            in.pos++;
            return reference();
        }
        if (c >= 0) return characters();
        if (depth() == 0 || in.depth != openCount)
            throw fail("XML document structures must start and end within the same entity.");
        target = in.name;
        pop();
        return END_ENTITY;
    }

    private int markup() throws IOException, SAXException {
        int c = peek();
        if (c == '/') {
            in.pos++;
            return endTag();
        }
        if (c == '?') {
            in.pos++;
            instruction();
            return PROCESSING_INSTRUCTION;
        }
        if (c != '!') return startElement();
        if (skip("!--")) {
            comment();
            return COMMENT;
        }
        if (!skip("![CDATA[")) throw fail("The content of elements must consist of well-formed character data or "
                + "markup.");
        cdata();
        if (validator != null) validator.text(false);
        return CDATA;
    }

    private void cdata() throws IOException, SAXException {
        text.setLength(0);
        while (!skip("]]>")) {
            run(']', ']');
            if (at("]]>")) continue;
            int c = readChar();
            if (c == -2) throw badChar("the CDATA section");
            if (c == -1) throw fail("XML document structures must start and end within the same entity.");
            text.appendCodePoint(c);
        }
    }

    /** Text up to the next markup, or what is at hand of it. */
    private int characters() throws IOException, SAXException {
        XmlInput i = in;
        char[] b = i.buf;
        int first = i.pos, p = first, l = i.limit;
        while (p < l) {
            char c = b[p];
            if (c == '<' || c == '&' || c == ']' || c < ' ' && c != '\n' && c != '\t' && c != '\r'
                    || c >= 0xD800) break;
            p++;
        }
        i.pos = p;
        if (p == first) return special();
        reference = false;
        ch = b;
        start = first;
        length = p - first;
        boolean blank = (blankOnly[openCount - 1] || validator != null) && XmlChars.isBlank(b, first, length);
        if (validator != null) validator.text(blank);
        return blankOnly[openCount - 1] && blank ? SPACE : CHARACTERS;
    }

    /** A character that needs a look: a bracket, a surrogate, one that must not be there. */
    private int special() throws IOException, SAXException {
        if (at("]]>")) throw fail("The character sequence \"]]>\" must not appear in content unless used to mark "
                + "the end of a "
                + "CDATA section.");
        int c = readChar();
        if (c == -2) throw badChar("the element content of the document");
        reference = false;
        return one(c);
    }

    private int one(int c) throws SAXException {
        if (validator != null) validator.text(false);
        ch = pair;
        start = 0;
        length = Character.toChars(c, pair, 0);
        return CHARACTERS;
    }

    private int reference() throws IOException, SAXException {
        reference = true;
        if (peek() == '#') {
            in.pos++;
            return one(characterReference());
        }
        target = entityName();
        int c = builtIn(target);
        if (c >= 0) return one(c);
        Dtd.Entity e = entity(target);
        if (e == null) {
            if (dtd == null || !dtd.incomplete || standalone) throw undeclared(target);
            return ENTITY_REFERENCE;
        }
        if (e.notation != null) throw fail("The unparsed entity reference \"&" + target + ";\" is not permitted.");
        if (!settings.expandEntities || e.isExternal() && !settings.externalGeneral) return ENTITY_REFERENCE;
        if (e.isExternal()) pushExternal(target, e.publicId, e.systemId, e.baseUri, e);
        else push(new XmlInput(target, e.text, in.publicId, in.systemId), e);
        in.depth = openCount;
        return START_ENTITY;
    }

    // ---- elements

    private int startElement() throws IOException, SAXException {
        name = name();
        if (name == null) throw fail(openCount == 0
                ? "The markup in the document preceding the root element must be well-formed."
                : "The content of elements must consist of well-formed character data or markup.");
        attributes.clear();
        for (;;) {
            boolean space = spaces();
            int c = peek();
            if (c == '>') {
                in.pos++;
                break;
            }
            if (c == '/' && peekAt(1) == '>') {
                in.pos += 2;
                closing = true;
                break;
            }
            XmlName n = space ? name() : null;
            if (n == null) throw fail(c < 0
                    ? "XML document structures must start and end within the same entity."
                    : "Element type \"" + name.raw
                            + "\" must be followed by either attribute specifications, \">\" or \"/>\".");
            attribute(n);
        }
        Dtd.Element declaration = dtd == null ? null : dtd.elements.get(name.raw);
        if (declaration != null) defaults(declaration);
        if (validator != null) validator.startElement(dtd, name, attributes);
        uri = "";
        if (settings.namespaces) bindNamespaces();
        pushElement(declaration != null && declaration.hasElementContent());
        return START_ELEMENT;
    }

    private void attribute(XmlName n) throws IOException, SAXException {
        spaces();
        if (read() != '=') {
            if (peek() >= 0) in.pos--;
            throw fail("Attribute name \"" + n.raw + "\" associated with an element type \"" + name.raw
                    + "\" must be followed by the ' = ' character.");
        }
        spaces();
        int c = peek();
        if (c != '"' && c != '\'') throw fail("Open quote is expected for attribute \"" + n.raw
                + "\" associated with an  element type  \"" + name.raw + "\".");
        String value = attributeValue(name.raw, n.raw);
        if (attributes.find(n) >= 0)
            throw fail("Attribute \"" + n.raw + "\" was already specified for element \"" + name.raw + "\".");
        attributes.add(n, "CDATA", value, true, false);
        if (settings.secure && settings.attributeLimit > 0 && attributes.count > settings.attributeLimit) throw fail(
                "JAXP00010002: Element \"" + name.raw + "\" has more than \"" + settings.attributeLimit
                + "\" attributes, \"" + settings.attributeLimit + "\" is the limit imposed by the JDK.");
    }

    /** Types and defaults of declared attributes. */
    private void defaults(Dtd.Element declaration) {
        for (Dtd.Attribute a : declaration.attributes.values()) {
            int i = attributes.find(a.name);
            if (i < 0) {
                if (a.value != null) attributes.add(a.name, a.saxType(), a.value, false, true);
                continue;
            }
            attributes.type[i] = a.saxType();
            attributes.declared[i] = true;
            if (!a.type.equals("CDATA")) attributes.value[i] = collapse(attributes.value[i]);
        }
    }

    /** Namespaces in XML: declarations first, then the names of the element and its attributes. */
    private void bindNamespaces() throws SAXException {
        namespaces.push();
        if (!name.qualified) throw fail("Element or attribute \"" + name.raw + "\" do not match QName production: "
                + "QName::=(NCName':')?NCName.");
        XmlAttributes a = attributes;
        for (int i = 0; i < a.count; i++) {
            XmlName n = a.name[i];
            if (n.prefix == "xmlns") declare(n.local, a.value[i], n.raw);
            else if (n.raw == "xmlns") declare("", a.value[i], n.raw);
        }
        uri = namespaces.find(name.prefix);
        if (uri == null) {
            if (!name.prefix.isEmpty())
                throw fail("The prefix \"" + name.prefix + "\" for element \"" + name.raw + "\" is not bound.");
            uri = "";
        }
        for (int i = 0; i < a.count;) {
            XmlName n = a.name[i];
            if (n.prefix == "xmlns" || n.raw == "xmlns") {
                if (settings.keepXmlns) a.uri[i++] = XMLConstants.XMLNS_ATTRIBUTE_NS_URI;
                else a.remove(i);
                continue;
            }
            if (!n.qualified) throw fail("Element or attribute \"" + n.raw + "\" do not match QName production: "
                    + "QName::=(NCName':')?NCName.");
            if (!n.prefix.isEmpty()) bindAttribute(n, i);
            i++;
        }
    }

    private void bindAttribute(XmlName n, int i) throws SAXException {
        XmlAttributes a = attributes;
        String u = namespaces.find(n.prefix);
        if (u == null) throw fail("The prefix \"" + n.prefix + "\" for attribute \"" + n.raw
                + "\" associated with an element type \"" + name.raw + "\" is not bound.");
        a.uri[i] = u;
        for (int k = 0; k < i; k++)
            if (a.name[k].local == n.local && a.uri[k].equals(u)) throw fail("Attribute \"" + n.local
                    + "\" bound to namespace \"" + u + "\" was already specified for element \"" + name.raw + "\".");
    }

    private void declare(String prefix, String value, String raw) throws SAXException {
        if (prefix.equals("xmlns"))
            throw fail("The prefix \"xmlns\" cannot be bound to any namespace explicitly; neither can the "
                    + "namespace for \"xmlns\" be "
                    + "bound to any prefix explicitly.");
        if (prefix.equals("xml") != value.equals(XMLConstants.XML_NS_URI))
            throw fail("The prefix \"xml\" cannot be bound to any namespace other than its usual namespace; "
                    + "neither can the namespace "
                    + "for \"xml\" be bound to any prefix other than \"xml\".");
        if (value.isEmpty() && !prefix.isEmpty()
                && !"1.1".equals(version)) throw fail("The value of the attribute \"prefix=\""
                + "xmlns\",localpart=\"" + prefix + "\",rawname=\"" + raw
                        + "\"\" is invalid. Prefixed namespace bindings may not be empty.");
        namespaces.declare(prefix, value.intern());
    }

    private void pushElement(boolean elementsOnly) {
        if (openCount == open.length) {
            open = Arrays.copyOf(open, openCount * 2);
            openUri = Arrays.copyOf(openUri, openCount * 2);
            blankOnly = Arrays.copyOf(blankOnly, openCount * 2);
        }
        open[openCount] = name;
        blankOnly[openCount] = elementsOnly;
        openUri[openCount++] = uri;
    }

    private int endTag() throws IOException, SAXException {
        XmlName opened = open[openCount - 1];
        if (!skip(opened.raw) || depth() > 0 && in.depth == openCount) throw fail("The element type \"" + opened.raw
                + "\" must be terminated by the matching end-tag \"</" + opened.raw + ">\".");
        spaces();
        if (read() != '>') throw fail("The end-tag for element type \"" + opened.raw
                + "\" must end with a '>' delimiter.");
        return endElement();
    }

    private int endElement() throws SAXException {
        name = open[--openCount];
        if (validator != null) validator.endElement(name.raw);
        uri = openUri[openCount];
        popNext = true;
        if (openCount == 0) state = TRAILER;
        return END_ELEMENT;
    }
}
