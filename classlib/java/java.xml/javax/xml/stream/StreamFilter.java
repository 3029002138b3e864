// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** Chooses where a reader stops. */
public interface StreamFilter {
    boolean accept(XMLStreamReader xmlStreamReader);
}
