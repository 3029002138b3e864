// SPDX-License-Identifier: MIT
package javax.xml.stream;

import java.io.OutputStream;
import java.io.Writer;
import javax.xml.transform.Result;
import jdk.internal.xml.Providers;
import jdk.internal.xml.StaxOutputFactory;

/** Makes writers, of streams and of events. */
public abstract class XMLOutputFactory {
    public static final String IS_REPAIRING_NAMESPACES = "javax.xml.stream.isRepairingNamespaces";

    protected XMLOutputFactory() {
    }

    public static XMLOutputFactory newDefaultFactory() {
        return new StaxOutputFactory();
    }

    public static XMLOutputFactory newInstance() throws FactoryConfigurationError {
        return newFactory();
    }

    public static XMLOutputFactory newFactory() throws FactoryConfigurationError {
        try {
            XMLOutputFactory found = Providers.find(XMLOutputFactory.class);
            return found != null ? found : newDefaultFactory();
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.getMessage(), e.reason);
        }
    }

    /**
     * The return type is a slip of the first StAX that stays for the sake of programs; newFactory has the
     * right one.
     */
    @Deprecated(since = "1.7")
    public static XMLInputFactory newInstance(String factoryId, ClassLoader classLoader)
            throws FactoryConfigurationError {
        return named(XMLInputFactory.class, factoryId, classLoader);
    }

    public static XMLOutputFactory newFactory(String factoryId, ClassLoader classLoader)
            throws FactoryConfigurationError {
        return named(XMLOutputFactory.class, factoryId, classLoader);
    }

    /** The id is that of a system property, which names the class; without it, as newFactory does. */
    private static <T> T named(Class<T> type, String factoryId, ClassLoader classLoader) {
        try {
            String className = System.getProperty(factoryId);
            if (className != null) return Providers.named(type, className, classLoader);
            T found = Providers.service(type);
            if (found != null) return found;
            return type.cast(type == XMLOutputFactory.class ? newDefaultFactory()
                    : XMLInputFactory.newDefaultFactory());
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.getMessage(), e.reason);
        }
    }

    public abstract XMLStreamWriter createXMLStreamWriter(Writer writer) throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(OutputStream stream) throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(OutputStream stream, String encoding)
            throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(Result result) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(Result result) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(OutputStream stream) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(OutputStream stream, String encoding)
            throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(Writer writer) throws XMLStreamException;

    public abstract void setProperty(String name, Object value) throws IllegalArgumentException;

    public abstract Object getProperty(String name) throws IllegalArgumentException;

    public abstract boolean isPropertySupported(String name);
}
