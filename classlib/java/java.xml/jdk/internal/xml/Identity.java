// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.URIResolver;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stax.StAXResult;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import jdk.internal.xml.dom.DomBuilder;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.LexicalHandler;

/**
 * The transformation that changes nothing: whatever the source is, SAX tells of it, and whatever the
 * result is listens.
 */
final class Identity extends Transformer {
    private static final Set<String> KEYS = new HashSet<String>(Arrays.asList(OutputKeys.CDATA_SECTION_ELEMENTS,
            OutputKeys.DOCTYPE_PUBLIC, OutputKeys.DOCTYPE_SYSTEM, OutputKeys.ENCODING, OutputKeys.INDENT,
                    OutputKeys.MEDIA_TYPE,
            OutputKeys.METHOD, OutputKeys.OMIT_XML_DECLARATION, OutputKeys.STANDALONE, OutputKeys.VERSION));

    private final Map<String, Object> parameters = new HashMap<String, Object>();
    private final Properties properties = new Properties();
    private URIResolver resolver;
    private ErrorListener errors;

    Identity(ErrorListener errors, URIResolver resolver) {
        this.errors = errors;
        this.resolver = resolver;
    }

    @Override
    public void reset() {
        parameters.clear();
        properties.clear();
    }

    // ---- transforming

    @Override
    public void transform(Source source, Result result) throws TransformerException {
        Target target = new Target(result, properties, documentEncoding(source));
        try {
            feed(source, target);
        } catch (SAXException e) {
            throw new TransformerException(e.getException() != null && e.getMessage() == null ? e.getException() : e);
        } catch (IOException | XMLStreamException e) {
            throw new TransformerException(e);
        } finally {
            target.close();
        }
    }

    /** A tree that was read keeps its encoding. */
    private static String documentEncoding(Source s) {
        Node n = s instanceof DOMSource ? ((DOMSource) s).getNode() : null;
        return n instanceof Document ? ((Document) n).getXmlEncoding() : null;
    }

    private void feed(Source source, Target t) throws IOException, SAXException, XMLStreamException {
        if (source instanceof DOMSource) {
            Node n = ((DOMSource) source).getNode();
            if (t.output != null && (n == null || n instanceof Document))
                t.output.setStandalone(n != null && ((Document) n).getXmlStandalone());
            new DomWalker(t.handler, t.lexical, t.keepXmlns).walk(n);
        } else if (source instanceof StAXSource) {
            XMLStreamReader r = ((StAXSource) source).getXMLStreamReader();
            if (r == null) throw new SAXException("A StAXSource of events is not supported by this transformer");
            StaxHandler.read(r, t.handler, t.lexical);
        } else {
            InputSource in = source == null ? null : SAXSource.sourceToInputSource(source);
            if (in == null || isNothing(in)) {
                if (source != null && in == null) throw new SAXException("Unsupported source: "
                        + source.getClass().getName());
                new DomWalker(t.handler, t.lexical, false).walk(null);
                return;
            }
            XMLReader reader = source instanceof SAXSource ? ((SAXSource) source).getXMLReader() : null;
            if (reader == null) {
                XmlSettings s = new XmlSettings();
                s.keepXmlns = t.keepXmlns;
                reader = new SaxReader(s);
            }
            drive(reader, in, t);
        }
    }

    private static boolean isNothing(InputSource in) {
        return in.getByteStream() == null && in.getCharacterStream() == null && in.getSystemId() == null;
    }

    private static void drive(XMLReader reader, InputSource in, Target t) throws IOException, SAXException {
        reader.setContentHandler(t.handler);
        try {
            if (t.lexical != null) reader.setProperty("http://xml.org/sax/properties/lexical-handler", t.lexical);
        } catch (SAXException e) {
            // A reader of somebody else may have no comments and sections to tell.
        }
        reader.parse(in);
    }

    /** Where a result goes: the handlers that it is, or that write it. */
    static final class Target {
        final ContentHandler handler;
        final LexicalHandler lexical;
        /** If it is text that is written. */
        final XmlOutput output;
        final boolean keepXmlns;
        private OutputStream opened;
        private Writer written;

        Target(Result r, Properties p, String documentEncoding) throws TransformerException {
            XmlOutput out = null;
            if (r instanceof DOMResult) {
                handler = tree((DOMResult) r);
                lexical = (LexicalHandler) handler;
                keepXmlns = true;
            } else if (r instanceof SAXResult) {
                handler = ((SAXResult) r).getHandler();
                LexicalHandler l = ((SAXResult) r).getLexicalHandler();
                lexical = l == null && handler instanceof LexicalHandler ? (LexicalHandler) handler : l;
                keepXmlns = false;
                if (handler == null) throw new TransformerException("No ContentHandler in the SAXResult");
            } else if (r instanceof StAXResult) {
                if (((StAXResult) r).getXMLStreamWriter() == null)
                    throw new TransformerException("A StAXResult of events is not supported by this transformer");
                StaxHandler h = new StaxHandler(((StAXResult) r).getXMLStreamWriter());
                handler = h;
                lexical = h;
                keepXmlns = false;
            } else {
                out = text(r, p, documentEncoding);
                handler = out;
                lexical = out;
                keepXmlns = true;
            }
            output = out;
        }

