// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.Node;

/** Of DOM level 3 load and save: lsserializer. */
public interface LSSerializer {
    DOMConfiguration getDomConfig();

    String getNewLine();

    void setNewLine(String value);

    LSSerializerFilter getFilter();

    void setFilter(LSSerializerFilter lsSerializerFilter);

    boolean write(Node node, LSOutput lsOutput) throws LSException;

    boolean writeToURI(Node node, String name) throws LSException;

    String writeToString(Node node) throws DOMException, LSException;
}
