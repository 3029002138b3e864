// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/** Of DOM level 3 load and save: lsparser. */
public interface LSParser {
    short ACTION_APPEND_AS_CHILDREN = 1;
    short ACTION_REPLACE_CHILDREN = 2;
    short ACTION_INSERT_BEFORE = 3;
    short ACTION_INSERT_AFTER = 4;
    short ACTION_REPLACE = 5;

    DOMConfiguration getDomConfig();

    LSParserFilter getFilter();

    void setFilter(LSParserFilter lsParserFilter);

    boolean getAsync();

    boolean getBusy();

    Document parse(LSInput lsInput) throws DOMException, LSException;

    Document parseURI(String name) throws DOMException, LSException;

    Node parseWithContext(LSInput lsInput, Node node, short x) throws DOMException, LSException;

    void abort();
}
