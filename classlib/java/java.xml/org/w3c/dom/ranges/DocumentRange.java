// SPDX-License-Identifier: MIT
package org.w3c.dom.ranges;

/** Of DOM level 2 ranges: document range. */
public interface DocumentRange {
    Range createRange();
}
