// SPDX-License-Identifier: MIT
package org.xml.sax;

/** Where the parser is. */
public interface Locator {
    String getPublicId();

    String getSystemId();

    int getLineNumber();

    int getColumnNumber();
}
