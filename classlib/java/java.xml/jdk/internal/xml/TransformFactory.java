// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.HashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Templates;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.URIResolver;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TemplatesHandler;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stax.StAXResult;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.XMLFilter;
import org.xml.sax.ext.DefaultHandler2;

/** Makes the identity transformation. There is no XSLT in here: who brings a stylesheet is told so. */
public final class TransformFactory extends SAXTransformerFactory {
    private final Map<String, Object> attributes = new HashMap<String, Object>();
    private boolean secure = true;
    private URIResolver resolver;
    private ErrorListener errors = new Report();

    /** Tells warnings and errors on the standard error stream. */
    private static final class Report implements ErrorListener {
        @Override
        public void warning(TransformerException e) {
            System.err.println("Warning: " + e.getMessageAndLocation());
        }

        @Override
        public void error(TransformerException e) {
            System.err.println("ERROR: " + e.getMessageAndLocation());
        }

        @Override
        public void fatalError(TransformerException e) throws TransformerException {
            System.err.println("FATAL ERROR: " + e.getMessageAndLocation());
            throw e;
        }
    }

    private static TransformerConfigurationException noStylesheets() {
        return new TransformerConfigurationException("XSLT is not supported: this library has the identity "
                + "transformation only.");
    }

    @Override
    public Transformer newTransformer() {
        return new Identity(errors, resolver);
    }

    @Override
    public Transformer newTransformer(Source source) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public Templates newTemplates(Source source) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public Source getAssociatedStylesheet(Source source, String media, String title, String charset)
            throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public TransformerHandler newTransformerHandler(Source source) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public TransformerHandler newTransformerHandler(Templates templates) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public TransformerHandler newTransformerHandler() {
        return new Handler(new Identity(errors, resolver));
    }

    @Override
    public TemplatesHandler newTemplatesHandler() throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public XMLFilter newXMLFilter(Source source) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public XMLFilter newXMLFilter(Templates templates) throws TransformerConfigurationException {
        throw noStylesheets();
    }

    @Override
    public void setURIResolver(URIResolver r) {
        resolver = r;
    }

    @Override
    public URIResolver getURIResolver() {
        return resolver;
    }

    @Override
    public void setFeature(String name, boolean value) throws TransformerConfigurationException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XMLConstants.FEATURE_SECURE_PROCESSING)) secure = value;
        else if (getFeature(name) != value) throw new TransformerConfigurationException(
                "Cannot set the feature '" + name + "' on this TransformerFactory.");
    }

    @Override
    public boolean getFeature(String name) {
        switch (name) {
        case DOMResult.FEATURE:
        case DOMSource.FEATURE:
        case SAXResult.FEATURE:
        case SAXSource.FEATURE:
        case StAXResult.FEATURE:
        case StAXSource.FEATURE:
        case StreamResult.FEATURE:
        case StreamSource.FEATURE:
        case SAXTransformerFactory.FEATURE:
            return true;
        case XMLConstants.FEATURE_SECURE_PROCESSING:
            return secure;
        default:
            return false;
        }
    }

    @Override
    public void setAttribute(String name, Object value) {
        if (!name.equals(XMLConstants.ACCESS_EXTERNAL_DTD) && !name.equals(XMLConstants.ACCESS_EXTERNAL_STYLESHEET)
                && !name.equals("indent-number"))
            throw new IllegalArgumentException("TransformerFactory does not recognise attribute '" + name + "'.");
        attributes.put(name, value);
    }

    @Override
    public Object getAttribute(String name) {
        if (attributes.containsKey(name)) return attributes.get(name);
        if (name.equals(XMLConstants.ACCESS_EXTERNAL_DTD)
                || name.equals(XMLConstants.ACCESS_EXTERNAL_STYLESHEET)) return "all";
        throw new IllegalArgumentException("TransformerFactory does not recognise attribute '" + name + "'.");
    }

    @Override
    public void setErrorListener(ErrorListener listener) {
        if (listener == null) throw new IllegalArgumentException("Attempting to set the ErrorListener for "
                + "TransformerFactory to null");
        errors = listener;
    }

    @Override
    public ErrorListener getErrorListener() {
        return errors;
    }

    /** The identity as a handler: the result is opened when the document starts, with the properties of that moment. */
    private static final class Handler extends DefaultHandler2 implements TransformerHandler {
        private final Identity identity;
        private Result result;
        private Identity.Target target;
        private String systemId;

        Handler(Identity identity) {
            this.identity = identity;
        }

        private Identity.Target target() throws SAXException {
            if (target != null) return target;
            if (result == null) throw new SAXException("The result of the TransformerHandler is not set");
            try {
                target = new Identity.Target(result, identity.getOutputProperties(), null);
            } catch (TransformerException e) {
                throw new SAXException(e);
            }
            return target;
        }

        @Override
        public void setResult(Result r) {
            if (r == null) throw new IllegalArgumentException("Result cannot be null");
            result = r;
            target = null;
        }

        @Override
        public void setSystemId(String id) {
            systemId = id;
        }

        @Override
        public String getSystemId() {
            return systemId;
        }

        @Override
        public Transformer getTransformer() {
            return identity;
        }

        @Override
        public void setDocumentLocator(Locator locator) {
        }

        @Override
        public void startDocument() throws SAXException {
            target().handler.startDocument();
        }

        @Override
        public void endDocument() throws SAXException {
            target().handler.endDocument();
            try {
                target().close();
            } catch (TransformerException e) {
                throw new SAXException(e);
            }
        }

        @Override
        public void startPrefixMapping(String prefix, String uri) throws SAXException {
            target().handler.startPrefixMapping(prefix, uri);
        }

        @Override
        public void endPrefixMapping(String prefix) throws SAXException {
            target().handler.endPrefixMapping(prefix);
        }

        @Override
        public void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException {
            target().handler.startElement(uri, localName, qName, atts);
        }

        @Override
        public void endElement(String uri, String localName, String qName) throws SAXException {
            target().handler.endElement(uri, localName, qName);
        }

        @Override
        public void characters(char[] ch, int start, int length) throws SAXException {
            target().handler.characters(ch, start, length);
        }

        @Override
        public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
            target().handler.ignorableWhitespace(ch, start, length);
        }

        @Override
        public void processingInstruction(String name, String data) throws SAXException {
            target().handler.processingInstruction(name, data);
        }

        @Override
        public void skippedEntity(String name) throws SAXException {
            target().handler.skippedEntity(name);
        }

        @Override
        public void startCDATA() throws SAXException {
            if (target().lexical != null) target().lexical.startCDATA();
        }

        @Override
        public void endCDATA() throws SAXException {
            if (target().lexical != null) target().lexical.endCDATA();
        }

        @Override
        public void comment(char[] ch, int start, int length) throws SAXException {
            if (target().lexical != null) target().lexical.comment(ch, start, length);
        }

        @Override
        public void startDTD(String name, String publicId, String id) throws SAXException {
            if (target().lexical != null) target().lexical.startDTD(name, publicId, id);
        }

        @Override
        public void endDTD() throws SAXException {
            if (target().lexical != null) target().lexical.endDTD();
        }
    }
}
