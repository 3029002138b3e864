// SPDX-License-Identifier: MIT
package org.xml.sax;

/** An error at a place of a document. */
public class SAXParseException extends SAXException {
    private static final long serialVersionUID = -5651165872476709336L;

    private String publicId, systemId;
    private int lineNumber = -1, columnNumber = -1;

    public SAXParseException(String message, Locator locator) {
        super(message);
        place(locator);
    }

    public SAXParseException(String message, Locator locator, Exception e) {
        super(message, e);
        place(locator);
    }

    public SAXParseException(String message, String publicId, String systemId, int lineNumber, int columnNumber) {
        super(message);
        place(publicId, systemId, lineNumber, columnNumber);
    }

    public SAXParseException(String message, String publicId, String systemId, int lineNumber, int columnNumber,
            Exception e) {
        super(message, e);
        place(publicId, systemId, lineNumber, columnNumber);
    }

    private void place(Locator l) {
        if (l != null) place(l.getPublicId(), l.getSystemId(), l.getLineNumber(), l.getColumnNumber());
    }

    private void place(String pub, String sys, int line, int column) {
        publicId = pub;
        systemId = sys;
        lineNumber = line;
        columnNumber = column;
    }

    public String getPublicId() {
        return publicId;
    }

    public String getSystemId() {
        return systemId;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public int getColumnNumber() {
        return columnNumber;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder(getClass().getName());
        String message = getLocalizedMessage();
        if (publicId != null) s.append("publicId: ").append(publicId);
        if (systemId != null) s.append("; systemId: ").append(systemId);
        if (lineNumber != -1) s.append("; lineNumber: ").append(lineNumber);
        if (columnNumber != -1) s.append("; columnNumber: ").append(columnNumber);
        if (message != null) s.append("; ").append(message);
        return s.toString();
    }
}
