// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Of the language model: element filter. */
public class ElementFilter {
    private static final Set<ElementKind> FIELDS = EnumSet.of(ElementKind.FIELD, ElementKind.ENUM_CONSTANT);
    private static final Set<ElementKind> CONSTRUCTORS = EnumSet.of(ElementKind.CONSTRUCTOR);
    private static final Set<ElementKind> METHODS = EnumSet.of(ElementKind.METHOD);
    private static final Set<ElementKind> PACKAGES = EnumSet.of(ElementKind.PACKAGE);
    private static final Set<ElementKind> MODULES = EnumSet.of(ElementKind.MODULE);
    private static final Set<ElementKind> RECORD_COMPONENTS = EnumSet.of(ElementKind.RECORD_COMPONENT);
    private static final Set<ElementKind> TYPES = EnumSet.of(ElementKind.CLASS, ElementKind.ENUM,
            ElementKind.INTERFACE, ElementKind.RECORD, ElementKind.ANNOTATION_TYPE);

    private ElementFilter() {
    }

    private static <T, U> List<U> those(Iterable<? extends T> of, Predicate<T> fit, Class<U> type) {
        List<U> found = new ArrayList<>();
        of.forEach(t -> {
            if (fit.test(t)) found.add(type.cast(t));
        });
        return found;
    }

    private static <E extends Element> List<E> list(Iterable<? extends Element> elements, Set<ElementKind> kinds,
            Class<E> type) {
        return those(elements, (Element e) -> kinds.contains(e.getKind()), type);
    }

    private static <E extends Element> Set<E> set(Iterable<? extends Element> elements, Set<ElementKind> kinds,
            Class<E> type) {
        return new LinkedHashSet<E>(list(elements, kinds, type));
    }

    private static <D extends ModuleElement.Directive> List<D> directives(
            Iterable<? extends ModuleElement.Directive> directives, ModuleElement.DirectiveKind kind, Class<D> type) {
        return those(directives, (ModuleElement.Directive d) -> d.getKind() == kind, type);
    }

    public static List<VariableElement> fieldsIn(Iterable<? extends Element> elements) {
        return list(elements, FIELDS, VariableElement.class);
    }

    public static Set<VariableElement> fieldsIn(Set<? extends Element> set) {
        return set(set, FIELDS, VariableElement.class);
    }

    public static List<RecordComponentElement> recordComponentsIn(Iterable<? extends Element> elements) {
        return list(elements, RECORD_COMPONENTS, RecordComponentElement.class);
    }

    public static Set<RecordComponentElement> recordComponentsIn(Set<? extends Element> set) {
        return set(set, RECORD_COMPONENTS, RecordComponentElement.class);
    }

    public static List<ExecutableElement> constructorsIn(Iterable<? extends Element> elements) {
        return list(elements, CONSTRUCTORS, ExecutableElement.class);
    }

    public static Set<ExecutableElement> constructorsIn(Set<? extends Element> set) {
        return set(set, CONSTRUCTORS, ExecutableElement.class);
    }

    public static List<ExecutableElement> methodsIn(Iterable<? extends Element> elements) {
        return list(elements, METHODS, ExecutableElement.class);
    }

    public static Set<ExecutableElement> methodsIn(Set<? extends Element> set) {
        return set(set, METHODS, ExecutableElement.class);
    }

    public static List<TypeElement> typesIn(Iterable<? extends Element> elements) {
        return list(elements, TYPES, TypeElement.class);
    }

    public static Set<TypeElement> typesIn(Set<? extends Element> set) {
        return set(set, TYPES, TypeElement.class);
    }

    public static List<PackageElement> packagesIn(Iterable<? extends Element> elements) {
        return list(elements, PACKAGES, PackageElement.class);
    }

    public static Set<PackageElement> packagesIn(Set<? extends Element> set) {
        return set(set, PACKAGES, PackageElement.class);
    }

    public static List<ModuleElement> modulesIn(Iterable<? extends Element> elements) {
        return list(elements, MODULES, ModuleElement.class);
    }

    public static Set<ModuleElement> modulesIn(Set<? extends Element> set) {
        return set(set, MODULES, ModuleElement.class);
    }

    public static List<ModuleElement.ExportsDirective> exportsIn(
            Iterable<? extends ModuleElement.Directive> directives) {
        return directives(directives, ModuleElement.DirectiveKind.EXPORTS, ModuleElement.ExportsDirective.class);
    }

    public static List<ModuleElement.OpensDirective> opensIn(
            Iterable<? extends ModuleElement.Directive> directives) {
        return directives(directives, ModuleElement.DirectiveKind.OPENS, ModuleElement.OpensDirective.class);
    }

    public static List<ModuleElement.ProvidesDirective> providesIn(
            Iterable<? extends ModuleElement.Directive> directives) {
        return directives(directives, ModuleElement.DirectiveKind.PROVIDES, ModuleElement.ProvidesDirective.class);
    }

    public static List<ModuleElement.RequiresDirective> requiresIn(
            Iterable<? extends ModuleElement.Directive> directives) {
        return directives(directives, ModuleElement.DirectiveKind.REQUIRES, ModuleElement.RequiresDirective.class);
    }

    public static List<ModuleElement.UsesDirective> usesIn(
            Iterable<? extends ModuleElement.Directive> directives) {
        return directives(directives, ModuleElement.DirectiveKind.USES, ModuleElement.UsesDirective.class);
    }
}
