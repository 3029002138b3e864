// SPDX-License-Identifier: MIT
package org.xml.sax.ext;

import org.xml.sax.Attributes;

/** Attributes that know whether they were declared and specified. */
public interface Attributes2 extends Attributes {
    boolean isDeclared(int index);

    boolean isDeclared(String qName);

    boolean isDeclared(String uri, String localName);

    boolean isSpecified(int index);

    boolean isSpecified(String uri, String localName);

    boolean isSpecified(String qName);
}
