// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: error type. */
public interface ErrorType extends DeclaredType {
}
