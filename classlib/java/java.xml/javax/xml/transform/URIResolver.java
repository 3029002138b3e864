// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** Finds what a stylesheet refers to. */
public interface URIResolver {
    Source resolve(String name1, String name2) throws TransformerException;
}
