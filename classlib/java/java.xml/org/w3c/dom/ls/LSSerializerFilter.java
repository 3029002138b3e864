// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.traversal.NodeFilter;

/** Of DOM level 3 load and save: lsserializer filter. */
public interface LSSerializerFilter extends NodeFilter {
    int getWhatToShow();
}
