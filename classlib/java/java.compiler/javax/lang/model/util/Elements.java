// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import java.io.Writer;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.JavaFileObject;

/** Of the language model: elements. */
public interface Elements {
    PackageElement getPackageElement(CharSequence name);

    default PackageElement getPackageElement(ModuleElement e, CharSequence name) {
        return null;
    }

    default Set<? extends PackageElement> getAllPackageElements(CharSequence name) {
        Set<? extends ModuleElement> modules = getAllModuleElements();
        PackageElement only = modules.isEmpty() ? getPackageElement(name) : null;
        Set<PackageElement> all = new LinkedHashSet<PackageElement>();
        if (only != null) all.add(only);
        for (ModuleElement m : modules) {
            PackageElement found = getPackageElement(m, name);
            if (found != null) all.add(found);
        }
        return Collections.unmodifiableSet(all);
    }

    TypeElement getTypeElement(CharSequence name);

    default TypeElement getTypeElement(ModuleElement e, CharSequence name) {
        return null;
    }

    default Set<? extends TypeElement> getAllTypeElements(CharSequence name) {
        Set<? extends ModuleElement> modules = getAllModuleElements();
        TypeElement only = modules.isEmpty() ? getTypeElement(name) : null;
        Set<TypeElement> all = new LinkedHashSet<TypeElement>();
        if (only != null) all.add(only);
        for (ModuleElement m : modules) {
            TypeElement found = getTypeElement(m, name);
            if (found != null) all.add(found);
        }
        return Collections.unmodifiableSet(all);
    }

    default ModuleElement getModuleElement(CharSequence name) {
        return null;
    }

    default Set<? extends ModuleElement> getAllModuleElements() {
        return Collections.emptySet();
    }

    Map<? extends ExecutableElement,
            ? extends AnnotationValue> getElementValuesWithDefaults(AnnotationMirror a);

    String getDocComment(Element element);

    default DocCommentKind getDocCommentKind(Element element) {
        return null;
    }

    boolean isDeprecated(Element element);

    default Origin getOrigin(Element element) {
        return Origin.EXPLICIT;
    }

    default Origin getOrigin(AnnotatedConstruct annotatedConstruct, AnnotationMirror a) {
        return Origin.EXPLICIT;
    }

    default Origin getOrigin(ModuleElement e, ModuleElement.Directive d) {
        return Origin.EXPLICIT;
    }

    default boolean isBridge(ExecutableElement executableElement) {
        return false;
    }

    Name getBinaryName(TypeElement e);

    PackageElement getPackageOf(Element element);

    default ModuleElement getModuleOf(Element element) {
        return null;
    }

    List<? extends Element> getAllMembers(TypeElement e);

    default TypeElement getOutermostTypeElement(Element element) {
        if (element.getKind() == ElementKind.PACKAGE || element.getKind() == ElementKind.MODULE) return null;
        TypeElement outermost = null;
        for (Element e = element; e != null && e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement())
            if (e.getKind().isDeclaredType()) outermost = (TypeElement) e;
        return outermost;
    }

    List<? extends AnnotationMirror> getAllAnnotationMirrors(Element element);

    boolean hides(Element element1, Element element2);

    boolean overrides(ExecutableElement executableElement1, ExecutableElement executableElement2,
            TypeElement e);

    String getConstantExpression(Object x);

    void printElements(Writer writer, Element... elements);

    Name getName(CharSequence name);

    boolean isFunctionalInterface(TypeElement e);

    default boolean isAutomaticModule(ModuleElement e) {
        return false;
    }

    default TypeElement getEnumConstantBody(VariableElement e) {
        if (e.getKind() != ElementKind.ENUM_CONSTANT) throw new IllegalArgumentException("Argument not an enum "
                + "constant");
        return null;
    }

    default RecordComponentElement recordComponentFor(ExecutableElement executableElement) {
        Element of = executableElement.getEnclosingElement();
        if (of.getKind() == ElementKind.RECORD)
            for (RecordComponentElement c : ElementFilter.recordComponentsIn(of.getEnclosedElements()))
                if (executableElement.equals(c.getAccessor())) return c;
        return null;
    }

    default boolean isCanonicalConstructor(ExecutableElement executableElement) {
        return false;
    }

    default boolean isCompactConstructor(ExecutableElement executableElement) {
        return false;
    }

    default JavaFileObject getFileObjectOf(Element element) {
        throw new UnsupportedOperationException();
    }

    public enum DocCommentKind {
        END_OF_LINE, TRADITIONAL;
    }

    public enum Origin {
        EXPLICIT, MANDATED, SYNTHETIC;

        public boolean isDeclared() {
        return this != SYNTHETIC;
        }
    }
}
