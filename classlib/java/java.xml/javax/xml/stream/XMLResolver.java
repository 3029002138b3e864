// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** Finds external entities. */
public interface XMLResolver {
    Object resolveEntity(String publicID, String systemID, String baseURI, String namespace) throws XMLStreamException;
}
