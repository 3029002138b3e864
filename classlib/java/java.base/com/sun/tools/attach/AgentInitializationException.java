// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

/** The agent was loaded, but did not start: its Agent_OnAttach returned a number other than 0, or it threw. */
public class AgentInitializationException extends Exception {
    private static final long serialVersionUID = -1508756333332806353L;

    private final int returnValue;

    public AgentInitializationException() {
        returnValue = 0;
    }

    public AgentInitializationException(String message) {
        super(message);
        returnValue = 0;
    }

    public AgentInitializationException(String message, int returnValue) {
        super(message);
        this.returnValue = returnValue;
    }

    /** What Agent_OnAttach returned; 0 if that is not known. */
    public int returnValue() {
        return returnValue;
    }
}
