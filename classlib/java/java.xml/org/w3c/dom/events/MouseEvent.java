// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

import org.w3c.dom.views.AbstractView;

/** Of DOM level 2 events: mouse event. */
public interface MouseEvent extends UIEvent {
    int getScreenX();

    int getScreenY();

    int getClientX();

    int getClientY();

    boolean getCtrlKey();

    boolean getShiftKey();

    boolean getAltKey();

    boolean getMetaKey();

    short getButton();

    EventTarget getRelatedTarget();

    void initMouseEvent(String name, boolean on1, boolean on2, AbstractView abstractView, int n1, int n2, int n3,
            int n4, int n5, boolean on3, boolean on4, boolean on5, boolean on6, short x, EventTarget eventTarget);
}
