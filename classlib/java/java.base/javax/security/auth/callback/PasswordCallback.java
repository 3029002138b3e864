// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;
import java.util.Arrays;

/** Asks for a password, of which this keeps a copy until it is cleared. */
public class PasswordCallback implements Callback, Serializable {
    private static final long serialVersionUID = 2267422647454909926L;

    private final String prompt;
    private final boolean echoOn;
    private char[] inputPassword;

    public PasswordCallback(String prompt, boolean echoOn) {
        if (prompt == null || prompt.isEmpty()) throw new IllegalArgumentException();
        this.prompt = prompt;
        this.echoOn = echoOn;
    }

    public String getPrompt() {
        return prompt;
    }

    public boolean isEchoOn() {
        return echoOn;
    }

    public void setPassword(char[] password) {
        clearPassword();
        inputPassword = password == null ? null : password.clone();
    }

    public char[] getPassword() {
        return inputPassword == null ? null : inputPassword.clone();
    }

    public void clearPassword() {
        if (inputPassword != null) Arrays.fill(inputPassword, ' ');
    }
}
