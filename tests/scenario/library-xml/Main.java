import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.stream.events.XMLEvent;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

public class Main {
    static final String SHOP = "<?xml version='1.0' encoding='UTF-8'?>\n"
            + "<!DOCTYPE shop [\n"
            + "<!ELEMENT shop (item*,note?)> <!ELEMENT item (#PCDATA)> <!ELEMENT note ANY>\n"
            + "<!ATTLIST item id ID #REQUIRED unit (kg|m) 'kg' k NMTOKENS #IMPLIED>\n"
            + "<!ENTITY who 'A and B'> <!ENTITY rich 'x<note>y</note>z'> <!ENTITY % p '<!ENTITY late \"from p\">'> %p;\n"
            + "<!ENTITY ext SYSTEM 'ext.txt'> <!NOTATION gif PUBLIC 'gif viewer'> <!ENTITY pic SYSTEM 'p.gif' NDATA gif>\n"
            + "]>\n"
            + "<shop xmlns:q='urn:q'>\n"
            + " <item id='i1' k='  a  b '>apples &who;&#33;</item>\n"
            + " <item id='i2' unit='m' q:x='&lt;1&#10;&who;'><![CDATA[<raw> & ]]>rest</item>\n"
            + " <!-- remark --><?go fast now?>\n"
            + " <note>&late; \u00e9\ud83d\ude00<item id='i9'/>&ext;</note>\n"
            + "</shop>\n";

    static InputSource source(String s) {
        return new InputSource(new StringReader(s));
    }

    // ---- SAX

    static final class Teller extends DefaultHandler2 {
        final StringBuilder text = new StringBuilder();
        org.xml.sax.Locator locator;

        void flush() {
            if (text.length() > 0) System.out.println("  text [" + text.toString().replace("\n", "\\n") + "]");
            text.setLength(0);
        }

        void say(String s) {
            flush();
            System.out.println("  " + s);
        }

        @Override public void setDocumentLocator(org.xml.sax.Locator l) { locator = l; }
        @Override public void startDocument() { say("start"); }
        @Override public void endDocument() { say("end"); }
        @Override public void startPrefixMapping(String p, String u) { say("map " + p + "=" + u); }
        @Override public void endPrefixMapping(String p) { say("unmap " + p); }
        @Override public void characters(char[] ch, int s, int l) { text.append(ch, s, l); }
        @Override public void ignorableWhitespace(char[] ch, int s, int l) { say("space " + l); }
        @Override public void processingInstruction(String t, String d) { say("pi " + t + " " + d); }
        @Override public void comment(char[] ch, int s, int l) { say("comment" + new String(ch, s, l)); }
        @Override public void startCDATA() { say("cdata"); }
        @Override public void endCDATA() { say("end cdata"); }
        @Override public void startDTD(String n, String p, String s) { say("dtd " + n + " " + p + " " + s); }
        @Override public void endDTD() { say("end dtd"); }
        @Override public void elementDecl(String n, String m) { say("element " + n + " " + m); }
        @Override public void attributeDecl(String e, String a, String t, String m, String v) {
            say("attribute " + e + " " + a + " " + t + " " + m + " " + v);
        }
        @Override public void internalEntityDecl(String n, String v) { say("internal " + n + " " + v); }
        @Override public void notationDecl(String n, String p, String s) { say("notation " + n + " " + p + " " + s); }
        @Override public InputSource resolveEntity(String n, String p, String b, String s) {
            say("resolve " + s);
            return source("<?xml version='1.0' encoding='UTF-8'?>from outside");
        }
        @Override public void startElement(String u, String l, String q, Attributes a) {
            StringBuilder s = new StringBuilder("<" + q + " {" + u + "}" + l + " line " + locator.getLineNumber());
            for (int i = 0; i < a.getLength(); i++) s.append("; " + a.getQName(i) + " {" + a.getURI(i) + "}" + a.getLocalName(i) + " "
                    + a.getType(i) + "=" + a.getValue(i).replace("\n", "\\n"));
            say(s.toString());
        }
        @Override public void endElement(String u, String l, String q) { say("</" + q); }
        @Override public void error(SAXParseException e) { say("error " + e.getLineNumber() + ": " + e.getMessage()); }
    }

