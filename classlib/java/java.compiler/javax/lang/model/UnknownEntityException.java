// SPDX-License-Identifier: MIT
package javax.lang.model;

/** Something of the model is of a kind that is not known. */
public class UnknownEntityException extends RuntimeException {
    private static final long serialVersionUID = 269L;

    protected UnknownEntityException(String message) {
        super(message);
    }
}
