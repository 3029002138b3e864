// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Parameters by name. */
public interface DOMConfiguration {
    void setParameter(String name, Object value) throws DOMException;

    Object getParameter(String name) throws DOMException;

    boolean canSetParameter(String name, Object value);

    DOMStringList getParameterNames();
}
