// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

import java.util.List;

/** An event of StAX: dtd. */
public interface DTD extends XMLEvent {
    String getDocumentTypeDeclaration();

    Object getProcessedDTD();

    List<NotationDeclaration> getNotations();

    List<EntityDeclaration> getEntities();
}
