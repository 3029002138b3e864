// SPDX-License-Identifier: MIT
package javax.xml.stream;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndDocument;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import jdk.internal.xml.Providers;
import jdk.internal.xml.StaxEventFactory;

/** Makes events. */
public abstract class XMLEventFactory {
    protected XMLEventFactory() {
    }

    public static XMLEventFactory newDefaultFactory() {
        return new StaxEventFactory();
    }

    public static XMLEventFactory newInstance() throws FactoryConfigurationError {
        return newFactory();
    }

    public static XMLEventFactory newFactory() throws FactoryConfigurationError {
        try {
            XMLEventFactory found = Providers.find(XMLEventFactory.class);
            return found != null ? found : newDefaultFactory();
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.getMessage(), e.reason);
        }
    }

    @Deprecated(since = "1.7")
    public static XMLEventFactory newInstance(String factoryId, ClassLoader classLoader)
            throws FactoryConfigurationError {
        return named(XMLEventFactory.class, factoryId, classLoader);
    }

    public static XMLEventFactory newFactory(String factoryId, ClassLoader classLoader)
            throws FactoryConfigurationError {
        return named(XMLEventFactory.class, factoryId, classLoader);
    }

    /** The id is that of a system property, which names the class; without it, as newFactory does. */
    private static <T> T named(Class<T> type, String factoryId, ClassLoader classLoader) {
        try {
            String className = System.getProperty(factoryId);
            if (className != null) return Providers.named(type, className, classLoader);
            T found = Providers.service(type);
            if (found != null) return found;
            return type.cast(newDefaultFactory());
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.getMessage(), e.reason);
        }
    }

    public abstract void setLocation(Location location);

    public abstract Attribute createAttribute(String prefix, String namespaceURI, String localName, String value);

    public abstract Attribute createAttribute(String localName, String value);

    public abstract Attribute createAttribute(QName name, String value);

    public abstract Namespace createNamespace(String namespaceURI);

    public abstract Namespace createNamespace(String prefix, String namespaceURI);

    public abstract StartElement createStartElement(QName name, Iterator<? extends Attribute> attributes,
            Iterator<? extends Namespace> namespaces);

    public abstract StartElement createStartElement(String prefix, String namespaceUri, String localName);

    public abstract StartElement createStartElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Attribute> attributes, Iterator<? extends Namespace> namespaces);

    public abstract StartElement createStartElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Attribute> attributes, Iterator<? extends Namespace> namespaces,
            NamespaceContext namespaceContext);

    public abstract EndElement createEndElement(QName name, Iterator<? extends Namespace> namespaces);

    public abstract EndElement createEndElement(String prefix, String namespaceUri, String localName);

    public abstract EndElement createEndElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Namespace> namespaces);

    public abstract Characters createCharacters(String content);

    public abstract Characters createCData(String content);

    public abstract Characters createSpace(String content);

    public abstract Characters createIgnorableSpace(String content);

    public abstract StartDocument createStartDocument();

    public abstract StartDocument createStartDocument(String encoding, String version, boolean standalone);

    public abstract StartDocument createStartDocument(String encoding, String version);

    public abstract StartDocument createStartDocument(String encoding);

    public abstract EndDocument createEndDocument();

    public abstract EntityReference createEntityReference(String name, EntityDeclaration entityDeclaration);

    public abstract Comment createComment(String text);

    public abstract ProcessingInstruction createProcessingInstruction(String target, String data);

    public abstract DTD createDTD(String dtd);
}
