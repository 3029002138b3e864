// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.NullType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** A visitor of types with a default action for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public class SimpleTypeVisitor6<R, P> extends AbstractTypeVisitor6<R, P> {
    protected final R DEFAULT_VALUE;

    @Deprecated(since = "9")
    protected SimpleTypeVisitor6() {
        DEFAULT_VALUE = null;
    }

    @Deprecated(since = "9")
    protected SimpleTypeVisitor6(R defaultValue) {
        DEFAULT_VALUE = defaultValue;
    }

    protected R defaultAction(TypeMirror t, P p) {
        return DEFAULT_VALUE;
    }

    public R visitPrimitive(PrimitiveType t, P p) {
        return defaultAction(t, p);
    }

    public R visitNull(NullType t, P p) {
        return defaultAction(t, p);
    }

    public R visitArray(ArrayType t, P p) {
        return defaultAction(t, p);
    }

    public R visitDeclared(DeclaredType t, P p) {
        return defaultAction(t, p);
    }

    public R visitError(ErrorType t, P p) {
        return defaultAction(t, p);
    }

    public R visitTypeVariable(TypeVariable t, P p) {
        return defaultAction(t, p);
    }

    public R visitWildcard(WildcardType t, P p) {
        return defaultAction(t, p);
    }

    public R visitExecutable(ExecutableType t, P p) {
        return defaultAction(t, p);
    }

    public R visitNoType(NoType t, P p) {
        return defaultAction(t, p);
    }
}
