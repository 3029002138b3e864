// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import javax.xml.stream.EventFilter;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLReporter;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.EventReaderDelegate;
import javax.xml.stream.util.StreamReaderDelegate;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.transform.Source;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Makes readers of StAX. */
public final class StaxInputFactory extends XMLInputFactory {
    private final Map<String, Object> properties = new HashMap<String, Object>();

    public StaxInputFactory() {
        properties.put(IS_NAMESPACE_AWARE, true);
        properties.put(IS_VALIDATING, false);
        properties.put(IS_COALESCING, false);
        properties.put(IS_REPLACING_ENTITY_REFERENCES, true);
        properties.put(IS_SUPPORTING_EXTERNAL_ENTITIES, true);
        properties.put(SUPPORT_DTD, true);
        properties.put(REPORTER, null);
        properties.put(RESOLVER, null);
        properties.put(ALLOCATOR, null);
        properties.put(javax.xml.XMLConstants.ACCESS_EXTERNAL_DTD, "all");
        properties.put("http://java.sun.com/xml/stream/properties/ignore-external-dtd", false);
    }

    // ---- readers

    private boolean is(String name) {
        return Boolean.TRUE.equals(properties.get(name));
    }

    private XMLStreamReader reader(InputSource source) throws XMLStreamException {
        XmlSettings s = new XmlSettings();
        s.namespaces = is(IS_NAMESPACE_AWARE);
        s.supportDtd = is(SUPPORT_DTD);
        s.expandEntities = is(IS_REPLACING_ENTITY_REFERENCES);
        s.externalGeneral = s.externalParameter = is(IS_SUPPORTING_EXTERNAL_ENTITIES);
        s.loadExternalDtd = s.externalParameter && !is("http://java.sun.com/xml/stream/properties/ignore-external-dtd");
        s.accessExternalDtd = String.valueOf(properties.get(javax.xml.XMLConstants.ACCESS_EXTERNAL_DTD));
        s.resolver = new Resolver(getXMLResolver());
        return new StaxReader(this, s, source);
    }

    private static final class Resolver implements XmlSettings.Resolver {
        private final XMLResolver resolver;

        Resolver(XMLResolver resolver) {
            this.resolver = resolver;
        }

        @Override
        public InputSource resolve(String name, String publicId, String baseUri, String systemId)
                throws SAXException, IOException {
            if (resolver == null) return null;
            try {
                Object found = resolver.resolveEntity(publicId, systemId, baseUri, null);
                if (found instanceof InputStream) return new InputSource((InputStream) found);
                if (found == null) return null;
                throw new SAXException("An XMLResolver that answers " + found.getClass().getName()
                        + " is not supported");
            } catch (XMLStreamException e) {
                throw new SAXException(e);
            }
        }

        @Override
        public InputSource externalSubset(String root, String baseUri) {
            return null;
        }
    }

    private static InputSource source(String systemId, InputStream in, Reader characters, String encoding) {
        InputSource s = new InputSource(systemId);
        s.setByteStream(in);
        s.setCharacterStream(characters);
        s.setEncoding(encoding);
        return s;
    }

    @Override
    public XMLStreamReader createXMLStreamReader(Reader reader) throws XMLStreamException {
        return reader(source(null, null, reader, null));
    }

    @Override
    public XMLStreamReader createXMLStreamReader(Source source) throws XMLStreamException {
        if (source instanceof StAXSource && ((StAXSource) source).getXMLStreamReader() != null)
            return ((StAXSource) source).getXMLStreamReader();
        if (source instanceof SAXSource && ((SAXSource) source).getInputSource() != null)
            return reader(((SAXSource) source).getInputSource());
        if (!(source instanceof StreamSource)) throw new UnsupportedOperationException("Cannot create "
                + "XMLStreamReader or "
                + "XMLEventReader from a " + (source == null ? null : source.getClass().getName()));
        StreamSource s = (StreamSource) source;
        return reader(source(s.getSystemId(), s.getInputStream(), s.getReader(), null));
    }

    @Override
    public XMLStreamReader createXMLStreamReader(InputStream stream) throws XMLStreamException {
        return reader(source(null, stream, null, null));
    }

    @Override
    public XMLStreamReader createXMLStreamReader(InputStream stream, String encoding) throws XMLStreamException {
        return reader(source(null, stream, null, encoding));
    }

    @Override
    public XMLStreamReader createXMLStreamReader(String systemId, InputStream stream) throws XMLStreamException {
        return reader(source(systemId, stream, null, null));
    }

    @Override
    public XMLStreamReader createXMLStreamReader(String systemId, Reader reader) throws XMLStreamException {
        return reader(source(systemId, null, reader, null));
    }

