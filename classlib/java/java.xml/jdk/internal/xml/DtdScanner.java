// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Reads a document type declaration (XML 1.0, 2.8, 3.2 to 3.4, 4.2 to 4.7) into a Dtd and tells a listener of it.
 *
 * Parameter entities are expanded where declarations are read: between declarations anywhere, inside of one only
 * outside of the
 * internal subset (there they count as if blanks stood around them). blanks() is the one place that does so within a
 * declaration.
 */
class DtdScanner extends XmlCursor {
    /** Or null. */
    Dtd.Listener listener;
    boolean standalone;

    /** Entities that were open where the present declaration began. */
    private int declarationDepth;
    /** True in the internal subset itself, false in all that it or the document refers to. */
    private boolean internal;
    private int included;

    DtdScanner(XmlSettings settings) {
        super(settings);
    }

    /** After "<!DOCTYPE". */
    final void doctype() throws IOException, SAXException {
        if (settings.disallowDoctype) throw fail("DOCTYPE is disallowed when the feature "
                + "\"http://apache.org/xml/features/disallow-doctype-decl\" set to true.");
        dtd = new Dtd();
        if (!spaces()) throw fail("White space is required after \"<!DOCTYPE\" in the document type declaration.");
        XmlName n = name();
        if (n == null) throw fail("The root element type must appear after \"<!DOCTYPE\" in the document type "
                + "declaration.");
        dtd.name = n.raw;
        internal = true;
        declarationDepth = depth();
        if (spaces()) {
            String[] id = externalId(false);
            if (id != null) {
                dtd.publicId = id[0];
                dtd.systemId = id[1];
                spaces();
            }
        }
        if (listener != null) listener.startDtd(dtd.name, dtd.publicId, dtd.systemId);
        if (peek() == '[') {
            read();
            XmlInput document = in;
            document.keep = document.pos;
            subset(true);
            dtd.internalSubset = new String(document.buf, document.keep, document.pos - 1 - document.keep);
            document.keep = -1;
            spaces();
        }
        if (read() != '>') throw fail("The document type declaration for root element type \"" + dtd.name
                + "\" must end with '>'.");
        externalSubset();
        if (listener != null) listener.endDtd();
    }

    private void externalSubset() throws IOException, SAXException {
        String base = getSystemId();
        if (dtd.systemId == null) {
            InputSource given = settings.resolver == null || !settings.loadExternalDtd ? null
                    : settings.resolver.externalSubset(dtd.name, base);
            if (given == null) return;
            dtd.systemId = given.getSystemId();
        }
        if (!settings.loadExternalDtd) {
            dtd.incomplete = true;
            return;
        }
        pushExternal("[dtd]", dtd.publicId, dtd.systemId, base, null);
        if (listener != null) listener.dtdEntity("[dtd]", true);
        subset(false);
        pop();
        if (listener != null) listener.dtdEntity("[dtd]", false);
    }

    /** SYSTEM "..." or PUBLIC "..." "...": public id, system id; null if neither stands here. */
    private String[] externalId(boolean systemOptional) throws IOException, SAXException {
        if (skip("SYSTEM")) {
            if (!blanks()) throw fail("White space is required after keyword SYSTEM in external ID.");
            return new String[] { null,
                    quoted("The system identifier must begin with either a single or double quote character.") };
        }
        if (!skip("PUBLIC")) return null;
        if (!blanks()) throw fail("White spaces are required between publicId and systemId.");
        String pub = quoted("The public identifier must begin with either a single or double quote character.");
        for (int i = 0; i < pub.length(); i++)
            if (!XmlChars.isPubid(pub.charAt(i))) throw fail("The character (Unicode: 0x"
                    + Integer.toHexString(pub.charAt(i)) + ") is not permitted in the public identifier.");
        pub = collapse(pub.replace('\n', ' ').replace('\r', ' '));
        boolean space = blanks();
        int c = peek();
        if (c != '"' && c != '\'') {
            if (systemOptional) return new String[] { pub, null };
            throw fail("White spaces are required between publicId and systemId.");
        }
        if (!space) throw fail("White spaces are required between publicId and systemId.");
        return new String[] { pub,
                quoted("The system identifier must begin with either a single or double quote character.") };
    }

    // ---- subsets

    private SAXException malformed() {
        return fail("The markup declarations contained or pointed to by the document type declaration must be "
                + "well-formed.");
    }

