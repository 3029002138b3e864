// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** A place in a document. */
public interface Location {
    int getLineNumber();

    int getColumnNumber();

    int getCharacterOffset();

    String getPublicId();

    String getSystemId();
}
