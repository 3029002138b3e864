// SPDX-License-Identifier: MIT
package javax.lang.model.element;

/** Of the language model: nesting kind. */
public enum NestingKind {
    TOP_LEVEL, MEMBER, LOCAL, ANONYMOUS;

    public boolean isNested() {
        return this != TOP_LEVEL;
    }
}
