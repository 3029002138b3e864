// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** A processing instruction. */
public interface ProcessingInstruction extends Node {
    String getTarget();

    String getData();

    void setData(String value) throws DOMException;
}
