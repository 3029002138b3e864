// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** A node that holds characters. */
public interface CharacterData extends Node {
    String getData() throws DOMException;

    void setData(String value) throws DOMException;

    int getLength();

    String substringData(int offset, int count) throws DOMException;

    void appendData(String arg) throws DOMException;

    void insertData(int offset, String arg) throws DOMException;

    void deleteData(int offset, int count) throws DOMException;

    void replaceData(int offset, int count, String arg) throws DOMException;
}
