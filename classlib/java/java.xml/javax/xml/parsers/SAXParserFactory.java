// SPDX-License-Identifier: MIT
package javax.xml.parsers;

import javax.xml.validation.Schema;
import jdk.internal.xml.Providers;
import jdk.internal.xml.SaxFactory;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Makes SAX parsers. */
public abstract class SAXParserFactory {
    private boolean namespaceAware, validating;

    protected SAXParserFactory() {
    }

    public static SAXParserFactory newDefaultNSInstance() {
        return aware(newDefaultInstance());
    }

    public static SAXParserFactory newNSInstance() {
        return aware(newInstance());
    }

    public static SAXParserFactory newNSInstance(String factoryClassName, ClassLoader classLoader) {
        return aware(newInstance(factoryClassName, classLoader));
    }

    private static SAXParserFactory aware(SAXParserFactory f) {
        f.setNamespaceAware(true);
        return f;
    }

    public static SAXParserFactory newDefaultInstance() {
        return new SaxFactory();
    }

    public static SAXParserFactory newInstance() {
        try {
            SAXParserFactory found = Providers.find(SAXParserFactory.class);
            return found != null ? found : newDefaultInstance();
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public static SAXParserFactory newInstance(String factoryClassName, ClassLoader classLoader) {
        if (factoryClassName == null) throw new FactoryConfigurationError("factoryClassName cannot be null.");
        try {
            return Providers.named(SAXParserFactory.class, factoryClassName, classLoader);
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public abstract SAXParser newSAXParser() throws ParserConfigurationException, SAXException;

    public void setNamespaceAware(boolean awareness) {
        namespaceAware = awareness;
    }

    public void setValidating(boolean validating) {
        this.validating = validating;
    }

    public boolean isNamespaceAware() {
        return namespaceAware;
    }

    public boolean isValidating() {
        return validating;
    }

    public abstract void setFeature(String name, boolean value)
            throws ParserConfigurationException, SAXNotRecognizedException,
            SAXNotSupportedException;

    public abstract boolean getFeature(String name) throws ParserConfigurationException, SAXNotRecognizedException,
            SAXNotSupportedException;

    public Schema getSchema() {
        throw no("schema");
    }

    public void setSchema(Schema schema) {
        throw no("schema");
    }

    private UnsupportedOperationException no(String what) {
        return new UnsupportedOperationException("This parser does not support " + what + ".");
    }

    public void setXIncludeAware(boolean state) {
        if (state) throw no("XInclude");
    }

    public boolean isXIncludeAware() {
        return false;
    }
}
