// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: comment. */
public interface Comment extends XMLEvent {
    String getText();
}
