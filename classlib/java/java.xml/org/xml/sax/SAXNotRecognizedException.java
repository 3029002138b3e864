// SPDX-License-Identifier: MIT
package org.xml.sax;

/** A feature or property that is not known. */
public class SAXNotRecognizedException extends SAXException {
    public SAXNotRecognizedException() {
        super();
    }

    public SAXNotRecognizedException(String name) {
        super(name);
    }
}
