// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.annotation.processing.Processor;

/** Of compilers as tools: java compiler. */
public interface JavaCompiler extends Tool, OptionChecker {
    CompilationTask getTask(Writer writer, JavaFileManager javaFileManager,
            DiagnosticListener<? super JavaFileObject> diagnosticListener, Iterable<String> iterable1,
            Iterable<String> iterable2, Iterable<? extends JavaFileObject> iterable3);

    StandardJavaFileManager getStandardFileManager(DiagnosticListener<? super JavaFileObject> diagnosticListener,
            Locale locale, Charset charset);

    public interface CompilationTask extends Callable<Boolean> {
        void addModules(Iterable<String> iterable);

        void setProcessors(Iterable<? extends Processor> iterable);

        void setLocale(Locale locale);

        Boolean call();
    }
}
