// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Of compilers as tools: documentation tool. */
public interface DocumentationTool extends Tool, OptionChecker {
    DocumentationTask getTask(Writer writer, JavaFileManager javaFileManager,
            DiagnosticListener<? super JavaFileObject> diagnosticListener, Class<?> type,
            Iterable<String> iterable1, Iterable<? extends JavaFileObject> iterable2);

    StandardJavaFileManager getStandardFileManager(DiagnosticListener<? super JavaFileObject> diagnosticListener,
            Locale locale, Charset charset);

    public interface DocumentationTask extends Callable<Boolean> {
        void addModules(Iterable<String> iterable);

        void setLocale(Locale locale);

        Boolean call();
    }

    public enum Location implements JavaFileManager.Location {
        DOCUMENTATION_OUTPUT, DOCLET_PATH, TAGLET_PATH, SNIPPET_PATH;

        public String getName() {
        return name();
        }

        public boolean isOutputLocation() {
        return this == DOCUMENTATION_OUTPUT;
        }
    }
}
