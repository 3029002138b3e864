// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Hears of errors. */
public interface DOMErrorHandler {
    boolean handleError(DOMError domError);
}
