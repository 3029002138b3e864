package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be thrown.
 *
 * <p>backtrace is the VM's compact record of the stack; stackTrace is made from it when somebody first asks. A cause
 * that is this object itself means that no cause was given yet.
 */
public class Throwable implements Serializable {
    @java.io.Serial
    private static final long serialVersionUID = -3042686055658047285L;

    private transient Object backtrace;
    private String detailMessage;
    private Throwable cause = this;
    private StackTraceElement[] stackTrace;
    private List<Throwable> suppressedExceptions;
    /** Made without a stack trace, for good. */
    private transient boolean traceless;
    private transient boolean noSuppression;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            traceless = true;
        }
        detailMessage = message;
        this.cause = cause;
        noSuppression = !enableSuppression;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause == this ? null : cause;
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            throw new IllegalStateException("Can't overwrite cause with "
                    + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    @Override
    public String toString() {
        String name = getClass().getName();
        String message = getLocalizedMessage();
        return message == null ? name : name + ": " + message;
    }

    // The stack trace

    public synchronized Throwable fillInStackTrace() {
        if (!traceless) {
            stackTrace = null;
            fillInStackTrace0();
        }
        return this;
    }

    private native void fillInStackTrace0();

    /** The frames that the VM has recorded, top first. */
    private native StackTraceElement[] elements0();

    public StackTraceElement[] getStackTrace() {
        return trace().clone();
    }

    private synchronized StackTraceElement[] trace() {
        if (stackTrace == null) {
            stackTrace = backtrace == null ? new StackTraceElement[0] : StackTraceElement.complete(elements0());
        }
        return stackTrace;
    }

    /** Stands in the serialized form for a trace that nobody can set; no such frame exists. */
    private static StackTraceElement noTrace() {
        return new StackTraceElement("", "", null, Integer.MIN_VALUE);
    }

    /**
     * The trace becomes elements: what the VM keeps is of this VM only. A list of null says that nothing can be
     * suppressed.
     */
    @java.io.Serial
    private synchronized void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("cause", cause);
        f.put("detailMessage", detailMessage);
        f.put("stackTrace", traceless ? new StackTraceElement[] {noTrace()} : trace());
        f.put("suppressedExceptions", noSuppression ? null
                : suppressedExceptions == null ? Collections.emptyList() : suppressedExceptions);
        s.writeFields();
    }

    @java.io.Serial
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField f = s.readFields();
        cause = (Throwable) f.get("cause", null);
        detailMessage = (String) f.get("detailMessage", null);
        StackTraceElement[] trace = (StackTraceElement[]) f.get("stackTrace", null);
        backtrace = null;
        stackTrace = new StackTraceElement[0];
        if (trace != null && trace.length == 1 && noTrace().equals(trace[0])) traceless = true;
        else if (trace != null) setStackTrace(trace);
        List<?> list = (List<?>) f.get("suppressedExceptions", null);
        suppressedExceptions = null;
        noSuppression = false;
        if (list != null) for (Object e : list) addSuppressed((Throwable) e);
        noSuppression = list == null;
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        StackTraceElement[] copy = stackTrace.clone();
        int missing = Arrays.asList(copy).indexOf(null);
        if (missing >= 0) {
            throw new NullPointerException("stackTrace[" + missing + "]");
        }
        synchronized (this) {
            if (!traceless) {
                this.stackTrace = copy;
            }
        }
    }

    // Suppressed exceptions

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (noSuppression) {
            return;
        }
        if (suppressedExceptions == null) {
            suppressedExceptions = new ArrayList<>(1);
        }
        suppressedExceptions.add(exception);
    }

    public final synchronized Throwable[] getSuppressed() {
        return suppressedExceptions == null ? new Throwable[0] : suppressedExceptions.toArray(new Throwable[0]);
    }

    // Printing

    /** A PrintStream or a PrintWriter. */
    private static class Out {
        final PrintStream stream;
        final PrintWriter writer;

        Out(PrintStream stream, PrintWriter writer) {
            this.stream = stream;
            this.writer = writer;
        }

        void println(Object line) {
            if (stream != null) {
                stream.println(line);
            } else {
                writer.println(line);
            }
        }
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream s) {
        synchronized (s) {
            print(new Out(s, null));
        }
    }

    public void printStackTrace(PrintWriter s) {
        synchronized (s) {
            print(new Out(null, s));
        }
    }

    private void print(Out out) {
        out.println(this);
        StackTraceElement[] trace = trace();
        for (int i = 0; i < trace.length; i++) {
            out.println("\tat " + trace[i]);
        }
        Throwable inner = getCause();
        if (suppressedExceptions == null && inner == null) {
            return;
        }
        Map<Throwable, Boolean> seen = new IdentityHashMap<>();
        seen.put(this, Boolean.TRUE);
        printSuppressed(out, trace, "\t", seen);
        if (inner != null) {
            inner.printEnclosed(out, trace, "Caused by: ", "", seen);
        }
    }

    private void printSuppressed(Out out, StackTraceElement[] trace, String prefix, Map<Throwable, Boolean> seen) {
        Throwable[] list = getSuppressed();
        for (int i = 0; i < list.length; i++) {
            list[i].printEnclosed(out, trace, "Suppressed: ", prefix, seen);
        }
    }

    /** Prints this as part of another one whose frames are enclosing: common frames at the bottom are counted only. */
    private void printEnclosed(Out out, StackTraceElement[] enclosing, String caption, String prefix,
            Map<Throwable, Boolean> seen) {
        if (seen.containsKey(this)) {
            out.println(prefix + caption + "[CIRCULAR REFERENCE: " + this + "]");
            return;
        }
        seen.put(this, Boolean.TRUE);
        StackTraceElement[] trace = trace();
        int m = trace.length - 1;
        int n = enclosing.length - 1;
        while (m >= 0 && n >= 0 && trace[m].equals(enclosing[n])) {
            m--;
            n--;
        }
        out.println(prefix + caption + this);
        for (int i = 0; i <= m; i++) {
            out.println(prefix + "\tat " + trace[i]);
        }
        int common = trace.length - 1 - m;
        if (common > 0) {
            out.println(prefix + "\t... " + common + " more");
        }
        printSuppressed(out, trace, prefix + "\t", seen);
        Throwable inner = getCause();
        if (inner != null) {
            inner.printEnclosed(out, trace, "Caused by: ", prefix, seen);
        }
    }
}
