// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Text that is written without escapes. */
public interface CDATASection extends Text {
}
