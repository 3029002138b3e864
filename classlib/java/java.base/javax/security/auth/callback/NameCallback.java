// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;

/** Asks for a name. */
public class NameCallback implements Callback, Serializable {
    private static final long serialVersionUID = 3770938795909392253L;

    private final String prompt;
    private String defaultName, inputName;

    public NameCallback(String prompt) {
        if (prompt == null || prompt.isEmpty()) throw new IllegalArgumentException();
        this.prompt = prompt;
    }

    public NameCallback(String prompt, String defaultName) {
        this(prompt);
        if (defaultName == null || defaultName.isEmpty()) throw new IllegalArgumentException();
        this.defaultName = defaultName;
    }

    public String getPrompt() {
        return prompt;
    }

    public String getDefaultName() {
        return defaultName;
    }

    public void setName(String name) {
        inputName = name;
    }

    public String getName() {
        return inputName;
    }
}
