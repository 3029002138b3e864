// SPDX-License-Identifier: MIT
package javax.tools;

import java.util.Locale;

/** Of compilers as tools: diagnostic. */
public interface Diagnostic<S> {
    long NOPOS = -1L;

    Kind getKind();

    S getSource();

    long getPosition();

    long getStartPosition();

    long getEndPosition();

    long getLineNumber();

    long getColumnNumber();

    String getCode();

    String getMessage(Locale locale);

    public enum Kind {
        ERROR, WARNING, MANDATORY_WARNING, NOTE, OTHER;
    }
}