    @Override
    public XMLEventReader createXMLEventReader(Reader reader) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader(reader));
    }

    @Override
    public XMLEventReader createXMLEventReader(String systemId, Reader reader) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader(systemId, reader));
    }

    @Override
    public XMLEventReader createXMLEventReader(XMLStreamReader reader) throws XMLStreamException {
        XMLEventAllocator a = getEventAllocator();
        return new StaxEventReader(reader, a == null ? null : a.newInstance());
    }

    @Override
    public XMLEventReader createXMLEventReader(Source source) throws XMLStreamException {
        if (source instanceof StAXSource && ((StAXSource) source).getXMLEventReader() != null)
            return ((StAXSource) source).getXMLEventReader();
        return createXMLEventReader(createXMLStreamReader(source));
    }

    @Override
    public XMLEventReader createXMLEventReader(InputStream stream) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader(stream));
    }

    @Override
    public XMLEventReader createXMLEventReader(InputStream stream, String encoding) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader(stream, encoding));
    }

    @Override
    public XMLEventReader createXMLEventReader(String systemId, InputStream stream) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader(systemId, stream));
    }

    // ---- filters

    @Override
    public XMLStreamReader createFilteredReader(XMLStreamReader reader, final StreamFilter filter)
            throws XMLStreamException {
        if (reader == null || filter == null) return null;
        while (!filter.accept(reader) && reader.hasNext()) reader.next();
        return new StreamReaderDelegate(reader) {
            /** The parent stands on the next event already. */
            private boolean moved;

            @Override
            public boolean hasNext() throws XMLStreamException {
                if (moved) return true;
                return super.hasNext() && find();
            }

            private boolean find() throws XMLStreamException {
                while (super.hasNext()) {
                    super.next();
                    if (filter.accept(getParent())) {
                        moved = true;
                        return true;
                    }
                }
                return false;
            }

            @Override
            public int next() throws XMLStreamException {
                if (!moved && !find()) throw new NoSuchElementException();
                moved = false;
                return getEventType();
            }
        };
    }

    @Override
    public XMLEventReader createFilteredReader(XMLEventReader reader, final EventFilter filter)
            throws XMLStreamException {
        return new EventReaderDelegate(reader) {
            @Override
            public boolean hasNext() {
                try {
                    return peek() != null;
                } catch (XMLStreamException e) {
                    return false;
                }
            }

            @Override
            public XMLEvent peek() throws XMLStreamException {
                XMLEvent e = super.hasNext() ? super.peek() : null;
                while (e != null && !filter.accept(e)) {
                    super.nextEvent();
                    e = super.hasNext() ? super.peek() : null;
                }
                return e;
            }

            @Override
            public XMLEvent nextEvent() throws XMLStreamException {
                if (peek() == null) throw new NoSuchElementException();
                return super.nextEvent();
            }

            @Override
            public Object next() {
                try {
                    return nextEvent();
                } catch (XMLStreamException e) {
                    throw (NoSuchElementException) new NoSuchElementException(e.getMessage()).initCause(e);
                }
            }
        };
    }

    // ---- properties

    @Override
    public XMLResolver getXMLResolver() {
        return (XMLResolver) properties.get(RESOLVER);
    }

    @Override
    public void setXMLResolver(XMLResolver resolver) {
        properties.put(RESOLVER, resolver);
    }

    @Override
    public XMLReporter getXMLReporter() {
        return (XMLReporter) properties.get(REPORTER);
    }

    @Override
    public void setXMLReporter(XMLReporter reporter) {
        properties.put(REPORTER, reporter);
    }

    @Override
    public XMLEventAllocator getEventAllocator() {
        return (XMLEventAllocator) properties.get(ALLOCATOR);
    }

    @Override
    public void setEventAllocator(XMLEventAllocator allocator) {
        properties.put(ALLOCATOR, allocator);
    }

    @Override
    public void setProperty(String name, Object value) {
        if (name == null || !properties.containsKey(name))
            throw new IllegalArgumentException("Property " + name + " is not supported");
        if (name.equals(IS_VALIDATING) && is("" + value, true))
            throw new IllegalArgumentException("true value of isValidating not supported");
        properties.put(name, value instanceof String && !name.endsWith("accessExternalDTD")
                ? Boolean.valueOf((String) value) : value);
    }

    private static boolean is(String value, boolean wanted) {
        return Boolean.parseBoolean(value) == wanted;
    }

    @Override
    public Object getProperty(String name) {
        if (name == null || !properties.containsKey(name))
            throw new IllegalArgumentException("Property " + name + " is not supported");
        return properties.get(name);
    }

    @Override
    public boolean isPropertySupported(String name) {
        return properties.containsKey(name);
    }
}
