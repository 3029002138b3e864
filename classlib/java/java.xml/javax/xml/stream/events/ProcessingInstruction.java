// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: processing instruction. */
public interface ProcessingInstruction extends XMLEvent {
    String getTarget();

    String getData();
}
