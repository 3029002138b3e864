// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Of DOM level 3 load and save: lsparser filter. */
public interface LSParserFilter {
    short FILTER_ACCEPT = 1;
    short FILTER_REJECT = 2;
    short FILTER_SKIP = 3;
    short FILTER_INTERRUPT = 4;

    short startElement(Element element);

    short acceptNode(Node node);

    int getWhatToShow();
}
