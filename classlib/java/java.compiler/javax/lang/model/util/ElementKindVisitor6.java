// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;

/** A visitor of elements, by their kind for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public class ElementKindVisitor6<R, P> extends SimpleElementVisitor6<R, P> {
    @Deprecated(since = "9")
    protected ElementKindVisitor6() {
        super();
    }

    @Deprecated(since = "9")
    protected ElementKindVisitor6(R defaultValue) {
        super(defaultValue);
    }

    public R visitPackage(PackageElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitType(TypeElement e, P p) {
        switch (e.getKind()) {
        case ANNOTATION_TYPE:
            return visitTypeAsAnnotationType(e, p);
        case CLASS:
            return visitTypeAsClass(e, p);
        case ENUM:
            return visitTypeAsEnum(e, p);
        case INTERFACE:
            return visitTypeAsInterface(e, p);
        case RECORD:
            return visitTypeAsRecord(e, p);
        default:
            throw new AssertionError("Bad kind " + e.getKind() + " for input " + e);
        }
    }

    public R visitTypeAsAnnotationType(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeAsClass(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeAsEnum(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeAsInterface(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeAsRecord(TypeElement e, P p) {
        return visitUnknown(e, p);
    }

    public R visitVariable(VariableElement e, P p) {
        switch (e.getKind()) {
        case ENUM_CONSTANT:
            return visitVariableAsEnumConstant(e, p);
        case EXCEPTION_PARAMETER:
            return visitVariableAsExceptionParameter(e, p);
        case FIELD:
            return visitVariableAsField(e, p);
        case LOCAL_VARIABLE:
            return visitVariableAsLocalVariable(e, p);
        case PARAMETER:
            return visitVariableAsParameter(e, p);
        case RESOURCE_VARIABLE:
            return visitVariableAsResourceVariable(e, p);
        case BINDING_VARIABLE:
            return visitVariableAsBindingVariable(e, p);
        default:
            throw new AssertionError("Bad kind " + e.getKind() + " for input " + e);
        }
    }

    public R visitVariableAsEnumConstant(VariableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsExceptionParameter(VariableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsField(VariableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsLocalVariable(VariableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsParameter(VariableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsResourceVariable(VariableElement e, P p) {
        return visitUnknown(e, p);
    }

    public R visitVariableAsBindingVariable(VariableElement e, P p) {
        return visitUnknown(e, p);
    }

    public R visitExecutable(ExecutableElement e, P p) {
        switch (e.getKind()) {
        case CONSTRUCTOR:
            return visitExecutableAsConstructor(e, p);
        case INSTANCE_INIT:
            return visitExecutableAsInstanceInit(e, p);
        case METHOD:
            return visitExecutableAsMethod(e, p);
        case STATIC_INIT:
            return visitExecutableAsStaticInit(e, p);
        default:
            throw new AssertionError("Bad kind " + e.getKind() + " for input " + e);
        }
    }

    public R visitExecutableAsConstructor(ExecutableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitExecutableAsInstanceInit(ExecutableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitExecutableAsMethod(ExecutableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitExecutableAsStaticInit(ExecutableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeParameter(TypeParameterElement e, P p) {
        return defaultAction(e, p);
    }
}
