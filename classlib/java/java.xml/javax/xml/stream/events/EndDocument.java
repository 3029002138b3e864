// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: end document. */
public interface EndDocument extends XMLEvent {
}
