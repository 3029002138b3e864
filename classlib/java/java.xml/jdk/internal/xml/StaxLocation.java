// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import javax.xml.stream.Location;
import org.xml.sax.SAXParseException;

/** A place of a document, as StAX has it. */
final class StaxLocation implements Location {
    private final int line, column, offset;
    private final String publicId, systemId;

    StaxLocation(int line, int column, int offset, String publicId, String systemId) {
        this.line = line;
        this.column = column;
        this.offset = offset;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    StaxLocation(XmlCursor c) {
        this(c.getLineNumber(), c.getColumnNumber(), c.offset(), c.getPublicId(), c.getSystemId());
    }

    StaxLocation(SAXParseException e, int offset) {
        this(e.getLineNumber(), e.getColumnNumber(), offset, e.getPublicId(), e.getSystemId());
    }

    @Override
    public int getLineNumber() {
        return line;
    }

    @Override
    public int getColumnNumber() {
        return column;
    }

    @Override
    public int getCharacterOffset() {
        return offset;
    }

    @Override
    public String getPublicId() {
        return publicId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }

    @Override
    public String toString() {
        return "Line number = " + line + "\nColumn number = " + column + "\nSystem Id = " + systemId + "\nPublic Id = "
                + publicId
                + "\nCharacterOffset = " + offset + "\n";
    }
}
