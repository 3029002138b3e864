// SPDX-License-Identifier: MIT
package javax.xml.parsers;

/** A parser that is wanted can't be had. */
public class ParserConfigurationException extends Exception {
    public ParserConfigurationException() {
        super();
    }

    public ParserConfigurationException(String name) {
        super(name);
    }
}
