// SPDX-License-Identifier: MIT
package javax.xml.validation;

import java.io.File;
import java.net.URL;
import java.util.ServiceLoader;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import jdk.internal.xml.Providers;
import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Makes schemas; there is none in this library, but others may bring theirs. */
public abstract class SchemaFactory {
    protected SchemaFactory() {
    }

    /** There is no schema validation in this library. */
    public static SchemaFactory newDefaultInstance() {
        return newInstance(javax.xml.XMLConstants.W3C_XML_SCHEMA_NS_URI);
    }

    /** A factory that a provider brings; there is none in this library. */
    public static SchemaFactory newInstance(String schemaLanguage) {
        if (schemaLanguage == null) throw new NullPointerException("schemaLanguage is null");
        for (SchemaFactory f : ServiceLoader.load(SchemaFactory.class))
            if (f.isSchemaLanguageSupported(schemaLanguage)) return f;
        throw none(schemaLanguage);
    }

    public static SchemaFactory newInstance(String schemaLanguage, String factoryClassName, ClassLoader classLoader) {
        if (schemaLanguage == null) throw new NullPointerException();
        if (factoryClassName == null) throw new IllegalArgumentException("factoryClassName cannot be null");
        try {
            SchemaFactory f = Providers.named(SchemaFactory.class, factoryClassName, classLoader);
            if (f.isSchemaLanguageSupported(schemaLanguage)) return f;
            throw none(schemaLanguage);
        } catch (Providers.Failure e) {
            throw (IllegalArgumentException) none(schemaLanguage).initCause(e);
        }
    }

    private static IllegalArgumentException none(String schemaLanguage) {
        return new IllegalArgumentException("No SchemaFactory that implements the schema language specified by: "
                + schemaLanguage
                + " could be loaded");
    }

    public abstract boolean isSchemaLanguageSupported(String name);

    public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException(known(name));
    }

    public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException(known(name));
    }

    public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException(known(name));
    }

    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException(known(name));
    }

    public abstract void setErrorHandler(ErrorHandler errorHandler);

    public abstract ErrorHandler getErrorHandler();

    public abstract void setResourceResolver(LSResourceResolver lsResourceResolver);

    public abstract LSResourceResolver getResourceResolver();

    public Schema newSchema(Source source) throws SAXException {
        return newSchema(new Source[] { source });
    }

    public Schema newSchema(File file) throws SAXException {
        return newSchema(new StreamSource(file));
    }

    public Schema newSchema(URL url) throws SAXException {
        return newSchema(new StreamSource(url.toExternalForm()));
    }

    public abstract Schema newSchema(Source[] sources) throws SAXException;

    public abstract Schema newSchema() throws SAXException;

    private static String known(String name) {
        if (name == null) throw new NullPointerException("the name parameter is null");
        return name;
    }
}