    /** Declarations up to "]", which is read, or to the end of the external subset. */
    private void subset(boolean isInternal) throws IOException, SAXException {
        int base = depth();
        for (;;) {
            internal = isInternal && depth() == base;
            spaces();
            int c = peek();
            if (c < 0) {
                if (depth() == base) {
                    if (isInternal || included > 0) throw malformed();
                    return;
                }
                leave();
            } else if (c == ']' && internal) {
                read();
                return;
            } else if (c == '%') {
                read();
                parameterReference();
            } else if (included > 0 && skip("]]>")) {
                included--;
            } else {
                declaration();
            }
        }
    }

    private void leave() throws IOException, SAXException {
        String name = in.name;
        pop();
        if (listener != null && name.startsWith("%")) listener.dtdEntity(name, false);
    }

    private void declaration() throws IOException, SAXException {
        declarationDepth = depth();
        if (skip("<!--")) {
            comment();
            if (listener != null) listener.dtdComment(text);
        } else if (skip("<?")) {
            instruction();
            if (listener != null) listener.dtdInstruction(target, data);
        } else if (skip("<!ELEMENT")) {
            elementDeclaration();
        } else if (skip("<!ATTLIST")) {
            attributeList();
        } else if (skip("<!ENTITY")) {
            entityDeclaration();
        } else if (skip("<!NOTATION")) {
            notationDeclaration();
        } else if (!internal && skip("<![")) {
            conditional();
        } else {
            throw malformed();
        }
    }

    /** After "<![". What is ignored is passed over whole. */
    private void conditional() throws IOException, SAXException {
        blanks();
        boolean include = skip("INCLUDE");
        if (!include && !skip("IGNORE")) throw malformed();
        blanks();
        if (read() != '[') throw malformed();
        if (include) {
            included++;
            return;
        }
        for (int level = 1; level > 0;) {
            if (skip("<![")) level++;
            else if (skip("]]>")) level--;
            else if (read() < 0) throw malformed();
        }
    }

    /** After "%": opens the entity. */
    private void parameterReference() throws IOException, SAXException {
        XmlName n = name();
        if (n == null) throw fail("The entity name must immediately follow the '%' in the parameter entity reference.");
        if (read() != ';') throw fail("The parameter entity reference \"%" + n.raw
                + ";\" must end with the ';' delimiter.");
        Dtd.Entity e = dtd.parameters.get(n.raw);
        if (e == null) {
            dtd.incomplete = true;
            return;
        }
        enter(e, true);
    }

    private void enter(Dtd.Entity e, boolean padded) throws IOException, SAXException {
        String name = "%" + e.name;
        if (!e.isExternal()) {
            push(new XmlInput(name, padded ? " " + e.text + " " : e.text, in.publicId, in.systemId), e);
        } else if (settings.externalParameter) {
            pushExternal(name, e.publicId, e.systemId, e.baseUri, e);
        } else {
            dtd.incomplete = true;
            return;
        }
        if (listener != null) listener.dtdEntity(name, true);
    }

    /**
     * White space inside of a declaration, with the parameter entities that begin or end here. True if there
     * was any.
     */
    private boolean blanks() throws IOException, SAXException {
        boolean any = false;
        for (;;) {
            any |= spaces();
            int c = peek();
            if (c < 0 && depth() > declarationDepth) {
                leave();
                any = true;
            } else if (c == '%' && XmlChars.isNameStart(peekAt(1))) {
                if (internal && depth() == declarationDepth) throw fail("The parameter entity reference \"%" + after()
                        + ";\" cannot occur within markup in the internal subset of the DTD.");
                read();
                parameterReference();
                any = true;
            } else {
                return any;
            }
        }
    }

    private String after() throws IOException {
        read();
        return name().raw;
    }

    private void end(String what, String name) throws IOException, SAXException {
        blanks();
        if (read() != '>') throw fail("The declaration for " + what + " \"" + name + "\" must end with '>'.");
        if (depth() != declarationDepth) throw malformed();
    }

    // ---- declarations

    private void elementDeclaration() throws IOException, SAXException {
        if (!blanks()) throw fail("White space is required after \"<!ELEMENT\" in the element type declaration.");
        XmlName n = name();
        if (n == null) throw fail("The element type is required in the element type declaration.");
        if (!blanks()) throw fail("White space is required after the element type \"" + n.raw
                + "\" in the element type declaration.");
        String model;
        if (skip("EMPTY")) model = "EMPTY";
        else if (skip("ANY")) model = "ANY";
        else if (peek() == '(') model = contentModel(n.raw);
        else throw fail("The content specification is required in the declaration of element type \"" + n.raw + "\".");
        end("element type", n.raw);
        Dtd.Element e = dtd.element(n.raw);
        if (e.model == null) e.model = model;
        if (listener != null) listener.elementDecl(n.raw, model);
    }

