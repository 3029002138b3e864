// SPDX-License-Identifier: MIT
package javax.xml.transform;

import java.io.PrintStream;
import java.io.PrintWriter;

/** A transformation failed. */
public class TransformerException extends Exception {
    private static final long serialVersionUID = 975798773772956428L;

    private SourceLocator locator;
    private Throwable containedException;

    public TransformerException(String message) {
        this(message, null, null);
    }

    public TransformerException(Throwable e) {
        super(e.toString());
        containedException = e;
    }

    public TransformerException(String message, Throwable e) {
        this(message, null, e);
    }

    public TransformerException(String message, SourceLocator locator) {
        this(message, locator, null);
    }

    public TransformerException(String message, SourceLocator locator, Throwable e) {
        super(message == null || message.isEmpty() ? e == null ? "" : e.toString() : message);
        this.locator = locator;
        containedException = e;
    }

    public SourceLocator getLocator() {
        return locator;
    }

    public void setLocator(SourceLocator location) {
        locator = location;
    }

    public Throwable getException() {
        return containedException;
    }

    @Override
    public Throwable getCause() {
        return containedException == this ? null : containedException;
    }

    @Override
    public synchronized Throwable initCause(Throwable cause) {
        if (containedException != null) throw new IllegalStateException("Can't overwrite cause");
        if (cause == this) throw new IllegalArgumentException("Self-causation not permitted");
        containedException = cause;
        return this;
    }

    public String getMessageAndLocation() {
        String place = getLocationAsString();
        return place == null ? getMessage() : getMessage() + place;
    }

    public String getLocationAsString() {
        if (locator == null) return null;
        StringBuilder s = new StringBuilder();
        if (locator.getSystemId() != null) s.append("; SystemID: ").append(locator.getSystemId());
        if (locator.getLineNumber() != 0) s.append("; Line#: ").append(locator.getLineNumber());
        if (locator.getColumnNumber() != 0) s.append("; Column#: ").append(locator.getColumnNumber());
        return s.toString();
    }

    @Override
    public void printStackTrace() {
        printStackTrace(System.err);
    }

    @Override
    public void printStackTrace(PrintStream s) {
        PrintStream out = s == null ? System.err : s;
        String place = getLocationAsString();
        if (place != null) out.println(getMessageAndLocation());
        super.printStackTrace(out);
    }

    @Override
    public void printStackTrace(PrintWriter s) {
        PrintWriter out = s == null ? new PrintWriter(System.err, true) : s;
        String place = getLocationAsString();
        if (place != null) out.println(getMessageAndLocation());
        super.printStackTrace(out);
    }
}
