import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jdom2.Attribute;
import org.jdom2.CDATA;
import org.jdom2.Comment;
import org.jdom2.Content;
import org.jdom2.DataConversionException;
import org.jdom2.DocType;
import org.jdom2.Document;
import org.jdom2.Element;
import org.jdom2.Namespace;
import org.jdom2.Text;
import org.jdom2.filter.ElementFilter;
import org.jdom2.filter.Filters;
import org.jdom2.input.DOMBuilder;
import org.jdom2.input.JDOMParseException;
import org.jdom2.input.SAXBuilder;
import org.jdom2.input.StAXStreamBuilder;
import org.jdom2.output.DOMOutputter;
import org.jdom2.output.Format;
import org.jdom2.output.LineSeparator;
import org.jdom2.output.SAXOutputter;
import org.jdom2.output.XMLOutputter;
import org.jdom2.xpath.XPathExpression;
import org.jdom2.xpath.XPathFactory;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/** A tree of JDOM is built by hand, written in several forms, read by three parsers, and asked. */
public class JdomStory {
    static final Namespace SKY = Namespace.getNamespace("s", "urn:sky");

    static Document build() {
        Element root = new Element("planets", SKY).setAttribute("sun", "G2V").addContent("\n  ");
        String[] names = { "Mercury", "Venus", "Earth", "Mars" };
        for (int i = 0; i < names.length; i++)
            root.addContent(new Element("planet", SKY).setAttribute(new Attribute("n", "" + (i + 1))).setText(names[i]));
        root.getChildren().get(2).addContent(new Element("moon").setText(" the  Moon "));
        root.addContent(new Comment("and more")).addContent(new CDATA("<&>"));
        return new Document(root, new DocType("planets", "planets.dtd"));
    }

    static void refuses(String what, Runnable r) {
        try {
            r.run();
        } catch (IllegalArgumentException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Document d = build();
        Format pretty = Format.getPrettyFormat().setLineSeparator(LineSeparator.UNIX).setEncoding("ISO-8859-1");
        System.out.println(new XMLOutputter(pretty).outputString(d));
        String raw = new XMLOutputter(Format.getRawFormat().setOmitDeclaration(true)).outputString(d.getRootElement());
        System.out.println(raw);

        Document sax = new SAXBuilder().build(new StringReader(raw));
        System.out.println(new XMLOutputter(Format.getCompactFormat()).outputString(sax).replace("\r", ""));
        Document stax = new StAXStreamBuilder().build(javax.xml.stream.XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(raw)));
        Document dom = new DOMBuilder().build(new DOMOutputter().output(sax));
        for (Document each : List.of(sax, stax, dom))
            System.out.println(new XMLOutputter().outputString(each.getRootElement()).equals(raw));
        List<String> told = new ArrayList<>();
        new SAXOutputter(new DefaultHandler() {
            @Override public void startElement(String uri, String local, String name, Attributes a) {
                told.add(uri + " " + name + " " + a.getLength());
            }
        }).output(sax);
        System.out.println(told);

        XPathExpression<Element> inner = XPathFactory.instance().compile("//s:planet[@n mod 2 = 1]", Filters.element(), null, SKY);
        for (Element e : inner.evaluate(d)) System.out.println(e.getAttribute("n").getIntValue() + e.getTextTrim() + e.getChild("moon"));
        for (Element e : d.getRootElement().getDescendants(new ElementFilter("moon"))) System.out.println(e.getTextNormalize());
        try {
            d.getRootElement().getAttribute("sun").getIntValue();
        } catch (DataConversionException e) {
            System.out.println(e.getMessage());
        }
        Element clone = d.getRootElement().clone();
        clone.sortChildren((a, b) -> b.getText().compareTo(a.getText()));
        clone.getChildren().forEach(e -> System.out.print(e.getText() + " "));
        clone.getContent().removeIf(c -> c.getCType() != Content.CType.Element);
        System.out.println(clone.getContentSize());
        refuses("twice", () -> new Element("x").addContent(d.getRootElement().getChildren().get(0)));
        refuses("name", () -> new Element("1x"));
        refuses("data", () -> new Text("\u0001"));
        try {
            new SAXBuilder().build(new StringReader("<a>\n<b></a>"));
        } catch (JDOMParseException e) {
            System.out.println("line " + e.getLineNumber());
        }
    }
}
