// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: wildcard type. */
public interface WildcardType extends TypeMirror {
    TypeMirror getExtendsBound();

    TypeMirror getSuperBound();
}
