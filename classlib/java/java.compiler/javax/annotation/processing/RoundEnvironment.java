// SPDX-License-Identifier: MIT
package javax.annotation.processing;

import java.lang.annotation.Annotation;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Of annotation processing: round environment. */
public interface RoundEnvironment {
    boolean processingOver();

    boolean errorRaised();

    Set<? extends Element> getRootElements();

    Set<? extends Element> getElementsAnnotatedWith(TypeElement typeElement);

    default Set<? extends Element> getElementsAnnotatedWithAny(TypeElement... typeElements) {
        Set<Element> all = new LinkedHashSet<Element>();
        for (TypeElement a : typeElements) all.addAll(getElementsAnnotatedWith(a));
        return all;
    }

    Set<? extends Element> getElementsAnnotatedWith(Class<? extends Annotation> type);

    default Set<? extends Element> getElementsAnnotatedWithAny(Set<Class<? extends Annotation>> set) {
        Set<Element> all = new LinkedHashSet<Element>();
        for (Class<? extends Annotation> a : set) all.addAll(getElementsAnnotatedWith(a));
        return all;
    }
}
