// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;

/** Tells something. */
public class TextOutputCallback implements Callback, Serializable {
    private static final long serialVersionUID = 1689502495511663102L;

    public static final int INFORMATION = 0, WARNING = 1, ERROR = 2;

    private final int messageType;
    private final String message;

    public TextOutputCallback(int messageType, String message) {
        if (messageType < INFORMATION || messageType > ERROR || message == null || message.isEmpty())
            throw new IllegalArgumentException();
        this.messageType = messageType;
        this.message = message;
    }

    public int getMessageType() {
        return messageType;
    }

    public String getMessage() {
        return message;
    }
}
