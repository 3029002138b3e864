// SPDX-License-Identifier: MIT
package org.xml.sax.ext;

import org.xml.sax.Locator;

/** A locator that knows encoding and version. */
public interface Locator2 extends Locator {
    String getXMLVersion();

    String getEncoding();
}
