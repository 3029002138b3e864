// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;

/** Asks for one or several of some choices. */
public class ChoiceCallback implements Callback, Serializable {
    private static final long serialVersionUID = -3975664071579892167L;

    private final String prompt;
    private final String[] choices;
    private final int defaultChoice;
    private final boolean multipleSelectionsAllowed;
    private int[] selections;

    public ChoiceCallback(String prompt, String[] choices, int defaultChoice, boolean multipleSelectionsAllowed) {
        if (prompt == null || prompt.isEmpty() || choices == null || choices.length == 0 || defaultChoice < 0
                || defaultChoice >= choices.length) throw new IllegalArgumentException();
        this.choices = choices.clone();
        for (String c : this.choices) if (c == null || c.isEmpty()) throw new IllegalArgumentException();
        this.prompt = prompt;
        this.defaultChoice = defaultChoice;
        this.multipleSelectionsAllowed = multipleSelectionsAllowed;
    }

    public String getPrompt() {
        return prompt;
    }

    public String[] getChoices() {
        return choices.clone();
    }

    public int getDefaultChoice() {
        return defaultChoice;
    }

    public boolean allowMultipleSelections() {
        return multipleSelectionsAllowed;
    }

    public void setSelectedIndex(int selection) {
        selections = new int[] {selection};
    }

    public void setSelectedIndexes(int[] selections) {
        if (!multipleSelectionsAllowed) throw new UnsupportedOperationException();
        this.selections = selections == null ? null : selections.clone();
    }

    public int[] getSelectedIndexes() {
        return selections == null ? null : selections.clone();
    }
}
