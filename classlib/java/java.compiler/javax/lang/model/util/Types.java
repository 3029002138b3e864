// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.NullType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Of the language model: types. */
public interface Types {
    Element asElement(TypeMirror typeMirror);

    boolean isSameType(TypeMirror typeMirror1, TypeMirror typeMirror2);

    boolean isSubtype(TypeMirror typeMirror1, TypeMirror typeMirror2);

    boolean isAssignable(TypeMirror typeMirror1, TypeMirror typeMirror2);

    boolean contains(TypeMirror typeMirror1, TypeMirror typeMirror2);

    boolean isSubsignature(ExecutableType executableType1, ExecutableType executableType2);

    List<? extends TypeMirror> directSupertypes(TypeMirror typeMirror);

    TypeMirror erasure(TypeMirror typeMirror);

    TypeElement boxedClass(PrimitiveType t);

    PrimitiveType unboxedType(TypeMirror typeMirror);

    TypeMirror capture(TypeMirror typeMirror);

    PrimitiveType getPrimitiveType(TypeKind typeKind);

    NullType getNullType();

    NoType getNoType(TypeKind typeKind);

    ArrayType getArrayType(TypeMirror typeMirror);

    WildcardType getWildcardType(TypeMirror typeMirror1, TypeMirror typeMirror2);

    DeclaredType getDeclaredType(TypeElement e, TypeMirror... typeMirrors);

    DeclaredType getDeclaredType(DeclaredType t, TypeElement e, TypeMirror... typeMirrors);

    TypeMirror asMemberOf(DeclaredType t, Element e);

    default <T extends TypeMirror> T stripAnnotations(T t) {
        throw new UnsupportedOperationException();
    }
}
