package java.util.logging;

import java.text.MessageFormat;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Turns records into text. */
public abstract class Formatter {
    protected Formatter() {
    }

    public abstract String format(LogRecord record);

    public String getHead(Handler h) {
        return "";
    }

    public String getTail(Handler h) {
        return "";
    }

    /** The message, localized, with its parameters filled in. */
    public String formatMessage(LogRecord record) {
        String text = record.getMessage();
        ResourceBundle bundle = record.getResourceBundle();
        if (bundle != null) {
            try {
                text = bundle.getString(text);
            } catch (MissingResourceException e) {
                text = record.getMessage();
            }
        }
        Object[] parameters = record.getParameters();
        if (text == null || parameters == null || parameters.length == 0 || text.indexOf('{') < 0) {
            return text;
        }
        try {
            return MessageFormat.format(text, parameters);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }
}
