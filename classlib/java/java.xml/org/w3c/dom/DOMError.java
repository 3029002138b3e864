// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Something that is wrong in a document. */
public interface DOMError {
    short SEVERITY_WARNING = 1;
    short SEVERITY_ERROR = 2;
    short SEVERITY_FATAL_ERROR = 3;

    short getSeverity();

    String getMessage();

    String getType();

    Object getRelatedException();

    Object getRelatedData();

    DOMLocator getLocation();
}
