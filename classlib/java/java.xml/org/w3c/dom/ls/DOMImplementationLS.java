// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.DOMException;

/** Of DOM level 3 load and save: domimplementation ls. */
public interface DOMImplementationLS {
    short MODE_SYNCHRONOUS = 1;
    short MODE_ASYNCHRONOUS = 2;

    LSParser createLSParser(short x, String name) throws DOMException;

    LSSerializer createLSSerializer();

    LSInput createLSInput();

    LSOutput createLSOutput();
}
