// SPDX-License-Identifier: MIT
package org.xml.sax;

/** The attributes of an element, in SAX 1. */
@Deprecated(since = "1.5")
public interface AttributeList {
    int getLength();

    String getName(int i);

    String getType(int i);

    String getValue(int i);

    String getType(String name);

    String getValue(String name);
}
