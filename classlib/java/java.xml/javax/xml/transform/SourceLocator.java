// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** A place in a source. */
public interface SourceLocator {
    String getPublicId();

    String getSystemId();

    int getLineNumber();

    int getColumnNumber();
}
