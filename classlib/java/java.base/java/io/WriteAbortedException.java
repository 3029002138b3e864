// SPDX-License-Identifier: MIT
package java.io;

/** The stream ends in an exception that was thrown while it was written. */
public class WriteAbortedException extends ObjectStreamException {
    private static final long serialVersionUID = -3326426625597282442L;
    @Deprecated(since = "17")
    public Exception detail;

    public WriteAbortedException(String s, Exception ex) {
        super(s);
        initCause(null);
        detail = ex;
    }

    @Override
    public String getMessage() {
        return detail == null ? super.getMessage() : super.getMessage() + "; " + detail.toString();
    }

    @Override
    public Throwable getCause() {
        return detail;
    }
}
