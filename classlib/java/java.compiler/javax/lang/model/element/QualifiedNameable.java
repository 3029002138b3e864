// SPDX-License-Identifier: MIT
package javax.lang.model.element;

/** Of the language model: qualified nameable. */
public interface QualifiedNameable extends Element {
    Name getQualifiedName();
}
