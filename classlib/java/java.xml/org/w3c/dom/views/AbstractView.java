// SPDX-License-Identifier: MIT
package org.w3c.dom.views;

/** Of DOM level 2 views: abstract view. */
public interface AbstractView {
    DocumentView getDocument();
}
