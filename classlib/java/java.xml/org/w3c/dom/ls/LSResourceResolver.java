// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

/** Of DOM level 3 load and save: lsresource resolver. */
public interface LSResourceResolver {
    LSInput resolveResource(String name1, String name2, String name3, String name4, String name5);
}
