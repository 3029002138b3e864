// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** Hears of errors that don't end the reading. */
public interface XMLReporter {
    void report(String message, String errorType, Object relatedInformation, Location location)
            throws XMLStreamException;
}
