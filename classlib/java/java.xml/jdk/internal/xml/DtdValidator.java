// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xml.sax.SAXException;

/** Checks a document against its document type (XML 1.0, the validity constraints). Its errors end nothing. */
final class DtdValidator {
    /** Hears of what is not valid. */
    interface Errors {
        void invalid(String message) throws SAXException;
    }

    private static final class Level {
        final Dtd.Element declaration;
        final List<String> children = new ArrayList<String>();
        boolean hasText;

        Level(Dtd.Element declaration) {
            this.declaration = declaration;
        }
    }

    private final Errors errors;
    private Dtd dtd;
    private final ArrayList<Level> open = new ArrayList<Level>();
    private final Map<String, DtdModel> models = new HashMap<String, DtdModel>();
    private final Set<String> ids = new HashSet<String>(), references = new LinkedHashSet<String>();
    private boolean begun;

    DtdValidator(Errors errors) {
        this.errors = errors;
    }

    void startElement(Dtd declarations, XmlName name, XmlAttributes attributes) throws SAXException {
        dtd = declarations;
        if (!begun) root(name.raw);
        begun = true;
        if (!open.isEmpty()) open.get(open.size() - 1).children.add(name.raw);
        Dtd.Element e = dtd == null ? null : dtd.elements.get(name.raw);
        if (dtd != null && (e == null || e.model == null))
            errors.invalid("Element type \"" + name.raw + "\" must be declared.");
        open.add(new Level(e));
        if (e != null) attributes(e, attributes);
    }

    private void root(String name) throws SAXException {
        if (dtd == null) errors.invalid("Document is invalid: no grammar found.");
        if (dtd == null || !dtd.name.equals(name)) errors.invalid("Document root element \"" + name
                + "\", must match DOCTYPE root \"" + (dtd == null ? null : dtd.name) + "\".");
    }

    void text(boolean blank) throws SAXException {
        if (!open.isEmpty() && !blank) open.get(open.size() - 1).hasText = true;
    }

    void endElement(String name) throws SAXException {
        Level l = open.remove(open.size() - 1);
        if (l.declaration != null && l.declaration.model != null) content(name, l);
    }

    void endDocument() throws SAXException {
        for (String id : references)
            if (!ids.contains(id))
                errors.invalid("An element with the identifier \"" + id + "\" must appear in the document.");
    }

    // ---- content

    private void content(String name, Level l) throws SAXException {
        String model = l.declaration.model;
        if (model.equals("ANY")) return;
        if (model.equals("EMPTY")) {
            if (l.hasText || !l.children.isEmpty()) mismatch(name, model);
        } else if (model.startsWith("(#PCDATA")) {
            List<String> allowed = Arrays.asList(model.substring(1, model.lastIndexOf(')')).split("\\|"));
            if (!allowed.containsAll(l.children)) mismatch(name, model);
        } else {
            DtdModel m = models.get(model);
            if (m == null) models.put(model, m = new DtdModel(model));
            int result = l.hasText ? 0 : m.match(l.children);
            if (result == -1 && !l.children.isEmpty()) errors.invalid("The content of element type \"" + name
                    + "\" is incomplete, it must match \"" + model + "\".");
            else if (result != -2) mismatch(name, model);
        }
    }

    private void mismatch(String name, String model) throws SAXException {
        errors.invalid("The content of element type \"" + name + "\" must match \"" + model + "\".");
    }

    // ---- attributes

    private void attributes(Dtd.Element e, XmlAttributes a) throws SAXException {
        for (Dtd.Attribute d : e.attributes.values())
            if ("#REQUIRED".equals(d.mode) && a.find(d.name) < 0) errors.invalid("Attribute \"" + d.name.raw
                    + "\" is required and must be specified for element type \"" + e.name + "\".");
        for (int i = 0; i < a.count; i++) {
            Dtd.Attribute d = e.attributes.get(a.name[i].raw);
            if (d != null) value(e, d, a.value[i]);
            else errors.invalid("Attribute \"" + a.name[i].raw + "\" must be declared for element type \"" + e.name
                    + "\".");
        }
    }

    private void value(Dtd.Element e, Dtd.Attribute d, String v) throws SAXException {
        String shown = "Attribute \"" + d.name.raw + "\" with value \"" + v + "\" must have a value ";
        if ("#FIXED".equals(d.mode) && !v.equals(d.value)) errors.invalid(shown + "of \"" + d.value + "\".");
        if (d.type.equals("CDATA")) return;
        if (d.type.endsWith(")")) {
            String list = d.type.substring(d.type.indexOf('(') + 1, d.type.length() - 1);
            if (!Arrays.asList(list.split("\\|")).contains(v))
                errors.invalid(shown + "from the list \"" + list.replace('|', ' ') + " \".");
            return;
        }
        boolean several = d.type.endsWith("S"), tokens = d.type.startsWith("NMTOKEN");
        String[] parts = several ? v.split(" ") : new String[] { v };
        for (int i = 0; i < parts.length; i++) {
            if (tokens ? !XmlChars.isNmtoken(parts[i]) : !XmlChars.isName(parts[i])) {
                errors.invalid("Attribute value \"" + v + "\" of type " + d.type + " must be a "
                        + (tokens ? "name token." : "name."));
                return;
            }
            if (d.type.equals("ID") && !ids.add(v))
                errors.invalid("Attribute value \"" + v + "\" of type ID must be unique within the document.");
            if (d.type.startsWith("IDREF")) references.add(parts[i]);
            if (d.type.startsWith("ENTIT")) entity(e, d, parts[i]);
        }
    }

    private void entity(Dtd.Element e, Dtd.Attribute d, String name) throws SAXException {
        Dtd.Entity found = dtd.entities.get(name);
        if (found == null || found.notation == null) errors.invalid("The attribute \"" + d.name.raw
                + "\" of element type \""
                + e.name + "\" must name an unparsed entity; \"" + name + "\" is none.");
    }
}
