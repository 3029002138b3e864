// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: primitive type. */
public interface PrimitiveType extends TypeMirror {
}
