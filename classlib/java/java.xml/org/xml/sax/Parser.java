// SPDX-License-Identifier: MIT
package org.xml.sax;

import java.io.IOException;
import java.util.Locale;

/** A parser, in SAX 1. */
@Deprecated(since = "1.5")
public interface Parser {
    void setLocale(Locale locale) throws SAXException;

    void setEntityResolver(EntityResolver resolver);

    void setDTDHandler(DTDHandler handler);

    void setDocumentHandler(DocumentHandler handler);

    void setErrorHandler(ErrorHandler handler);

    void parse(InputSource input) throws SAXException, IOException;

    void parse(String systemId) throws SAXException, IOException;
}
