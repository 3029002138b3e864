import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dom4j.Attribute;
import org.dom4j.Document;
import org.dom4j.DocumentException;
import org.dom4j.DocumentHelper;
import org.dom4j.Element;
import org.dom4j.Node;
import org.dom4j.QName;
import org.dom4j.Visitor;
import org.dom4j.VisitorSupport;
import org.dom4j.io.DOMReader;
import org.dom4j.io.DOMWriter;
import org.dom4j.io.OutputFormat;
import org.dom4j.io.SAXReader;
import org.dom4j.io.XMLWriter;

/** A shop in XML: parsed, asked by XPath, changed, written, and over to DOM and back. */
public class Dom4jStory {
    static final String SHOP = "<?xml version='1.0'?>\n<!DOCTYPE shop [<!ENTITY firm 'Nuts &amp; Bolts'>]>\n"
            + "<shop xmlns:p='urn:price' name='&firm;'><!-- stock --><?sort by name?>\n"
            + "<item id='1' p:cents='250'>nut</item><item id='2' p:cents='1000'>bolt</item>"
            + "<group><item id='3' p:cents='5'><![CDATA[a < b]]></item></group></shop>";

    static String write(Document d, OutputFormat format) throws Exception {
        StringWriter out = new StringWriter();
        XMLWriter w = new XMLWriter(out, format);
        w.write(d);
        w.flush();
        return out.toString();
    }

    static void visit(Document d) {
        Map<String, Integer> seen = new TreeMap<>();
        Visitor counter = new VisitorSupport() {
            @Override public void visit(Element e) {
                seen.merge("element " + e.getQualifiedName(), 1, Integer::sum);
            }

            @Override public void visit(Attribute a) {
                seen.merge("attribute " + a.getQualifiedName(), 1, Integer::sum);
            }
        };
        d.accept(counter);
        System.out.println(seen);
    }

    public static void main(String[] args) throws Exception {
        Document d = new SAXReader().read(new StringReader(SHOP));
        Element root = d.getRootElement();
        System.out.println(root.attributeValue("name") + " " + root.getPath() + " " + root.elements("item").size());
        visit(d);

        for (Node n : d.selectNodes("//item[@p:cents > 100]"))
            System.out.println(n.getText() + " " + n.getPath() + " " + n.getUniquePath());
        System.out.println(d.numberValueOf("sum(//item/@p:cents)") + " " + d.valueOf("name(//group/*[last()])"));
        System.out.println(d.selectSingleNode("//comment()").getText() + d.selectSingleNode("//processing-instruction()").getText());
        System.out.println(d.createXPath("count(//item) = 3 and contains(/shop/@name, '&')").booleanValueOf(d));
        List<Node> sorted = d.selectNodes("//item", "@p:cents");
        for (Node n : sorted) System.out.print(((Element) n).attributeValue(QName.get("cents", "urn:price")) + " ");
        System.out.println();

        root.addElement("item").addAttribute("id", "4").addText("über & \u20ac").addNamespace("q", "urn:q");
        root.element("group").detach();
        System.out.println(write(d, OutputFormat.createPrettyPrint()));
        OutputFormat compact = OutputFormat.createCompactFormat();
        compact.setEncoding("US-ASCII");
        System.out.println(write(d, compact));

        org.w3c.dom.Document dom = new DOMWriter().write(d);
        System.out.println(dom.getDocumentElement().getTagName() + " " + dom.getElementsByTagName("item").getLength());
        Document back = new DOMReader().read(dom);
        System.out.println(back.getRootElement().asXML().equals(d.getRootElement().asXML()));
        System.out.println(DocumentHelper.parseText("<a><b/>text</a>").getRootElement().content().size());
        try {
            DocumentHelper.parseText("<a><b></a>");
        } catch (DocumentException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
