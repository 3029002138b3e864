// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: array type. */
public interface ArrayType extends ReferenceType {
    TypeMirror getComponentType();
}
