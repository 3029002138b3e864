// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import jdk.internal.xml.Providers;
import jdk.internal.xml.SaxReader;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Makes an XMLReader: the class that org.xml.sax.driver names, else a provider's, else the one of this library. */
@Deprecated(since = "9")
public final class XMLReaderFactory {
    private XMLReaderFactory() {
    }

    public static XMLReader createXMLReader() throws SAXException {
        String name = System.getProperty("org.xml.sax.driver");
        if (name != null) return createXMLReader(name);
        XMLReader found = Providers.service(XMLReader.class);
        return found != null ? found : new SaxReader();
    }

    public static XMLReader createXMLReader(String className) throws SAXException {
        try {
            return Providers.make(XMLReader.class, className, null);
        } catch (ClassNotFoundException e) {
            throw new SAXException("SAX2 driver class " + className + " not found", e);
        } catch (ClassCastException e) {
            throw new SAXException("SAX2 driver class " + className + " does not implement XMLReader", e);
        } catch (ReflectiveOperationException e) {
            throw new SAXException("SAX2 driver class " + className + " loaded but cannot be instantiated", e);
        }
    }
}
