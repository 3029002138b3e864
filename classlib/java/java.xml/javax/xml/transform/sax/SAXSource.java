// SPDX-License-Identifier: MIT
package javax.xml.transform.sax;

import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;

/** A document that a reader reads. */
public class SAXSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.sax.SAXSource/feature";

    private XMLReader xmlReader;
    private InputSource inputSource;

    public SAXSource() {
    }

    public SAXSource(XMLReader reader, InputSource inputSource) {
        xmlReader = reader;
        this.inputSource = inputSource;
    }

    public SAXSource(InputSource inputSource) {
        this.inputSource = inputSource;
    }

    public void setXMLReader(XMLReader xmlReader) {
        this.xmlReader = xmlReader;
    }

    public XMLReader getXMLReader() {
        return xmlReader;
    }

    public void setInputSource(InputSource inputSource) {
        this.inputSource = inputSource;
    }

    public InputSource getInputSource() {
        return inputSource;
    }

    @Override
    public void setSystemId(String systemId) {
        if (inputSource == null) inputSource = new InputSource(systemId);
        else inputSource.setSystemId(systemId);
    }

    @Override
    public String getSystemId() {
        return inputSource == null ? null : inputSource.getSystemId();
    }

    /** What a source reads, if it reads characters or bytes; else null. */
    public static InputSource sourceToInputSource(Source source) {
        if (source instanceof StreamSource) {
            StreamSource s = (StreamSource) source;
            InputSource made = new InputSource(s.getReader());
            made.setByteStream(s.getInputStream());
            made.setPublicId(s.getPublicId());
            made.setSystemId(s.getSystemId());
            return made;
        }
        return source instanceof SAXSource ? ((SAXSource) source).getInputSource() : null;
    }

    @Override
    public boolean isEmpty() {
        return inputSource == null || inputSource.isEmpty();
    }
}