    static void sax(boolean validating, String text) throws Exception {
        SAXParserFactory f = SAXParserFactory.newInstance();
        f.setNamespaceAware(true);
        f.setValidating(validating);
        SAXParser p = f.newSAXParser();
        Teller t = new Teller();
        p.setProperty("http://xml.org/sax/properties/lexical-handler", t);
        p.setProperty("http://xml.org/sax/properties/declaration-handler", t);
        p.parse(source(text), t);
    }

    static final String[] BROKEN = { "", "x", "<a>", "<a></b>", "<a b='1' b='2'/>", "<a b=1/>", "<a b='<'/>", "<a b/>", "<a>&x;</a>",
        "<a>&x</a>", "<a>]]></a>", "<p:a/>", "<a p:b='1'/>", "<a/><b/>", "<a/>x", "<a><!-- -- --></a>", "<a>\u0001</a>", "<a>&#0;</a>",
        "<?xml version='1.0'?><?xml version='1.0'?><a/>", "<a><?xml x?></a>", "<!DOCTYPE a [<!ENTITY e '&e;'>]><a>&e;</a>",
        "<!DOCTYPE a [<!ENTITY e '<b>'>]><a>&e;</b></a>", "<a", "<a b='1'c='2'/>", "<1/>" };

    static void broken() throws Exception {
        SAXParserFactory f = SAXParserFactory.newInstance();
        f.setNamespaceAware(true);
        for (String s : BROKEN) {
            try {
                f.newSAXParser().parse(source(s), new DefaultHandler2());
                System.out.println("  accepted " + s);
            } catch (SAXParseException e) {
                String m = e.getMessage();
                System.out.println("  " + s.replace("\u0001", "^A") + " -> line " + e.getLineNumber() + (s.contains("'&e;'") ? ", recursive"
                        : ": " + m));
            }
        }
        f.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        try {
            f.newSAXParser().parse(source("<!DOCTYPE a><a/>"), new DefaultHandler2());
        } catch (SAXException e) {
            System.out.println("  " + e.getMessage());
        }
    }

    // ---- DOM

