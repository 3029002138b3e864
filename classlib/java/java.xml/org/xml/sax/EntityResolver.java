// SPDX-License-Identifier: MIT
package org.xml.sax;

import java.io.IOException;

/** Finds external entities. */
public interface EntityResolver {
    InputSource resolveEntity(String publicId, String systemId) throws SAXException, IOException;
}
