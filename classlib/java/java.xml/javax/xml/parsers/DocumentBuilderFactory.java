// SPDX-License-Identifier: MIT
package javax.xml.parsers;

import javax.xml.validation.Schema;
import jdk.internal.xml.Providers;
import jdk.internal.xml.DomFactory;

/** Makes builders of DOM trees. */
public abstract class DocumentBuilderFactory {
    private boolean namespaceAware, validating, ignoringElementContentWhitespace, ignoringComments, coalescing,
            expandEntityReferences = true;

    protected DocumentBuilderFactory() {
    }

    public static DocumentBuilderFactory newDefaultNSInstance() {
        return aware(newDefaultInstance());
    }

    public static DocumentBuilderFactory newNSInstance() {
        return aware(newInstance());
    }

    public static DocumentBuilderFactory newNSInstance(String factoryClassName, ClassLoader classLoader) {
        return aware(newInstance(factoryClassName, classLoader));
    }

    private static DocumentBuilderFactory aware(DocumentBuilderFactory f) {
        f.setNamespaceAware(true);
        return f;
    }

    public static DocumentBuilderFactory newDefaultInstance() {
        return new DomFactory();
    }

    public static DocumentBuilderFactory newInstance() {
        try {
            DocumentBuilderFactory found = Providers.find(DocumentBuilderFactory.class);
            return found != null ? found : newDefaultInstance();
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public static DocumentBuilderFactory newInstance(String factoryClassName, ClassLoader classLoader) {
        if (factoryClassName == null) throw new FactoryConfigurationError("factoryClassName cannot be null.");
        try {
            return Providers.named(DocumentBuilderFactory.class, factoryClassName, classLoader);
        } catch (Providers.Failure e) {
            throw new FactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public abstract DocumentBuilder newDocumentBuilder() throws ParserConfigurationException;

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

    public void setIgnoringElementContentWhitespace(boolean value) {
        ignoringElementContentWhitespace = value;
    }

    public boolean isIgnoringElementContentWhitespace() {
        return ignoringElementContentWhitespace;
    }

    public void setExpandEntityReferences(boolean value) {
        expandEntityReferences = value;
    }

    public boolean isExpandEntityReferences() {
        return expandEntityReferences;
    }

    public void setIgnoringComments(boolean value) {
        ignoringComments = value;
    }

    public boolean isIgnoringComments() {
        return ignoringComments;
    }

    public void setCoalescing(boolean value) {
        coalescing = value;
    }

    public boolean isCoalescing() {
        return coalescing;
    }

    public abstract void setAttribute(String name, Object value) throws IllegalArgumentException;

    public abstract Object getAttribute(String name) throws IllegalArgumentException;

    public abstract void setFeature(String name, boolean value) throws ParserConfigurationException;

    public abstract boolean getFeature(String name) throws ParserConfigurationException;

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
