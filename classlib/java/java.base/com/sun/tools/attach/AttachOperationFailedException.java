// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

import java.io.IOException;

/** The virtual machine was asked for something and answered with an error; the message is its answer. */
public class AttachOperationFailedException extends IOException {
    private static final long serialVersionUID = 2140308168167478043L;

    public AttachOperationFailedException(String message) {
        super(message);
    }
}
