// SPDX-License-Identifier: MIT
package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

/**
 * Prints values as text and never throws: a failure is remembered for checkError. Every print method ends in one
 * write(byte[], int, int) of this object, so that subclasses see all output there.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    private boolean trouble, closing;
    private Charset charset;                     // null: the default one
    private Formatter formatter;
    private char high;                           // the first half of a pair whose second one has not come yet

    private PrintStream(boolean autoFlush, OutputStream out) {
        super(out);
        if (out == null) throw new NullPointerException("Null output stream");
        this.autoFlush = autoFlush;
    }

    public PrintStream(OutputStream out) {
        this(false, out);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(autoFlush, out);
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(autoFlush, out);
        charset = Charsets.named(encoding);
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        this(autoFlush, out);
        if (charset == null) throw new NullPointerException();
        this.charset = charset;
    }

    public PrintStream(String fileName) throws FileNotFoundException {
        this(false, new FileOutputStream(fileName));
    }

    public PrintStream(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(Charsets.named(csn), new FileOutputStream(fileName));
    }

    public PrintStream(String fileName, Charset charset) throws IOException {
        this(charset, new FileOutputStream(fileName));
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(false, new FileOutputStream(file));
    }

    public PrintStream(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(Charsets.named(csn), new FileOutputStream(file));
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(charset, new FileOutputStream(file));
    }

    private PrintStream(Charset charset, OutputStream out) {
        this(out, false, charset);
    }

    private void ensureOpen() throws IOException {
        if (out == null) throw new IOException("Stream closed");
    }

    public void flush() {
        synchronized (this) {
            try {
                ensureOpen();
                out.flush();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    public void close() {
        synchronized (this) {
            if (closing) return;
            closing = true;
            try {
                flush();
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
            out = null;
        }
    }

    public boolean checkError() {
        if (out != null) flush();
        OutputStream o = out;
        if (o instanceof PrintStream) return ((PrintStream) o).checkError();
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    private void failed(IOException e) {
        if (e instanceof InterruptedIOException) Thread.currentThread().interrupt();
        else trouble = true;
    }

    public void write(int b) {
        try {
            synchronized (this) {
                ensureOpen();
                out.write(b);
                if (b == '\n' && autoFlush) out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    public void write(byte[] buf, int off, int len) {
        try {
            synchronized (this) {
                ensureOpen();
                out.write(buf, off, len);
                if (autoFlush) out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(byte[] buf) throws IOException {
        this.write(buf, 0, buf.length);
    }

    public void writeBytes(byte[] buf) {
        this.write(buf, 0, buf.length);
    }

    private byte[] encode(String s) {
        if (charset == null) return s.getBytes();
        byte[] b = s.getBytes(charset);
        // The byte order mark is written once.
        if (b.length > 0 && charset.name().equals("UTF-16")) charset = java.nio.charset.StandardCharsets.UTF_16BE;
        return b;
    }

    private void text(String s) {
        if (out == null) {
            trouble = true;
            return;
        }
        synchronized (this) {
            if (high != 0) {
                s = String.valueOf(high).concat(s);
                high = 0;
            }
            int last = s.length() - 1;
            if (last >= 0 && Character.isHighSurrogate(s.charAt(last))) {
                high = s.charAt(last);
                s = s.substring(0, last);
            }
            byte[] b = encode(s);
            write(b, 0, b.length);
        }
    }

    /** One write for the text and its line end. */
    private void line(String s) {
        text(s.concat(System.lineSeparator()));
    }

    public void print(boolean b) {
        text(b ? "true" : "false");
    }

    public void print(char c) {
        text(String.valueOf(c));
    }

    public void print(int i) {
        text(String.valueOf(i));
    }

    public void print(long l) {
        text(String.valueOf(l));
    }

    public void print(float f) {
        text(String.valueOf(f));
    }

    public void print(double d) {
        text(String.valueOf(d));
    }

    public void print(char[] s) {
        text(new String(s));
    }

    public void print(String s) {
        text(String.valueOf(s));
    }

    public void print(Object obj) {
        text(String.valueOf(obj));
    }

    public void println() {
        text(System.lineSeparator());
    }

    public void println(boolean x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(char x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(int x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(long x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(float x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(double x) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(char[] x) {
        if (getClass() == PrintStream.class) {
            line(new String(x));
        } else synchronized (this) {
            print(x);
            println();
        }
    }

    public void println(String x) {
        printLine(x);
    }

    /** The text is asked for once, before anything is locked, and may be null. */
    public void println(Object x) {
        printLine(String.valueOf(x));
    }

    private void printLine(String s) {
        if (getClass() == PrintStream.class) {
            line(String.valueOf(s));
        } else synchronized (this) {
            print(s);
            println();
        }
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    public PrintStream format(String format, Object... args) {
        return format(Locale.getDefault(Locale.Category.FORMAT), format, args);
    }

    public PrintStream format(Locale l, String format, Object... args) {
        synchronized (this) {
            if (out == null) {
                trouble = true;
                return this;
            }
            if (formatter == null || formatter.locale() != l) formatter = new Formatter(this, l);
            formatter.format(l, format, args);
        }
        return this;
    }

    public PrintStream append(CharSequence s) {
        print(String.valueOf(s));
        return this;
    }

    public PrintStream append(CharSequence s, int start, int end) {
        if (s == null) s = "null";
        return append(s.subSequence(start, end));
    }

    public PrintStream append(char c) {
        print(c);
        return this;
    }

    public Charset charset() {
        return charset == null ? Charset.defaultCharset() : charset;
    }
}
