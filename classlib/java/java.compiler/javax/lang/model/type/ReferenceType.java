// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: reference type. */
public interface ReferenceType extends TypeMirror {
}
