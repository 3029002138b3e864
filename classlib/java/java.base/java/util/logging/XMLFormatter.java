// SPDX-License-Identifier: MIT
package java.util.logging;

import java.nio.charset.Charset;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ResourceBundle;

/** An element of XML for each record, by the document type that logger.dtd describes. */
public class XMLFormatter extends Formatter {
    private final boolean instants;

    public XMLFormatter() {
        instants = LogManager.getLogManager().flagOf(getClass().getName() + ".useInstant", true);
    }

    private static void escape(StringBuilder to, String text) {
        String s = text == null ? "<null>" : text;
        to.append(s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    }

    private static void element(StringBuilder to, String indent, String name, String text) {
        to.append(indent).append('<').append(name).append('>');
        escape(to, text);
        to.append("</").append(name).append(">\n");
    }

    @Override
    public String format(LogRecord r) {
        StringBuilder sb = new StringBuilder("<record>\n");
        element(sb, "  ", "date", instants ? DateTimeFormatter.ISO_INSTANT.format(r.getInstant())
                : r.getInstant().atZone(ZoneId.systemDefault()).toLocalDateTime().withNano(0)
                        .format(DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss")));
        element(sb, "  ", "millis", String.valueOf(r.getMillis()));
        int nanos = r.getInstant().getNano() % 1000000;
        if (instants && nanos != 0) element(sb, "  ", "nanos", String.valueOf(nanos));
        element(sb, "  ", "sequence", String.valueOf(r.getSequenceNumber()));
        if (r.getLoggerName() != null) element(sb, "  ", "logger", r.getLoggerName());
        element(sb, "  ", "level", r.getLevel().toString());
        if (r.getSourceClassName() != null) element(sb, "  ", "class", r.getSourceClassName());
        if (r.getSourceMethodName() != null) element(sb, "  ", "method", r.getSourceMethodName());
        element(sb, "  ", "thread", String.valueOf(r.getLongThreadID()));
        if (r.getMessage() != null) element(sb, "  ", "message", formatMessage(r));
        localized(sb, r);
        if (r.getThrown() != null) thrown(sb, r.getThrown());
        return sb.append("</record>\n").toString();
    }

    /** The key of a localized message; or the parameters, where the message has no place for them. */
    private static void localized(StringBuilder sb, LogRecord r) {
        ResourceBundle bundle = r.getResourceBundle();
        boolean known = r.getMessage() != null && bundle != null && bundle.containsKey(r.getMessage());
        if (known) {
            element(sb, "  ", "key", r.getMessage());
            element(sb, "  ", "catalog", r.getResourceBundleName());
        }
        Object[] params = r.getParameters();
        if (params == null || params.length == 0 || r.getMessage().indexOf('{') >= 0) return;
        for (Object p : params) {
            String text;
            try {
                text = p.toString();
            } catch (Exception e) {
                text = "???";
            }
            element(sb, "  ", "param", text);
        }
    }

    private static void thrown(StringBuilder sb, Throwable t) {
        sb.append("  <exception>\n");
        element(sb, "    ", "message", t.toString());
        for (StackTraceElement f : t.getStackTrace()) {
            sb.append("    <frame>\n");
            element(sb, "      ", "class", f.getClassName());
            element(sb, "      ", "method", f.getMethodName());
            if (f.getLineNumber() >= 0) element(sb, "      ", "line", String.valueOf(f.getLineNumber()));
            sb.append("    </frame>\n");
        }
        sb.append("  </exception>\n");
    }

    @Override
    public String getHead(Handler h) {
        String encoding = h == null ? null : h.getEncoding();
        if (encoding == null) encoding = Charset.defaultCharset().name();
        return "<?xml version=\"1.0\" encoding=\"" + encoding + "\" standalone=\"no\"?>\n<!DOCTYPE log SYSTEM \"logger.dtd\">\n<log>\n";
    }

    @Override
    public String getTail(Handler h) {
        return "</log>\n";
    }
}
