// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

/** The agent cannot be loaded: there is no such library or jar, or it is none of an agent. */
public class AgentLoadException extends Exception {
    private static final long serialVersionUID = 688047862952114238L;

    public AgentLoadException() {
    }

    public AgentLoadException(String message) {
        super(message);
    }
}
