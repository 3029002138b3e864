// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

import org.w3c.dom.views.AbstractView;

/** Of DOM level 2 events: uievent. */
public interface UIEvent extends Event {
    AbstractView getView();

    int getDetail();

    void initUIEvent(String name, boolean on1, boolean on2, AbstractView abstractView, int n);
}
