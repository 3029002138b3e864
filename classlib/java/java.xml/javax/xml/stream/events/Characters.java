// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: characters. */
public interface Characters extends XMLEvent {
    String getData();

    boolean isWhiteSpace();

    boolean isCData();

    boolean isIgnorableWhiteSpace();
}
