// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import java.util.ServiceLoader;
import jdk.internal.xml.Providers;
import jdk.internal.xml.xpath.XPathMaker;

/** Makes evaluators of XPath. */
public abstract class XPathFactory {
    public static final String DEFAULT_PROPERTY_NAME = "javax.xml.xpath.XPathFactory";
    public static final String DEFAULT_OBJECT_MODEL_URI = "http://java.sun.com/jaxp/xpath/dom";

    protected XPathFactory() {
    }

    public static XPathFactory newDefaultInstance() {
        return new XPathMaker();
    }

    public static XPathFactory newInstance() {
        try {
            return newInstance(DEFAULT_OBJECT_MODEL_URI);
        } catch (XPathFactoryConfigurationException e) {
            throw new RuntimeException("XPathFactory#newInstance() failed to create an XPathFactory for the "
                    + "default object model", e);
        }
    }

    /** Of the object model: the class that a property names, a provider, or the one of this library. */
    public static XPathFactory newInstance(String uri) throws XPathFactoryConfigurationException {
        if (uri == null) throw new NullPointerException("XPathFactory#newInstance(String uri) cannot be called "
                + "with uri == null");
        if (uri.isEmpty()) throw new IllegalArgumentException("XPathFactory#newInstance(String uri) cannot be "
                + "called with uri == \"\"");
        String name = System.getProperty(DEFAULT_PROPERTY_NAME + ":" + uri);
        if (name != null) return newInstance(uri, name, null);
        for (XPathFactory f : ServiceLoader.load(XPathFactory.class))
            if (f.isObjectModelSupported(uri)) return f;
        XPathFactory own = newDefaultInstance();
        if (own.isObjectModelSupported(uri)) return own;
        throw new XPathFactoryConfigurationException("No XPathFactory implementation found for the object model: "
                + uri);
    }

    public static XPathFactory newInstance(String uri, String factoryClassName, ClassLoader classLoader)
            throws XPathFactoryConfigurationException {
        if (uri == null) throw new NullPointerException("XPathFactory#newInstance(String uri) cannot be called "
                + "with uri == null");
        if (factoryClassName == null) throw new XPathFactoryConfigurationException("factoryClassName cannot be null.");
        try {
            XPathFactory f = Providers.named(XPathFactory.class, factoryClassName, classLoader);
            if (f.isObjectModelSupported(uri)) return f;
        } catch (Providers.Failure e) {
            throw new XPathFactoryConfigurationException(e);
        }
        throw new XPathFactoryConfigurationException("No XPathFactory implementation found for the object model: "
                + uri);
    }

    public abstract boolean isObjectModelSupported(String objectModel);

    public abstract void setFeature(String name, boolean value) throws XPathFactoryConfigurationException;

    public abstract boolean getFeature(String name) throws XPathFactoryConfigurationException;

    public abstract void setXPathVariableResolver(XPathVariableResolver resolver);

    public abstract void setXPathFunctionResolver(XPathFunctionResolver resolver);

    public abstract XPath newXPath();

    public void setProperty(String name, String value) {
        if (name == null) throw new NullPointerException("the name parameter is null");
        throw new IllegalArgumentException("Property \"" + name + "\" is not supported");
    }

    public String getProperty(String name) {
        if (name == null) throw new NullPointerException("the name parameter is null");
        throw new IllegalArgumentException("Property \"" + name + "\" is not supported");
    }
}
