// SPDX-License-Identifier: MIT
package javax.annotation.processing;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** A processor that says with annotations what it supports. */
public abstract class AbstractProcessor implements Processor {
    protected ProcessingEnvironment processingEnv;
    private boolean initialized;

    protected AbstractProcessor() {
    }

    private static Set<String> set(String[] values) {
        return Collections.unmodifiableSet(new LinkedHashSet<String>(Arrays.asList(values)));
    }

    @Override
    public Set<String> getSupportedOptions() {
        SupportedOptions o = getClass().getAnnotation(SupportedOptions.class);
        return o == null ? Collections.<String>emptySet() : set(o.value());
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        SupportedAnnotationTypes t = getClass().getAnnotation(SupportedAnnotationTypes.class);
        if (t != null) return set(t.value());
        if (isInitialized()) processingEnv.getMessager().printMessage(Diagnostic.Kind.WARNING,
                "No SupportedAnnotationTypes annotation found on " + getClass().getName()
                        + ", returning an empty set.");
        return Collections.emptySet();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        SupportedSourceVersion v = getClass().getAnnotation(SupportedSourceVersion.class);
        if (v != null) return v.value();
        if (isInitialized()) processingEnv.getMessager().printMessage(Diagnostic.Kind.WARNING,
                "No SupportedSourceVersion annotation found on " + getClass().getName() + ", returning "
                + SourceVersion.RELEASE_6 + ".");
        return SourceVersion.RELEASE_6;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        if (initialized) throw new IllegalStateException("Cannot call init more than once.");
        if (environment == null) throw new NullPointerException("Tool provided null ProcessingEnvironment");
        processingEnv = environment;
        initialized = true;
    }

    @Override
    public abstract boolean process(Set<? extends TypeElement> annotations, RoundEnvironment roundEnv);

    @Override
    public Iterable<? extends Completion> getCompletions(Element element, AnnotationMirror annotation,
            ExecutableElement member, String userText) {
        return Collections.emptyList();
    }

    protected synchronized boolean isInitialized() {
        return initialized;
    }
}
