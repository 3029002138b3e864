// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: no type. */
public interface NoType extends TypeMirror {
}
