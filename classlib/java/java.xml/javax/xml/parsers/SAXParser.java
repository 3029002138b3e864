// SPDX-License-Identifier: MIT
package javax.xml.parsers;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.validation.Schema;
import org.xml.sax.HandlerBase;
import org.xml.sax.InputSource;
import org.xml.sax.Parser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** A reader of SAX with the handlers in one object. */
public abstract class SAXParser {
    protected SAXParser() {
    }

    public void reset() {
        throw new UnsupportedOperationException("This SAXParser, \"" + getClass().getName()
                + "\", does not support reset.");
    }

    private static InputSource source(InputStream is, String systemId) {
        if (is == null) throw new IllegalArgumentException("InputStream cannot be null");
        InputSource s = new InputSource(is);
        s.setSystemId(systemId);
        return s;
    }

    private static InputSource source(String uri) {
        if (uri == null) throw new IllegalArgumentException("uri cannot be null");
        return new InputSource(uri);
    }

    private static InputSource source(File f) {
        if (f == null) throw new IllegalArgumentException("File cannot be null");
        return new InputSource(f.toURI().toASCIIString());
    }

    public void parse(InputStream is, HandlerBase hb) throws SAXException, IOException {
        parse(source(is, null), hb);
    }

    public void parse(InputStream is, HandlerBase hb, String systemId) throws SAXException, IOException {
        parse(source(is, systemId), hb);
    }

    public void parse(InputStream is, DefaultHandler dh) throws SAXException, IOException {
        parse(source(is, null), dh);
    }

    public void parse(InputStream is, DefaultHandler dh, String systemId) throws SAXException, IOException {
        parse(source(is, systemId), dh);
    }

    public void parse(String uri, HandlerBase hb) throws SAXException, IOException {
        parse(source(uri), hb);
    }

    public void parse(String uri, DefaultHandler dh) throws SAXException, IOException {
        parse(source(uri), dh);
    }

    public void parse(File f, HandlerBase hb) throws SAXException, IOException {
        parse(source(f), hb);
    }

    public void parse(File f, DefaultHandler dh) throws SAXException, IOException {
        parse(source(f), dh);
    }

    public void parse(InputSource is, HandlerBase hb) throws SAXException, IOException {
        if (is == null) throw new IllegalArgumentException("InputSource cannot be null");
        Parser parser = getParser();
        if (hb != null) {
            parser.setDocumentHandler(hb);
            parser.setEntityResolver(hb);
            parser.setErrorHandler(hb);
            parser.setDTDHandler(hb);
        }
        parser.parse(is);
    }

    public void parse(InputSource is, DefaultHandler dh) throws SAXException, IOException {
        if (is == null) throw new IllegalArgumentException("InputSource cannot be null");
        XMLReader reader = getXMLReader();
        if (dh != null) {
            reader.setContentHandler(dh);
            reader.setEntityResolver(dh);
            reader.setErrorHandler(dh);
            reader.setDTDHandler(dh);
        }
        reader.parse(is);
    }

    public abstract Parser getParser() throws SAXException;

    public abstract XMLReader getXMLReader() throws SAXException;

    public abstract boolean isNamespaceAware();

    public abstract boolean isValidating();

    public abstract void setProperty(String name, Object value)
            throws SAXNotRecognizedException, SAXNotSupportedException;

    public abstract Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException;

    public Schema getSchema() {
        throw new UnsupportedOperationException("This parser does not support schema.");
    }

    public boolean isXIncludeAware() {
        return false;
    }
}
