// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: null type. */
public interface NullType extends ReferenceType {
}
