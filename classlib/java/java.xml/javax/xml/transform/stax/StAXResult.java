// SPDX-License-Identifier: MIT
package javax.xml.transform.stax;

import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.Result;

/** A writer of StAX that is told a result. */
public class StAXResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.stax.StAXResult/feature";

    private XMLEventWriter eventWriter;
    private XMLStreamWriter streamWriter;

    public StAXResult(XMLEventWriter xmlEventWriter) {
        if (xmlEventWriter == null) throw new IllegalArgumentException("StAXResult(XMLEventWriter) with "
                + "XMLEventWriter == null");
        eventWriter = xmlEventWriter;
    }

    public StAXResult(XMLStreamWriter xmlStreamWriter) {
        if (xmlStreamWriter == null) throw new IllegalArgumentException("StAXResult(XMLStreamWriter) with "
                + "XMLStreamWriter == null");
        streamWriter = xmlStreamWriter;
    }

    public XMLEventWriter getXMLEventWriter() {
        return eventWriter;
    }

    public XMLStreamWriter getXMLStreamWriter() {
        return streamWriter;
    }

    @Override
    public void setSystemId(String systemId) {
        throw new UnsupportedOperationException("StAXResult#setSystemId(systemId) cannot set the system "
                + "identifier for a StAXResult");
    }

    @Override
    public String getSystemId() {
        return null;
    }
}
