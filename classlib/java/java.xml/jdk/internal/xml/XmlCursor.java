// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Locale;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.Locator2;

/**
 * Where the parser stands: a stack of entities, the innermost of which is read, and the small steps forward.
 *
 * peek() answers -1 at the end of the innermost entity; nothing leaves an entity by itself. That is how a tag that
 * begins in one
 * entity and ends in another is noticed: to the tag, the entity is the whole world. DtdScanner and XmlScanner are
 * built on this.
 */
class XmlCursor implements Locator2 {
    final XmlSettings settings;
    final XmlNames names = new XmlNames();
    Dtd dtd;

    XmlInput in;
    private final ArrayList<XmlInput> outer = new ArrayList<XmlInput>();
    private final ArrayList<Dtd.Entity> opened = new ArrayList<Dtd.Entity>();
    private int expansions;
    private long size;

    String version;
    final StringBuilder text = new StringBuilder();

    XmlCursor(XmlSettings settings) {
        this.settings = settings;
    }

    // ---- entities

    int depth() {
        return outer.size();
    }

    /** Opens the document. */
    final void open(InputSource source) throws IOException, SAXException {
        in = openSource(source, null, null, XmlUris.absolute(source.getSystemId(), null));
    }

    private XmlInput openSource(InputSource source, String name, String publicId, String systemId) throws IOException {
        if (source.getPublicId() != null) publicId = source.getPublicId();
        if (source.getCharacterStream() != null)
            return new XmlInput(name, source.getCharacterStream(), source.getEncoding(), publicId, systemId);
        InputStream bytes = source.getByteStream();
        if (bytes == null) {
            if (systemId == null) throw new java.net.MalformedURLException();
            bytes = XmlUris.open(systemId);
        }
        return XmlInput.open(name, bytes, source.getEncoding(), publicId, systemId);
    }

    final void push(XmlInput entity, Dtd.Entity declaration) throws SAXException {
        if (declaration != null) {
            if (declaration.open) throw fail("Recursive entity reference \"" + declaration.name
                    + "\". (Reference path: "
                    + path(declaration) + "),");
            declaration.open = true;
            countExpansion(declaration);
        }
        outer.add(in);
        opened.add(declaration);
        in = entity;
    }

