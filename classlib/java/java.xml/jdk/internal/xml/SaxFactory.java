// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.XMLReaderAdapter;

/** JAXP's way to SaxReader. */
public final class SaxFactory extends SAXParserFactory {
    private final XmlSettings settings = new XmlSettings();

    @Override
    public SAXParser newSAXParser() throws ParserConfigurationException, SAXException {
        if (isXIncludeAware()) throw new ParserConfigurationException("This parser does not know XInclude.");
        XmlSettings copy = settings.copy();
        copy.namespaces = isNamespaceAware();
        copy.validating = isValidating();
        return new Parser(copy, isNamespaceAware());
    }

    @Override
    public void setFeature(String name, boolean value) throws ParserConfigurationException, SAXNotRecognizedException,
            SAXNotSupportedException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespace-prefixes")) settings.keepXmlns = value;
        else XmlFeatures.set(settings, name, value);
        if (name.equals(XmlFeatures.SAX + "namespaces")) setNamespaceAware(value);
        if (name.equals(XmlFeatures.SAX + "validation")) setValidating(value);
    }

    @Override
    public boolean getFeature(String name) throws ParserConfigurationException, SAXNotRecognizedException,
            SAXNotSupportedException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespaces")) return isNamespaceAware();
        if (name.equals(XmlFeatures.SAX + "namespace-prefixes")) return settings.keepXmlns;
        return XmlFeatures.get(settings, name);
    }

    @Override
    public void setXIncludeAware(boolean state) {
        super.setXIncludeAware(state);
    }

    private static final class Parser extends SAXParser {
        private final XmlSettings initial;
        private final boolean namespaces;
        private SaxReader reader;

        Parser(XmlSettings settings, boolean namespaces) {
            initial = settings;
            this.namespaces = namespaces;
            reset();
        }

        @Override
        public void reset() {
            reader = new SaxReader(initial.copy());
        }

        @Override
        @SuppressWarnings("deprecation")
        public org.xml.sax.Parser getParser() throws SAXException {
            return new XMLReaderAdapter(reader);
        }

        @Override
        public XMLReader getXMLReader() throws SAXException {
            return reader;
        }

        @Override
        public boolean isNamespaceAware() {
            return namespaces;
        }

        @Override
        public boolean isValidating() {
            return initial.validating;
        }

        @Override
        public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
            reader.setProperty(name, value);
        }

        @Override
        public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
            return reader.getProperty(name);
        }
    }
}
