// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.Result;
import javax.xml.transform.stax.StAXResult;
import javax.xml.transform.stream.StreamResult;

/** Makes writers of StAX. */
public final class StaxOutputFactory extends XMLOutputFactory {
    private boolean repairing;

    @Override
    public XMLStreamWriter createXMLStreamWriter(Writer writer) throws XMLStreamException {
        return new StaxWriter(writer, null, repairing);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(OutputStream stream) throws XMLStreamException {
        return StaxWriter.open(stream, null, repairing);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(OutputStream stream, String encoding) throws XMLStreamException {
        return StaxWriter.open(stream, encoding, repairing);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(Result result) throws XMLStreamException {
        if (result instanceof StAXResult && ((StAXResult) result).getXMLStreamWriter() != null)
            return ((StAXResult) result).getXMLStreamWriter();
        if (!(result instanceof StreamResult)) throw new UnsupportedOperationException("result of type " + result
                + " is not supported");
        StreamResult s = (StreamResult) result;
        if (s.getWriter() != null) return createXMLStreamWriter(s.getWriter());
        if (s.getOutputStream() != null) return createXMLStreamWriter(s.getOutputStream());
        if (s.getSystemId() == null) throw new UnsupportedOperationException("a StreamResult without stream, "
                + "writer and system id");
        try {
            return createXMLStreamWriter(new FileOutputStream(URI.create(s.getSystemId()).getPath()));
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    @Override
    public XMLEventWriter createXMLEventWriter(Result result) throws XMLStreamException {
        if (result instanceof StAXResult && ((StAXResult) result).getXMLEventWriter() != null)
            return ((StAXResult) result).getXMLEventWriter();
        return new StaxEventWriter(createXMLStreamWriter(result));
    }

    @Override
    public XMLEventWriter createXMLEventWriter(OutputStream stream) throws XMLStreamException {
        return new StaxEventWriter(createXMLStreamWriter(stream));
    }

    @Override
    public XMLEventWriter createXMLEventWriter(OutputStream stream, String encoding) throws XMLStreamException {
        return new StaxEventWriter(createXMLStreamWriter(stream, encoding));
    }

    @Override
    public XMLEventWriter createXMLEventWriter(Writer writer) throws XMLStreamException {
        return new StaxEventWriter(createXMLStreamWriter(writer));
    }

    @Override
    public void setProperty(String name, Object value) {
        if (!isPropertySupported(name)) throw new IllegalArgumentException("Property " + name + " is not supported");
        repairing = Boolean.parseBoolean(String.valueOf(value));
    }

    @Override
    public Object getProperty(String name) {
        if (!isPropertySupported(name)) throw new IllegalArgumentException("Property not supported: " + name);
        return repairing;
    }

    @Override
    public boolean isPropertySupported(String name) {
        return IS_REPAIRING_NAMESPACES.equals(name);
    }
}
