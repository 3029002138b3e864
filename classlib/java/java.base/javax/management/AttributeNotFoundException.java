// SPDX-License-Identifier: MIT
package javax.management;

/** A bean has no such attribute. */
public class AttributeNotFoundException extends OperationsException {
    private static final long serialVersionUID = 6511584241791106926L;

    public AttributeNotFoundException() {
    }

    public AttributeNotFoundException(String message) {
        super(message);
    }
}