    private String path(Dtd.Entity last) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < opened.size(); i++)
            if (opened.get(i) != null) s.append(opened.get(i).name).append(" -> ");
        return s.append(last.name).toString();
    }

    /** XML has entities that grow without end: secure processing stops them. */
    private void countExpansion(Dtd.Entity e) throws SAXException {
        if (!settings.secure) return;
        if (settings.expansionLimit > 0 && ++expansions > settings.expansionLimit) {
            throw fail("JAXP00010001: The parser has encountered more than \"" + settings.expansionLimit
                    + "\" entity expansions in this document; this is the limit imposed by the JDK.");
        }
        if (e.text != null) size += e.text.length();
        if (settings.sizeLimit > 0 && size > settings.sizeLimit) {
            throw fail("JAXP00010004: The accumulated size of entities is \"" + String.format(Locale.ROOT, "%,d", size)
                    + "\" that exceeded the \"" + String.format(Locale.ROOT, "%,d", settings.sizeLimit)
                    + "\" limit set by \"FEATURE_SECURE_PROCESSING\".");
        }
    }

    final void pop() throws IOException {
        in.close();
        in = outer.remove(outer.size() - 1);
        Dtd.Entity e = opened.remove(opened.size() - 1);
        if (e != null) e.open = false;
    }

    final void close() throws IOException {
        while (depth() > 0) pop();
        if (in != null) in.close();
    }

    /**
     * Opens an external entity: through the resolver, else at its system id. Then its text declaration is
     * passed over.
     */
    final void pushExternal(String name, String publicId, String systemId, String base, Dtd.Entity declaration)
            throws IOException, SAXException {
        String uri = XmlUris.absolute(systemId, base);
        InputSource source = settings.resolver == null ? null
                : settings.resolver.resolve(name, publicId, base, systemId);
        if (source == null) {
            if (!settings.mayAccess(uri)) throw fail(("[dtd]".equals(name)
                    ? "External DTD: Failed to read external DTD '"
                    : "External Entity: Failed to read external document '") + uri.substring(uri.lastIndexOf('/') + 1)
                    + "', because '" + XmlSettings.protocol(uri)
                    + "' access is not allowed due to restriction set by the accessExternalDTD property.");
            source = new InputSource(uri);
        } else if (source.getSystemId() != null) {
            uri = XmlUris.absolute(source.getSystemId(), base);
        }
        push(openSource(source, name, publicId, uri), declaration);
        if (atDeclaration()) textDeclaration();
    }

    final boolean atDeclaration() throws IOException {
        return at("<?xml") && XmlChars.isSpace(peekAt(5));
    }

    private void textDeclaration() throws IOException, SAXException {
        skip("<?xml");
        String[] v = new String[3];
        pseudoAttributes(v, false);
        if (v[1] == null) throw fail("The encoding declaration is required in the text declaration.");
    }

    /** version, encoding, standalone, in this order, then "?>". */
    final void pseudoAttributes(String[] value, boolean document) throws IOException, SAXException {
        String[] known = { "version", "encoding", "standalone" };
        String where = document ? "XML declaration" : "text declaration";
        int next = 0;
        for (;;) {
            boolean space = spaces();
            if (skip("?>")) return;
            XmlName n = name();
            int k = next;
            while (k < 3 && (n == null || !known[k].equals(n.raw))) k++;
            if (k == 3 || !document && k == 2) {
                throw fail(next == 3 ? "The " + where + " must end with \"?>\"."
                        : "A pseudo attribute name is expected.");
            }
            if (!space) throw fail("White space is required before the " + known[k] + " pseudo attribute in the "
                    + where + ".");
            if (document && k > 0 && value[0] == null) throw fail("The version is required in the XML declaration.");
            spaces();
            if (read() != '=') throw fail("The ' = ' character must follow \"" + known[k] + "\" in the " + where + ".");
            spaces();
            value[k] = quoted("The value following \"" + known[k] + "\" in the " + where + " must be a quoted string.");
            next = k + 1;
        }
    }

    // ---- steps

    /** The next code unit, or -1 at the end of this entity. */
    final int peek() throws IOException {
        XmlInput i = in;
        if (i.pos == i.limit && i.more(i.pos) < 0) return -1;
        return i.buf[i.pos];
    }

    final int peekAt(int distance) throws IOException {
        while (in.pos + distance >= in.limit)
            if (in.more(in.pos) < 0) return -1;
        return in.buf[in.pos + distance];
    }

    final int read() throws IOException {
        int c = peek();
        if (c >= 0) in.pos++;
        return c;
    }

    /** Reads one character, as a code point; -1 at the end, -2 if it is none that a document may have. */
    final int readChar() throws IOException {
        int c = read();
        if (c < 0 || XmlChars.isPlain((char) c)) return c;
        if (c >= 0xD800 && c < 0xDC00) {
            int low = peek();
            if (low >= 0xDC00 && low < 0xE000) {
                in.pos++;
                return Character.toCodePoint((char) c, (char) low);
            }
        }
        bad = c;
        return -2;
    }

    /** The character that readChar answered -2 for. */
    private int bad;

    final SAXException badChar(String where) {
        return fail("An invalid XML character (Unicode: 0x" + Integer.toHexString(bad) + ") was found in " + where
                + ".");
    }

    final boolean at(String s) throws IOException {
        for (int i = 0; i < s.length(); i++)
            if (peekAt(i) != s.charAt(i)) return false;
        return true;
    }

    final boolean skip(String s) throws IOException {
        if (!at(s)) return false;
        in.pos += s.length();
        return true;
    }

    final boolean spaces() throws IOException {
        boolean any = false;
        for (;;) {
            XmlInput i = in;
            char[] b = i.buf;
            int p = i.pos, l = i.limit;
            while (p < l && (b[p] == ' ' || b[p] == '\n' || b[p] == '\t' || b[p] == '\r')) p++;
            any |= p > i.pos;
            i.pos = p;
            if (p < l || i.more(p) < 0) return any;
        }
    }

    /** A name, or null where none begins. */
    final XmlName name() throws IOException {
        int c = peek();
        if (c < 0 || !startsName(c)) return null;
        return nameChars();
    }

    private boolean startsName(int c) throws IOException {
        if (c >= 0xD800 && c < 0xDC00) {
            int low = peekAt(1);
            return low >= 0xDC00 && low < 0xE000 && XmlChars.isNameStart(Character.toCodePoint((char) c, (char) low));
        }
        return XmlChars.isNameStart(c);
    }

    /** One or more characters of names, or null. */
    final XmlName nameChars() throws IOException {
        XmlInput i = in;
        int start = i.pos, p = start;
        for (;;) {
            char[] b = i.buf;
            int l = i.limit;
            while (p < l) {
                char c = b[p];
                if (c < 0xD800 || c >= 0xE000) {
                    if (!XmlChars.isNameChar(c)) break;
                } else if (p + 1 < l && !(Character.isSurrogatePair(c, b[p + 1])
                        && XmlChars.isNameChar(Character.toCodePoint(c, b[p + 1])))) {
                    break;
                } else if (p + 1 == l) {
                    break;
                } else {
                    p++;
                }
                p++;
            }
            boolean atEnd = p == l || p == l - 1 && Character.isHighSurrogate(b[p]);
            if (!atEnd) break;
            int moved = i.more(start);
            if (moved < 0) break;
            p += moved - start;
            start = moved;
        }
        if (p == start) return null;
        i.pos = p;
        return names.find(i.buf, start, p - start);
    }

    /** What stands between quotes, unexpanded. */
    final String quoted(String otherwise) throws IOException, SAXException {
        int quote = read();
        if (quote != '"' && quote != '\'') throw fail(otherwise);
        text.setLength(0);
        for (int c = readChar(); c != quote; c = readChar()) {
            if (c == -1) throw fail(otherwise);
            if (c == -2) throw badChar("the literal");
            text.appendCodePoint(c);
        }
        return text.toString();
    }

    // ---- what documents and declarations share

    /** After "<!--". The text is left in "text". */
    final void comment() throws IOException, SAXException {
        text.setLength(0);
        int base = depth();
        for (;;) {
            run('-', '-');
            int c = readChar();
            if (c == -2) throw badChar("the comment");
            if (c == -1) throw fail("XML document structures must start and end within the same entity.");
            if (c == '-' && peek() == '-') {
                in.pos++;
                if (read() != '>') throw fail("The string \"--\" is not permitted within comments.");
                return;
            }
            text.appendCodePoint(c);
        }
    }

    /** Appends plain characters to "text" up to one of two. */
    final void run(char stop, char other) {
        XmlInput i = in;
        char[] b = i.buf;
        int p = i.pos, l = i.limit;
        while (p < l && b[p] != stop && b[p] != other && XmlChars.isPlain(b[p])) p++;
        text.append(b, i.pos, p - i.pos);
        i.pos = p;
    }

    String target, data;

    /** After "<?". Leaves target and data. */
    final void instruction() throws IOException, SAXException {
        XmlName n = name();
        if (n == null) throw fail("The processing instruction must begin with the name of the target.");
        if (n.raw.equalsIgnoreCase("xml"))
            throw fail("The processing instruction target matching \"[xX][mM][lL]\" is not allowed.");
        if (settings.namespaces && n.raw.indexOf(':') >= 0) throw fail(
                "A colon is not allowed in the name '" + n.raw + "' when namespaces are enabled.");
        boolean space = spaces();
        text.setLength(0);
        if (!space && !at("?>")) throw fail("White space is required between the processing instruction target "
                + "and data.");
        while (!skip("?>")) {
            run('?', '?');
            if (at("?>")) continue;
            int c = readChar();
            if (c == -2) throw badChar("the processing instruction");
            if (c == -1) throw fail("XML document structures must start and end within the same entity.");
            text.appendCodePoint(c);
        }
        target = n.raw;
        data = text.toString();
    }

    /** After "&#": the character. */
    final int characterReference() throws IOException, SAXException {
        boolean hex = peek() == 'x';
        if (hex) read();
        int value = 0, digits = 0;
        StringBuilder shown = new StringBuilder(hex ? "&#x" : "&#");
        for (;; digits++) {
            int c = peek(), d = c < 0 || c > 127 ? -1 : Character.digit((char) c, hex ? 16 : 10);
            if (d < 0) break;
            shown.append((char) c);
            if (value <= 0x10FFFF) value = value * (hex ? 16 : 10) + d;
            read();
        }
        if (digits == 0) throw fail(hex
                ? "A hexadecimal representation must immediately follow the \"&#x\" in a character reference."
                : "A decimal representation must immediately follow the \"&#\" in a character reference.");
        if (read() != ';') throw fail("The character reference must end with the ';' delimiter.");
        if (!XmlChars.isChar(value) && !("1.1".equals(version) && value > 0 && value < 0x20))
            throw fail("Character reference \"" + shown + "\" is an invalid XML character.");
        return value;
    }

    /** After "&": the name of an entity, and the semicolon. */
    final String entityName() throws IOException, SAXException {
        XmlName n = name();
        if (n == null) throw fail("The entity name must immediately follow the '&' in the entity reference.");
        if (read() != ';') throw fail("The reference to entity \"" + n.raw + "\" must end with the ';' delimiter.");
        return n.raw;
    }

    /** The character of one of the five entities that need no declaration, or -1. */
    static int builtIn(String name) {
        switch (name) {
        case "lt":
            return '<';
        case "gt":
            return '>';
        case "amp":
            return '&';
        case "quot":
            return '"';
        case "apos":
            return '\'';
        default:
            return -1;
        }
    }

    final Dtd.Entity entity(String name) {
        return dtd == null ? null : dtd.entities.get(name);
    }

    /**
     * The value of an attribute, from its quote on, with references expanded and white space made blanks (XML
     * 1.0, 3.3.3).
     */
    final String attributeValue(String element, String attribute) throws IOException, SAXException {
        int quote = read(), base = depth();
        text.setLength(0);
        for (;;) {
            XmlInput i = in;
            char[] b = i.buf;
            int p = i.pos, l = i.limit;
            while (p < l) {
                char c = b[p];
                if (c == quote || c == '&' || c == '<' || c < ' ' || c >= 0xD800) break;
                p++;
            }
            text.append(b, i.pos, p - i.pos);
            i.pos = p;
            int c = readChar();
            if (c == -1) {
                if (depth() == base) throw fail("XML document structures must start and end within the same entity.");
                pop();
            } else if (c == -2) {
                throw badChar("the value of attribute \"" + attribute + "\" and element is \"" + element + "\"");
            } else if (c == quote && depth() == base) {
                return text.toString();
            } else if (c == '<') {
                in.pos--;
                throw fail("The value of attribute \"" + attribute + "\" associated with an element type \"" + element
                        + "\" must not contain the '<' character.");
            } else if (c == '&') {
                attributeReference();
            } else if (c == '\n' || c == '\t' || c == '\r') {
                text.append(' ');
            } else {
                text.appendCodePoint(c);
            }
        }
    }

    private void attributeReference() throws IOException, SAXException {
        if (peek() == '#') {
            read();
            text.appendCodePoint(characterReference());
            return;
        }
        String name = entityName();
        int c = builtIn(name);
        if (c >= 0) {
            text.append((char) c);
            return;
        }
        Dtd.Entity e = entity(name);
        if (e == null) {
            if (dtd == null || !dtd.incomplete) throw undeclared(name);
        } else if (e.notation != null) {
            throw fail("The unparsed entity reference \"&" + name + ";\" is not permitted.");
        } else if (e.isExternal()) {
            throw fail("The external entity reference \"&" + name + ";\" is not permitted in an attribute value.");
        } else {
            push(new XmlInput(name, e.text, in.publicId, in.systemId), e);
        }
    }

    final SAXException undeclared(String name) {
        return fail("The entity \"" + name + "\" was referenced, but not declared.");
    }

    /** Blanks at the ends go, several become one: the value of an attribute whose type is not CDATA. */
    static String collapse(String s) {
        int l = s.length();
        boolean clean = l == 0 || s.charAt(0) != ' ' && s.charAt(l - 1) != ' ' && s.indexOf("  ") < 0;
        if (clean) return s;
        StringBuilder out = new StringBuilder(l);
        for (int i = 0; i < l; i++) {
            char c = s.charAt(i);
            if (c != ' ') out.append(c);
            else if (out.length() > 0 && out.charAt(out.length() - 1) != ' ') out.append(c);
        }
        if (out.length() > 0 && out.charAt(out.length() - 1) == ' ') out.setLength(out.length() - 1);
        return out.toString();
    }

    // ---- the place

    final SAXParseException fail(String message) {
        return new SAXParseException(message, this);
    }

    /** The innermost entity from outside: places are told in terms of it. */
    private XmlInput place() {
        XmlInput i = in;
        for (int k = outer.size() - 1; k >= 0 && !i.external; k--) i = outer.get(k);
        return i;
    }

    @Override
    public String getPublicId() {
        return in == null ? null : place().publicId;
    }

    @Override
    public String getSystemId() {
        return in == null ? null : place().systemId;
    }

    @Override
    public int getLineNumber() {
        return in == null ? -1 : place().line();
    }

    @Override
    public int getColumnNumber() {
        return in == null ? -1 : place().column();
    }

    /** Characters read of the document. */
    final int offset() {
        return in == null ? -1 : (outer.isEmpty() ? in : outer.get(0)).offset();
    }

    @Override
    public String getXMLVersion() {
        return version == null ? "1.0" : version;
    }

    @Override
    public String getEncoding() {
        return in == null ? null : place().encoding;
    }
}
