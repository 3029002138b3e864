// SPDX-License-Identifier: MIT
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Formats arguments as a format string says. The single specifiers are {@link FormatSpec}'s work. */
public final class Formatter implements Closeable, Flushable {
    private Appendable a;
    private final Locale l;
    private IOException lastException;

    /** How BigDecimal values are cut for %e. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC, DECIMAL_FLOAT
    }

    private static Locale format() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    private Formatter(Locale l, Appendable a) {
        this.l = l;
        this.a = a;
    }

    public Formatter() {
        this(format(), (Appendable) new StringBuilder());
    }

    public Formatter(Appendable a) {
        this(format(), a == null ? new StringBuilder() : a);
    }

    public Formatter(Locale l) {
        this(l, (Appendable) new StringBuilder());
    }

    public Formatter(Appendable a, Locale l) {
        this(l, a == null ? new StringBuilder() : a);
    }

    public Formatter(String fileName) throws FileNotFoundException {
        this(format(), new OutputStreamWriter(new FileOutputStream(fileName)));
    }

    public Formatter(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(fileName, csn, format());
    }

    public Formatter(String fileName, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
        this(l, new OutputStreamWriter(new FileOutputStream(fileName), csn));
    }

    public Formatter(String fileName, Charset charset, Locale l) throws IOException {
        this(l, new OutputStreamWriter(new FileOutputStream(fileName), charset));
    }

    public Formatter(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public Formatter(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(file.getPath(), csn);
    }

    public Formatter(File file, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
        this(file.getPath(), csn, l);
    }

    public Formatter(File file, Charset charset, Locale l) throws IOException {
        this(file.getPath(), charset, l);
    }

    public Formatter(PrintStream ps) {
        this(format(), (Appendable) Objects.requireNonNull(ps));
    }

    public Formatter(OutputStream os) {
        this(format(), new OutputStreamWriter(os));
    }

    public Formatter(OutputStream os, String csn) throws UnsupportedEncodingException {
        this(os, csn, format());
    }

    public Formatter(OutputStream os, String csn, Locale l) throws UnsupportedEncodingException {
        this(l, new OutputStreamWriter(os, csn));
    }

    public Formatter(OutputStream os, Charset charset, Locale l) {
        this(l, new OutputStreamWriter(os, charset));
    }

    private void ensureOpen() {
        if (a == null) throw new FormatterClosedException();
    }

    public Locale locale() {
        ensureOpen();
        return l;
    }

    public Appendable out() {
        ensureOpen();
        return a;
    }

    public String toString() {
        ensureOpen();
        return a.toString();
    }

    public void flush() {
        ensureOpen();
        try {
            if (a instanceof Flushable) ((Flushable) a).flush();
        } catch (IOException e) {
            lastException = e;
        }
    }

    public void close() {
        Appendable to = a;
        a = null;
        try {
            if (to instanceof Closeable) ((Closeable) to).close();
        } catch (IOException e) {
            lastException = e;
        }
    }

    public IOException ioException() {
        return lastException;
    }

    public Formatter format(String format, Object... args) {
        return format(l, format, args);
    }

    /** The whole format is parsed first, so that a bad one writes nothing. */
    public Formatter format(Locale l, String format, Object... args) {
        ensureOpen();
        ArrayList<Object> parts = FormatSpec.parse(format);
        int last = -1, ordinary = -1;
        for (int i = 0; i < parts.size(); i++) {
            Object part = parts.get(i);
            try {
                if (part instanceof String) {
                    a.append((String) part);
                    continue;
                }
                FormatSpec s = (FormatSpec) part;
                if (!s.takesArgument()) {
                    s.print(this, null, l);
                    continue;
                }
                if (s.index > 0) last = s.index - 1;
                else if (s.index == 0) last = ++ordinary;
                if (last < 0 || args != null && last >= args.length)
                    throw new MissingFormatArgumentException(s.toString());
                s.print(this, args == null ? null : args[last], l);
            } catch (IOException e) {
                lastException = e;
            }
        }
        return this;
    }
}
