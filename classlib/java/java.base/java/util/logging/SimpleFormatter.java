package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Two lines for each record; the format is in java.util.logging.SimpleFormatter.format. */
public class SimpleFormatter extends Formatter {
    private static final String DEFAULT = "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%4$s: %5$s%6$s%n";

    private final String format;

    public SimpleFormatter() {
        String key = "java.util.logging.SimpleFormatter.format";
        String own = System.getProperty(key, LogManager.getLogManager().getProperty(key));
        format = own == null ? DEFAULT : own;
    }

    @Override
    public String format(LogRecord record) {
        String source = record.getSourceClassName();
        if (source == null) {
            source = record.getLoggerName();
        } else if (record.getSourceMethodName() != null) {
            source += " " + record.getSourceMethodName();
        }
        String thrown = "";
        if (record.getThrown() != null) {
            StringWriter w = new StringWriter();
            PrintWriter p = new PrintWriter(w);
            p.println();
            record.getThrown().printStackTrace(p);
            p.close();
            thrown = w.toString();
        }
        return String.format(format, record.getMillis(), source, record.getLoggerName(),
                record.getLevel().getLocalizedName(), formatMessage(record), thrown);
    }
}
