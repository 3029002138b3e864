// SPDX-License-Identifier: MIT
package javax.xml.validation;

/** A compiled schema. */
public abstract class Schema {
    protected Schema() {
    }

    public abstract Validator newValidator();

    public abstract ValidatorHandler newValidatorHandler();
}
