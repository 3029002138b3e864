// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** An error of a document or of reading and writing it. */
public class XMLStreamException extends Exception {
    private static final long serialVersionUID = 2018819321811497362L;

    protected Throwable nested;
    protected Location location;

    public XMLStreamException() {
    }

    public XMLStreamException(String msg) {
        super(msg);
    }

    public XMLStreamException(Throwable th) {
        super(th);
        nested = th;
    }

    public XMLStreamException(String msg, Throwable th) {
        super(msg, th);
        nested = th;
    }

    public XMLStreamException(String msg, Location location, Throwable th) {
        super(at(msg, location), th);
        nested = th;
        this.location = location;
    }

    public XMLStreamException(String msg, Location location) {
        super(at(msg, location));
        this.location = location;
    }

    private static String at(String msg, Location l) {
        return "ParseError at [row,col]:[" + l.getLineNumber() + "," + l.getColumnNumber() + "]\nMessage: " + msg;
    }

    public Throwable getNestedException() {
        return nested;
    }

    public Location getLocation() {
        return location;
    }
}
