// SPDX-License-Identifier: MIT
package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;

/** The terminal that the VM was started from; System.console gives none when there is none. */
public final class Console implements Flushable {
    private final BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
    private final PrintWriter writer = new PrintWriter(System.out, true);

    Console() {
    }

    public PrintWriter writer() {
        return writer;
    }

    public Reader reader() {
        return reader;
    }

    public Console format(String fmt, Object... args) {
        new Formatter(writer).format(fmt, args).flush();
        return this;
    }

    public Console printf(String format, Object... args) {
        return format(format, args);
    }

    public String readLine(String fmt, Object... args) {
        format(fmt, args);
        try {
            return reader.readLine();
        } catch (IOException e) {
            throw new IOError(e);
        }
    }

    public String readLine() {
        return readLine("");
    }

    public char[] readPassword(String fmt, Object... args) {
        String s = readLine(fmt, args);
        return s == null ? null : s.toCharArray();
    }

    public char[] readPassword() {
        return readPassword("");
    }

    public void flush() {
        writer.flush();
    }

    public Charset charset() {
        return Charset.defaultCharset();
    }

    public Console format(java.util.Locale locale, String format, Object... args) {
        new Formatter(writer, locale).format(format, args).flush();
        return this;
    }

    public Console printf(java.util.Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public String readLine(java.util.Locale locale, String format, Object... args) {
        format(locale, format, args);
        return readLine();
    }

    public char[] readPassword(java.util.Locale locale, String format, Object... args) {
        format(locale, format, args);
        return readPassword();
    }

    /** There is no console without one. */
    public boolean isTerminal() {
        return true;
    }
}
