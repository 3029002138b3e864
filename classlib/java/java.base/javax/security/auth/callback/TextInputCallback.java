// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;

/** Asks for text. */
public class TextInputCallback implements Callback, Serializable {
    private static final long serialVersionUID = -8064222478852811804L;

    private final String prompt;
    private String defaultText, inputText;

    public TextInputCallback(String prompt) {
        if (prompt == null || prompt.isEmpty()) throw new IllegalArgumentException();
        this.prompt = prompt;
    }

    public TextInputCallback(String prompt, String defaultText) {
        this(prompt);
        if (defaultText == null || defaultText.isEmpty()) throw new IllegalArgumentException();
        this.defaultText = defaultText;
    }

    public String getPrompt() {
        return prompt;
    }

    public String getDefaultText() {
        return defaultText;
    }

    public void setText(String text) {
        inputText = text;
    }

    public String getText() {
        return inputText;
    }
}
