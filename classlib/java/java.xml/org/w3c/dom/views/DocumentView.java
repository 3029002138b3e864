// SPDX-License-Identifier: MIT
package org.w3c.dom.views;

/** Of DOM level 2 views: document view. */
public interface DocumentView {
    AbstractView getDefaultView();
}
