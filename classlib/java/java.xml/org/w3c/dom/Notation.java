// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** A notation that is declared. */
public interface Notation extends Node {
    String getPublicId();

    String getSystemId();
}