    static void show(Node n, String indent) {
        StringBuilder s = new StringBuilder(indent + n.getNodeType() + " " + n.getNodeName());
        if (n.getNamespaceURI() != null) s.append(" {" + n.getNamespaceURI() + "}");
        if (n.getNodeValue() != null) s.append(" [" + n.getNodeValue().replace("\n", "\\n") + "]");
        NamedNodeMap a = n.getAttributes();
        for (int i = 0; a != null && i < a.getLength(); i++) s.append("; " + a.item(i));
        System.out.println(s);
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) show(c, indent + " ");
    }

    static void dom() throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        f.setIgnoringElementContentWhitespace(true);
        DocumentBuilder b = f.newDocumentBuilder();
        b.setEntityResolver((p, s) -> source("outside"));
        Document d = b.parse(source(SHOP));
        show(d.getDocumentElement(), "  ");
        System.out.println("  " + d.getElementById("i2") + " " + d.getDoctype().getEntities().getLength() + " "
                + d.getDoctype().getNotations().getLength() + " " + d.getXmlEncoding());
        Element root = d.getDocumentElement();
        NodeList items = d.getElementsByTagName("item");
        Element made = d.createElement("item");
        made.setAttribute("id", "i3");
        root.insertBefore(made, items.item(1));
        System.out.println("  " + items.getLength() + " " + ((Element) items.item(1)).getAttribute("id") + " "
                + made.getAttribute("unit") + " " + made.getAttributeNode("unit").getSpecified());
        made.appendChild(d.createTextNode("one"));
        made.appendChild(d.createTextNode(" two"));
        made.normalize();
        made.getFirstChild().setNodeValue("one, two");
        System.out.println("  " + made.getChildNodes().getLength() + " " + made.getTextContent() + " " + root.isEqualNode(root.cloneNode(true)));
        Node copy = b.newDocument().importNode(made, true);
        System.out.println("  " + copy + " " + copy.getOwnerDocument() + " " + copy.isEqualNode(made));
        System.out.println("  " + (root.compareDocumentPosition(made) == (Node.DOCUMENT_POSITION_CONTAINED_BY
                | Node.DOCUMENT_POSITION_FOLLOWING)) + " " + root.lookupNamespaceURI("q") + " " + root.lookupPrefix("urn:q"));
        try {
            root.appendChild(d);
        } catch (DOMException e) {
            System.out.println("  " + e.code);
        }
        try {
            d.createElement("a b");
        } catch (DOMException e) {
            System.out.println("  " + e.code + " " + e.getMessage().trim());
        }
        try {
            root.removeChild(d.createElement("x"));
        } catch (DOMException e) {
            System.out.println("  " + e.code + " " + e.getMessage());
        }
        try {
            d.createElementNS(null, "p:x");
        } catch (DOMException e) {
            System.out.println("  " + e.code);
        }
    }

    // ---- StAX

    static void stax() throws Exception {
        XMLInputFactory f = XMLInputFactory.newInstance();
        f.setProperty(XMLInputFactory.IS_COALESCING, true);
        f.setXMLResolver((p, s, b, n) -> new ByteArrayInputStream("stream".getBytes(StandardCharsets.UTF_8)));
        XMLStreamReader r = f.createXMLStreamReader(new StringReader(SHOP));
        while (r.hasNext()) {
            int e = r.next();
            if (e == XMLStreamConstants.SPACE || r.isWhiteSpace()) continue;
            StringBuilder s = new StringBuilder("  " + e);
            if (r.hasName()) s.append(" " + r.getName());
            if (e == XMLStreamConstants.START_ELEMENT)
                for (int i = 0; i < r.getAttributeCount(); i++) s.append(" " + r.getAttributeName(i) + "=" + r.getAttributeValue(i).trim());
            if (e == XMLStreamConstants.CHARACTERS || e == XMLStreamConstants.COMMENT) s.append(" [" + r.getText().replace("\n", "\\n") + "]");
            if (e == XMLStreamConstants.PROCESSING_INSTRUCTION) s.append(" " + r.getPITarget() + "|" + r.getPIData());
            System.out.println(s);
        }
        XMLEventReader events = XMLInputFactory.newInstance().createXMLEventReader(new StringReader("<a x='1'><b>t</b><c/></a>"));
        while (events.hasNext()) {
            XMLEvent e = events.nextEvent();
            System.out.print(" " + (e.isStartDocument() || e.isEndDocument() ? e.getEventType() : e));
        }
        System.out.println();
        try {
            r = f.createXMLStreamReader(new StringReader("<a>\n<b></a>"));
            while (r.hasNext()) r.next();
        } catch (XMLStreamException e) {
            System.out.println("  " + e.getMessage() + " " + e.getLocation().getLineNumber());
        }
        StringWriter out = new StringWriter();
        XMLStreamWriter w = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
        w.writeStartDocument("UTF-8", "1.0");
        w.writeStartElement("p", "root", "urn:p");
        w.writeNamespace("p", "urn:p");
        w.writeAttribute("a", "<\"&>");
        w.writeEmptyElement("e");
        w.writeCharacters("x < y & z > \"q\"");
        w.writeCData("raw <>");
        w.writeComment("c");
        w.writeProcessingInstruction("go", "now");
        w.writeStartElement("urn:p", "in");
        w.writeEndDocument();
        w.close();
        System.out.println("  " + out);
    }

    // ---- output

    static String write(Object from, String... properties) throws Exception {
        Transformer t = TransformerFactory.newInstance().newTransformer();
        for (int i = 0; i < properties.length; i += 2) t.setOutputProperty(properties[i], properties[i + 1]);
        StringWriter out = new StringWriter();
        t.transform(from instanceof Node ? new DOMSource((Node) from) : new StreamSource(new StringReader((String) from)), new StreamResult(out));
        return out.toString();
    }

    static void output() throws Exception {
        String s = "<r b='2' a='1'><x>t&lt;&amp;</x><y/><z><w>deep</w></z></r>";
        DOMResult tree = new DOMResult();
        TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader(s)), tree);
        System.out.println(write(s));
        System.out.println(write(tree.getNode()));
        System.out.print(write(s, OutputKeys.INDENT, "yes", OutputKeys.OMIT_XML_DECLARATION, "yes"));
        System.out.println(write(s, OutputKeys.METHOD, "text"));
        System.out.println(write("<a>\u00e9</a>", OutputKeys.ENCODING, "US-ASCII"));
        System.out.println(write(s, OutputKeys.CDATA_SECTION_ELEMENTS, "x", OutputKeys.DOCTYPE_SYSTEM, "r.dtd"));
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        Element e = d.createElementNS("urn:1", "p:e");
        e.setAttributeNS("urn:2", "q:a", "v");
        e.appendChild(d.createElementNS("urn:d", "f")).appendChild(d.createElementNS(null, "g"));
        System.out.println(write(d.appendChild(e), OutputKeys.OMIT_XML_DECLARATION, "yes"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Transformer t = TransformerFactory.newInstance().newTransformer();
        t.setOutputProperty(OutputKeys.ENCODING, "ISO-8859-1");
        t.transform(new StreamSource(new ByteArrayInputStream("\ufeff<a>\u00e9</a>".getBytes(StandardCharsets.UTF_16BE))),
                new StreamResult(bytes));
        System.out.println(bytes.toString("ISO-8859-1"));
    }

    // ---- XPath

    static void xpath() throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        Document d = f.newDocumentBuilder().parse(source("<r><a n='1'>x<b>2</b></a><a n='2'><b>3</b><b>4</b></a><c xml:lang='en'>  s  p </c></r>"));
        XPath x = XPathFactory.newInstance().newXPath();
        String[] all = { "/r/a[2]/b", "count(//b)", "sum(//b)", "//a[@n='2']/b[last()]", "//b[. > 2][1]", "string(//c)",
            "normalize-space(//c)", "concat('a', 1, true())", "1 div 0", "7 mod 3 - -1", "substring('12345', 2, 3)",
            "translate('bar', 'abc', 'AB')", "not(//d)", "name(//a/@*)", "//b/ancestor::a/@n", "//b[2]/preceding-sibling::b",
            "/r/*[position() = 3]", "//a | //c", "starts-with('abc', 'ab') and contains('abc', 'd')", "round(2.5) * 1.5",
            "boolean(//c[lang('en')])", "//text()[. = 'x']", "self::node()/r/c/..", "count(//a/following::*)", "string-length('abc')",
            "-(1 + 2) * 2 < 0", "//a[b = 4]/@n", "0.1 + 0.2", "1000000 * 1000000", "count(/descendant::node())" };
        for (String s : all) System.out.println("  " + s + " -> " + x.evaluate(s, d));
        System.out.println("  " + ((NodeList) x.evaluate("//b", d, XPathConstants.NODESET)).getLength() + " "
                + x.evaluate("//a", d, XPathConstants.NODE) + " " + x.evaluate("count(//a)", d, XPathConstants.NUMBER) + " "
                + x.evaluate("//none", d, XPathConstants.BOOLEAN) + " " + x.evaluate("//none", d, XPathConstants.NODE));
        x.setXPathVariableResolver(name -> name.equals(new QName("v")) ? 3 : null);
        System.out.println("  " + x.evaluate("$v + 1", d) + " " + x.evaluate("//b[. = $v]", d));
        x.setNamespaceContext(new NamespaceContext() {
            @Override public String getNamespaceURI(String p) { return p.equals("k") ? "urn:k" : XMLConstants.NULL_NS_URI; }
            @Override public String getPrefix(String u) { return null; }
            @Override public Iterator<String> getPrefixes(String u) { return null; }
        });
        System.out.println("  " + x.evaluate("/k:a/k:b/@c", source("<a xmlns='urn:k'><b c='found'/></a>")));
        for (String s : new String[] { "//[", "foo(", "a b", "//a[", "nofunction()", "1 +" }) {
            try {
                x.evaluate(s, d);
                System.out.println("  accepted " + s);
            } catch (XPathExpressionException e) {
                System.out.println("  refused " + s);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("sax");
        sax(false, SHOP);
        System.out.println("valid");
        sax(true, "<!DOCTYPE a [<!ELEMENT a (b,(c|d)*,e?)><!ELEMENT b EMPTY><!ELEMENT c (#PCDATA|b)*><!ATTLIST b id ID #IMPLIED r IDREF "
                + "#IMPLIED f CDATA #FIXED '1' w (x|y) #IMPLIED n CDATA #REQUIRED>]>\n<a><b id='q' r='z' f='2' w='v'/><c>t</c>\n"
                + "<b n='1' id='q' zz='1'/><g/></a>");
        System.out.println("broken");
        broken();
        System.out.println("dom");
        dom();
        System.out.println("stax");
        stax();
        System.out.println("output");
        output();
        System.out.println("xpath");
        xpath();
    }
}
