// SPDX-License-Identifier: MIT
package javax.xml.transform;

import jdk.internal.xml.Providers;
import jdk.internal.xml.TransformFactory;

/** Makes transformers. */
public abstract class TransformerFactory {
    protected TransformerFactory() {
    }

    public static TransformerFactory newDefaultInstance() {
        return new TransformFactory();
    }

    public static TransformerFactory newInstance() throws TransformerFactoryConfigurationError {
        try {
            TransformerFactory found = Providers.find(TransformerFactory.class);
            return found != null ? found : newDefaultInstance();
        } catch (Providers.Failure e) {
            throw new TransformerFactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public static TransformerFactory newInstance(String factoryClassName, ClassLoader classLoader)
            throws TransformerFactoryConfigurationError {
        if (factoryClassName == null) throw new TransformerFactoryConfigurationError("factoryClassName cannot be "
                + "null.");
        try {
            return Providers.named(TransformerFactory.class, factoryClassName, classLoader);
        } catch (Providers.Failure e) {
            throw new TransformerFactoryConfigurationError(e.reason, e.getMessage());
        }
    }

    public abstract Transformer newTransformer(Source source) throws TransformerConfigurationException;

    public abstract Transformer newTransformer() throws TransformerConfigurationException;

    public abstract Templates newTemplates(Source source) throws TransformerConfigurationException;

    public abstract Source getAssociatedStylesheet(Source source, String media, String title, String charset)
            throws TransformerConfigurationException;

    public abstract void setURIResolver(URIResolver resolver);

    public abstract URIResolver getURIResolver();

    public abstract void setFeature(String name, boolean value) throws TransformerConfigurationException;

    public abstract boolean getFeature(String name);

    public abstract void setAttribute(String name, Object value);

    public abstract Object getAttribute(String name);

    public abstract void setErrorListener(ErrorListener listener);

    public abstract ErrorListener getErrorListener();
}
