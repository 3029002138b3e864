// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

import org.w3c.dom.Node;

/** Of DOM level 2 events: mutation event. */
public interface MutationEvent extends Event {
    short MODIFICATION = 1;
    short ADDITION = 2;
    short REMOVAL = 3;

    Node getRelatedNode();

    String getPrevValue();

    String getNewValue();

    String getAttrName();

    short getAttrChange();

    void initMutationEvent(String name1, boolean on1, boolean on2, Node node, String name2, String name3,
            String name4, short x);
}
