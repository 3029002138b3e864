// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;
import java.util.Locale;

/** Asks for the language of texts. */
public class LanguageCallback implements Callback, Serializable {
    private static final long serialVersionUID = 2019050433478903213L;

    private Locale locale;

    public LanguageCallback() {
    }

    public void setLocale(Locale locale) {
        this.locale = locale;
    }

    public Locale getLocale() {
        return locale;
    }
}
