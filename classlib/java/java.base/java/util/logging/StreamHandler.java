package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.util.Objects;

/** Writes records to a stream. */
public class StreamHandler extends Handler {
    private OutputStream output;
    private Writer writer;
    private boolean started;

    public StreamHandler() {
        LogManager.getLogManager().configure(this, Level.INFO, new SimpleFormatter());
    }

    public StreamHandler(OutputStream out, Formatter formatter) {
        LogManager.getLogManager().configure(this, Level.INFO, formatter);
        setFormatter(formatter);
        setOutputStream(out);
    }

    protected synchronized void setOutputStream(OutputStream out) throws SecurityException {
        Objects.requireNonNull(out);
        finish();
        output = out;
        started = false;
        writer = open(out);
    }

    private Writer open(OutputStream out) {
        try {
            return getEncoding() == null ? new OutputStreamWriter(out) : new OutputStreamWriter(out, getEncoding());
        } catch (UnsupportedEncodingException e) {
            throw new Error("Unexpected exception " + e);
        }
    }

    @Override
    public synchronized void setEncoding(String encoding) throws UnsupportedEncodingException {
        super.setEncoding(encoding);
        if (output != null) {
            flush();
            writer = open(output);
        }
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        int failure = ErrorManager.FORMAT_FAILURE;
        try {
            String text = getFormatter().format(record);
            failure = ErrorManager.WRITE_FAILURE;
            begin();
            writer.write(text);
        } catch (Exception e) {
            reportError(null, e, failure);
        }
    }

    /** The head stands before all else, and also before a tail that has nothing between. */
    private void begin() throws IOException {
        if (!started) {
            writer.write(getFormatter().getHead(this));
        }
        started = true;
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        return writer != null && super.isLoggable(record);
    }

    @Override
    public synchronized void flush() {
        if (writer != null) {
            try {
                writer.flush();
            } catch (IOException e) {
                reportError(null, e, ErrorManager.FLUSH_FAILURE);
            }
        }
    }

    /** Writes the tail and closes. */
    private void finish() {
        if (writer == null) {
            return;
        }
        try (Writer w = writer) {
            begin();
            w.write(getFormatter().getTail(this));
            w.flush();
        } catch (IOException e) {
            reportError(null, e, ErrorManager.CLOSE_FAILURE);
        } finally {
            writer = null;
            output = null;
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        finish();
    }
}