    /** From "(" to the last ")" and what follows it, without blanks. */
    private String contentModel(String element) throws IOException, SAXException {
        StringBuilder out = new StringBuilder();
        int open = 0;
        boolean operand = true;
        do {
            blanks();
            int c = peek();
            if (operand && c == '(') {
                out.append((char) read());
                open++;
            } else if (operand && out.length() == 1 && skip("#PCDATA")) {
                out.append("#PCDATA");
                operand = false;
            } else if (operand) {
                XmlName n = name();
                if (n == null) throw fail("A '(' character or an element type is required in the declaration of "
                        + "element type \""
                        + element + "\".");
                out.append(n.raw);
                occurrence(out);
                operand = false;
            } else if (c == ')') {
                out.append((char) read());
                open--;
                occurrence(out);
            } else if (c == '|' || c == ',') {
                out.append((char) read());
                operand = true;
            } else {
                throw fail("A ')' is required in the declaration of element type \"" + element + "\".");
            }
        } while (open > 0);
        char last = out.charAt(out.length() - 1);
        if (out.indexOf("#PCDATA") == 1 && (last == '?' || last == '+'))
            throw fail("The declaration for element type \"" + element + "\" must end with '>'.");
        if (out.indexOf("#PCDATA|") == 1 && out.charAt(out.length() - 1) != '*') throw fail(
                "The mixed content model \"" + element
                        + "\" must end with \")*\" when the types of child elements are constrained.");
        return out.toString();
    }

    private void occurrence(StringBuilder out) throws IOException {
        int c = peek();
        if (c == '?' || c == '*' || c == '+') out.append((char) read());
    }

    private void attributeList() throws IOException, SAXException {
        if (!blanks()) throw fail("White space is required after \"<!ATTLIST\" in the attribute-list declaration.");
        XmlName element = name();
        if (element == null) throw fail("The element type is required in the attribute-list declaration.");
        Dtd.Element e = dtd.element(element.raw);
        for (;;) {
            boolean space = blanks();
            if (peek() == '>') break;
            XmlName n = name();
            if (n == null || !space) throw fail("The attribute name must be specified in the attribute-list "
                    + "declaration for element \""
                    + element.raw + "\".");
            attributeDeclaration(e, n);
        }
        end("the attribute list of", element.raw);
    }

    private void attributeDeclaration(Dtd.Element e, XmlName n) throws IOException, SAXException {
        if (!blanks()) throw fail("White space is required before the attribute type in the declaration of "
                + "attribute \"" + n.raw
                + "\" for element \"" + e.name + "\".");
        String type = attributeType(e.name, n.raw);
        if (!blanks()) throw fail("White space is required after the attribute type in the declaration of attribute \""
                + n.raw
                + "\" for element \"" + e.name + "\".");
        String mode = skip("#REQUIRED") ? "#REQUIRED" : skip("#IMPLIED") ? "#IMPLIED" : skip("#FIXED") ? "#FIXED"
                : null;
        String value = null;
        if (mode == null || mode.equals("#FIXED")) {
            blanks();
            int c = peek();
            if (c != '"' && c != '\'') throw fail("Open quote is expected for attribute \"" + n.raw
                    + "\" associated with an  element type  \"" + e.name + "\".");
            value = attributeValue(e.name, n.raw);
            if (!type.equals("CDATA")) value = collapse(value);
        }
        Dtd.Attribute made = new Dtd.Attribute(n, type, mode, value);
        if (e.attributes.containsKey(n.raw)) return;
        e.attributes.put(n.raw, made);
        if (listener != null) listener.attributeDecl(e.name, made);
    }

    private static final String[] TYPES = { "CDATA", "IDREFS", "IDREF", "ID", "ENTITY", "ENTITIES", "NMTOKENS",
            "NMTOKEN" };

