// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import jdk.internal.xml.dom.DomBuilder;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;

/** Makes a tree of what it is told. */
final class DomHandler extends DefaultHandler2 {
    private final DomBuilder builder;
    private final ArrayList<String> mappings = new ArrayList<String>();
    private StringBuilder section;
    private boolean inDtd;

    DomHandler(DomBuilder builder) {
        this.builder = builder;
    }

    Node document() {
        return builder.document;
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
        mappings.add(prefix);
        mappings.add(uri);
    }

    @Override
    public void startElement(String uri, String local, String qName, Attributes a) {
        if (qName == null || qName.isEmpty()) qName = local;
        builder.startElement(uri, local == null ? "" : local, qName);
        for (int i = 0; i < a.getLength(); i++) {
            String n = a.getQName(i) == null || a.getQName(i).isEmpty() ? a.getLocalName(i) : a.getQName(i);
            builder.attribute(a.getURI(i), a.getLocalName(i), n, a.getValue(i), a.getType(i), true);
        }
        for (int i = 0; i < mappings.size(); i += 2) {
            String prefix = mappings.get(i), name = prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
            if (a.getIndex(name) < 0) builder.attribute("", prefix.isEmpty() ? "xmlns" : prefix, name,
                    mappings.get(i + 1), "CDATA", true);
        }
        mappings.clear();
    }

    @Override
    public void endElement(String uri, String local, String qName) {
        builder.endElement();
    }

    @Override
    public void characters(char[] ch, int start, int length) {
        if (section != null) section.append(ch, start, length);
        else builder.text(ch, start, length, false);
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) {
        builder.text(ch, start, length, true);
    }

    @Override
    public void processingInstruction(String target, String data) {
        if (!inDtd) builder.instruction(target, data);
    }

    @Override
    public void comment(char[] ch, int start, int length) {
        if (!inDtd) builder.comment(new String(ch, start, length));
    }

    @Override
    public void startCDATA() {
        section = new StringBuilder();
    }

    @Override
    public void endCDATA() {
        builder.section(section.toString());
        section = null;
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) throws SAXException {
        inDtd = true;
    }

    @Override
    public void endDTD() {
        inDtd = false;
    }

    @Override
    public void endDocument() {
        builder.end();
    }
}
