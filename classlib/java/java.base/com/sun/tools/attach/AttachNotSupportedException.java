// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

/** The process is no Java virtual machine that a provider can attach to. */
public class AttachNotSupportedException extends Exception {
    private static final long serialVersionUID = 3391824968260177264L;

    public AttachNotSupportedException() {
    }

    public AttachNotSupportedException(String message) {
        super(message);
    }
}