        private static DomHandler tree(DOMResult r) {
            if (r.getNode() != null) return new DomHandler(new DomBuilder(r.getNode(), r.getNextSibling()));
            DomHandler made = new DomHandler(new DomBuilder());
            r.setNode(made.document());
            return made;
        }

        private XmlOutput text(Result r, Properties given, String documentEncoding) throws TransformerException {
            if (!(r instanceof StreamResult)) throw new TransformerException(r == null
                    ? "No defined output handler for transformation result." : "Unsupported result: "
                            + r.getClass().getName());
            Properties p = new Properties();
            for (Enumeration<?> all = given.propertyNames(); all.hasMoreElements();) {
                String key = (String) all.nextElement();
                p.setProperty(key, given.getProperty(key));
            }
            String method = p.getProperty(OutputKeys.METHOD);
            if (method != null && !method.equals("xml") && !method.equals("text"))
                throw new TransformerException("The output method \"" + method
                        + "\" is not supported: xml and text are.");
            if (p.getProperty(OutputKeys.ENCODING) == null && documentEncoding != null)
                p.setProperty(OutputKeys.ENCODING, documentEncoding);
            String encoding = p.getProperty(OutputKeys.ENCODING);
            try {
                StreamResult s = (StreamResult) r;
                Writer w = s.getWriter();
                if (w == null) {
                    OutputStream o = s.getOutputStream();
                    if (o == null) o = opened = file(s.getSystemId());
                    w = written = new java.io.BufferedWriter(new OutputStreamWriter(o, encoding == null ? "UTF-8"
                            : encoding));
                }
                return new XmlOutput(w, p);
            } catch (IOException e) {
                throw new TransformerException(e);
            }
        }

        private static OutputStream file(String systemId) throws IOException, TransformerException {
            if (systemId == null) throw new TransformerException("No defined output handler for transformation "
                    + "result.");
            return new FileOutputStream(systemId.startsWith("file:") ? URI.create(systemId).getPath() : systemId);
        }

        void close() throws TransformerException {
            try {
                if (written != null) written.flush();
                if (opened != null) opened.close();
            } catch (IOException e) {
                throw new TransformerException(e);
            }
        }
    }

    // ---- what it can be told

    @Override
    public void setParameter(String name, Object value) {
        if (value == null) throw new IllegalArgumentException("The value of param " + name
                + " must be a valid Java Object");
        parameters.put(name, value);
    }

    @Override
    public Object getParameter(String name) {
        return parameters.get(name);
    }

    @Override
    public void clearParameters() {
        parameters.clear();
    }

    @Override
    public void setURIResolver(URIResolver r) {
        resolver = r;
    }

    @Override
    public URIResolver getURIResolver() {
        return resolver;
    }

    private static void check(String name) {
        if (!KEYS.contains(name) && !name.startsWith("{"))
            throw new IllegalArgumentException("Attempting to access invalid Transformer property '" + name + "'.");
    }

    @Override
    public void setOutputProperties(Properties p) {
        properties.clear();
        if (p == null) return;
        for (Enumeration<?> all = p.propertyNames(); all.hasMoreElements();) {
            String key = (String) all.nextElement();
            check(key);
            properties.setProperty(key, p.getProperty(key));
        }
    }

    @Override
    public Properties getOutputProperties() {
        return (Properties) properties.clone();
    }

    @Override
    public void setOutputProperty(String name, String value) {
        check(name);
        if (value == null) properties.remove(name);
        else properties.setProperty(name, value);
    }

    @Override
    public String getOutputProperty(String name) {
        check(name);
        String v = properties.getProperty(name);
        if (v != null) return v;
        switch (name) {
        case OutputKeys.METHOD:
            return "xml";
        case OutputKeys.ENCODING:
            return "UTF-8";
        case OutputKeys.INDENT:
        case OutputKeys.OMIT_XML_DECLARATION:
        case OutputKeys.STANDALONE:
            return "no";
        case OutputKeys.VERSION:
            return "1.0";
        case OutputKeys.MEDIA_TYPE:
            return "text/xml";
        default:
            return null;
        }
    }

    @Override
    public void setErrorListener(ErrorListener listener) {
        if (listener == null) throw new IllegalArgumentException("Attempting to set the ErrorListener for "
                + "Transformer to null");
        errors = listener;
    }

    @Override
    public ErrorListener getErrorListener() {
        return errors;
    }
}
