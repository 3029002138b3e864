// SPDX-License-Identifier: MIT
package org.xml.sax;

/** A feature or property that can't have this value. */
public class SAXNotSupportedException extends SAXException {
    public SAXNotSupportedException() {
        super();
    }

    public SAXNotSupportedException(String name) {
        super(name);
    }
}
