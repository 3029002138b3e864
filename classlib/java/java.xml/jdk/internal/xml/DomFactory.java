// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import jdk.internal.xml.dom.DomImplementation;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** JAXP's way to DomReader. */
public final class DomFactory extends DocumentBuilderFactory {
    private final XmlSettings settings = new XmlSettings();
    private final Map<String, Object> attributes = new HashMap<String, Object>();

    @Override
    public DocumentBuilder newDocumentBuilder() throws ParserConfigurationException {
        XmlSettings copy = settings.copy();
        copy.namespaces = isNamespaceAware();
        copy.validating = isValidating();
        copy.keepXmlns = true;
        return new Builder(copy, this);
    }

    @Override
    public void setAttribute(String name, Object value) {
        if (value instanceof Boolean || "true".equals(value) || "false".equals(value)) {
            try {
                XmlFeatures.set(settings, name, Boolean.parseBoolean(value.toString()));
                return;
            } catch (SAXException e) {
                throw new IllegalArgumentException(e.getMessage());
            }
        }
        if (!XmlFeatures.setProperty(settings, name, value))
            throw new IllegalArgumentException("Property '" + name + "' is not recognized.");
        attributes.put(name, value);
    }

    @Override
    public Object getAttribute(String name) {
        if (attributes.containsKey(name)) return attributes.get(name);
        if (name.equals(javax.xml.XMLConstants.ACCESS_EXTERNAL_DTD)) return settings.accessExternalDtd;
        try {
            return XmlFeatures.get(settings, name);
        } catch (SAXException e) {
            throw new IllegalArgumentException("Property '" + name + "' is not recognized.");
        }
    }

    @Override
    public void setFeature(String name, boolean value) throws ParserConfigurationException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespaces")) setNamespaceAware(value);
        if (name.equals(XmlFeatures.SAX + "validation")) setValidating(value);
        try {
            XmlFeatures.set(settings, name, value);
        } catch (SAXException e) {
            throw new ParserConfigurationException(e.getMessage());
        }
    }

    @Override
    public boolean getFeature(String name) throws ParserConfigurationException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespaces")) return isNamespaceAware();
        try {
            return XmlFeatures.get(settings, name);
        } catch (SAXException e) {
            throw new ParserConfigurationException(e.getMessage());
        }
    }

    private static final class Builder extends DocumentBuilder {
        private final XmlSettings settings;
        private final boolean noSpace, noComments, coalescing, expand;
        private EntityResolver resolver;
        private ErrorHandler errorHandler;

        Builder(XmlSettings settings, DomFactory f) {
            this.settings = settings;
            noSpace = f.isIgnoringElementContentWhitespace();
            noComments = f.isIgnoringComments();
            coalescing = f.isCoalescing();
            expand = f.isExpandEntityReferences();
        }

        @Override
        public Document parse(InputSource is) throws SAXException, IOException {
            if (is == null) throw new IllegalArgumentException("InputSource cannot be null");
            DomReader reader = new DomReader(settings.copy(), resolver, errorHandler);
            reader.noSpace = noSpace;
            reader.noComments = noComments;
            reader.coalescing = coalescing;
            reader.keepReferences = !expand;
            return reader.parse(is);
        }

        @Override
        public void reset() {
            resolver = null;
            errorHandler = null;
        }

        @Override
        public boolean isNamespaceAware() {
            return settings.namespaces;
        }

        @Override
        public boolean isValidating() {
            return settings.validating;
        }

        @Override
        public void setEntityResolver(EntityResolver er) {
            resolver = er;
        }

        @Override
        public void setErrorHandler(ErrorHandler eh) {
            errorHandler = eh;
        }

        @Override
        public Document newDocument() {
            return DomImplementation.newDocument();
        }

        @Override
        public DOMImplementation getDOMImplementation() {
            return DomImplementation.INSTANCE;
        }
    }
}
