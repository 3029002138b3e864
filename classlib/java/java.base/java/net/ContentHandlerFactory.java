// SPDX-License-Identifier: MIT
package java.net;

/** Gives the content handler of a type of contents. */
public interface ContentHandlerFactory {
    ContentHandler createContentHandler(String mimetype);
}
