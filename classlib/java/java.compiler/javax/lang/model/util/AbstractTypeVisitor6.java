// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVisitor;
import javax.lang.model.type.UnionType;
import javax.lang.model.type.UnknownTypeException;

/** A visitor of types for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public abstract class AbstractTypeVisitor6<R, P> implements TypeVisitor<R, P> {
    @Deprecated(since = "9")
    protected AbstractTypeVisitor6() {
        super();
    }

    public final R visit(TypeMirror t, P p) {
        return t.accept(this, p);
    }

    public final R visit(TypeMirror t) {
        return t.accept(this, null);
    }

    public R visitUnion(UnionType t, P p) {
        return visitUnknown(t, p);
    }

    public R visitIntersection(IntersectionType t, P p) {
        return visitUnknown(t, p);
    }

    public R visitUnknown(TypeMirror t, P p) {
        throw new UnknownTypeException(t, p);
    }
}
