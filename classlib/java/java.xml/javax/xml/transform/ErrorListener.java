// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** Hears of errors of a transformation. */
public interface ErrorListener {
    void warning(TransformerException transformerException) throws TransformerException;

    void error(TransformerException transformerException) throws TransformerException;

    void fatalError(TransformerException transformerException) throws TransformerException;
}