    private String attributeType(String element, String attribute) throws IOException, SAXException {
        for (int i = 0; i < TYPES.length; i++)
            if (skip(TYPES[i])) return TYPES[i];
        boolean notation = skip("NOTATION");
        if (notation) blanks();
        if (read() != '(') throw fail("The attribute type is required in the declaration of attribute \"" + attribute
                + "\" for element \"" + element + "\".");
        StringBuilder out = new StringBuilder(notation ? "NOTATION (" : "(");
        for (;;) {
            blanks();
            XmlName n = notation ? name() : nameChars();
            if (n == null) throw fail("A name is required in the enumerated type of attribute \"" + attribute
                    + "\" for element \"" + element + "\".");
            out.append(n.raw);
            blanks();
            int c = read();
            if (c == ')') return out.append(')').toString();
            if (c != '|') throw fail("The enumerated type list of attribute \"" + attribute + "\" for element \""
                    + element
                    + "\" must end with ')'.");
            out.append('|');
        }
    }

    private void entityDeclaration() throws IOException, SAXException {
        String where = " in the entity declaration.";
        if (!blanks()) throw fail("White space is required after \"<!ENTITY\"" + where);
        boolean parameter = peek() == '%';
        if (parameter) {
            read();
            if (!blanks()) throw fail("White space is required between '%' and the entity name in the parameter "
                    + "entity declaration.");
        }
        XmlName n = name();
        if (n == null) throw fail("The name of the entity is required" + where);
        if (settings.namespaces && n.raw.indexOf(':') >= 0)
            throw fail("A colon is not allowed in the name '" + n.raw + "' when namespaces are enabled.");
        if (!blanks()) throw fail("White space is required after the entity name \"" + n.raw + "\"" + where);
        Dtd.Entity e = new Dtd.Entity(n.raw);
        int c = peek();
        if (c == '"' || c == '\'') {
            e.text = entityValue();
        } else {
            String base = getSystemId();
            String[] id = externalId(false);
            if (id == null) throw fail("The declaration for the entity \"" + n.raw
                    + "\" must contain a value or an external ID.");
            e.publicId = id[0];
            e.systemId = id[1];
            e.baseUri = base;
            boolean space = blanks();
            if (!parameter && skip("NDATA")) {
                if (!space | !blanks()) throw fail("White space is required before and after the keyword NDATA"
                        + where);
                XmlName notation = name();
                if (notation == null) throw fail("The notation name is required in the declaration for the entity \""
                        + n.raw + "\".");
                e.notation = notation.raw;
            }
        }
        end("the entity", n.raw);
        boolean first = (parameter ? dtd.parameters.putIfAbsent(n.raw, e) : dtd.entities.putIfAbsent(n.raw, e)) == null;
        if (first && listener != null) listener.entityDecl(parameter ? "%" + n.raw : n.raw, e);
    }

    /** A literal with character references and parameter entities replaced; other references stay (XML 1.0, 4.4). */
    private String entityValue() throws IOException, SAXException {
        int quote = read(), base = depth();
        StringBuilder out = new StringBuilder();
        for (;;) {
            int c = readChar();
            if (c == -1) {
                if (depth() == base) throw malformed();
                leave();
            } else if (c == -2) {
                throw badChar("the literal entity value");
            } else if (c == quote && depth() == base) {
                return out.toString();
            } else if (c == '&' && peek() == '#') {
                read();
                out.appendCodePoint(characterReference());
            } else if (c == '&') {
                out.append('&').append(entityName()).append(';');
            } else if (c == '%') {
                valueReference(out);
            } else {
                out.appendCodePoint(c);
            }
        }
    }

    private void valueReference(StringBuilder out) throws IOException, SAXException {
        XmlName n = name();
        if (n == null || read() != ';') throw fail("The entity name must immediately follow the '%' in the "
                + "parameter entity reference.");
        if (internal) throw fail("The parameter entity reference \"%" + n.raw
                + ";\" cannot occur within markup in the internal subset of the DTD.");
        Dtd.Entity e = dtd.parameters.get(n.raw);
        if (e == null) throw undeclared(n.raw);
        enter(e, false);
    }

    private void notationDeclaration() throws IOException, SAXException {
        if (!blanks()) throw fail("White space is required after \"<!NOTATION\" in the notation declaration.");
        XmlName n = name();
        if (n == null) throw fail("The name of the notation is required in the notation declaration.");
        if (!blanks()) throw fail("White space is required after the notation name \"" + n.raw
                + "\" in the notation declaration.");
        String[] id = externalId(true);
        if (id == null) throw fail("The declaration for the notation \"" + n.raw
                + "\" must include a system or public identifier.");
        Dtd.Notation made = new Dtd.Notation(n.raw, id[0], id[1], getSystemId());
        end("the notation", n.raw);
        if (dtd.notations.putIfAbsent(n.raw, made) == null && listener != null) listener.notationDecl(made);
    }
}
