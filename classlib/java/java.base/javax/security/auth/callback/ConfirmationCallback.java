// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.Serializable;

/** Asks for yes or no and the like: one of three sets of options, or options of its own. */
public class ConfirmationCallback implements Callback, Serializable {
    private static final long serialVersionUID = -9095656433782481624L;

    public static final int UNSPECIFIED_OPTION = -1, YES_NO_OPTION = 0, YES_NO_CANCEL_OPTION = 1, OK_CANCEL_OPTION = 2,
            YES = 0, NO = 1, CANCEL = 2, OK = 3, INFORMATION = 0, WARNING = 1, ERROR = 2;

    private final String prompt;
    private final int messageType, optionType, defaultOption;
    private final String[] options;
    private int selection;

    public ConfirmationCallback(int messageType, int optionType, int defaultOption) {
        this(null, false, messageType, optionType, null, defaultOption);
    }

    public ConfirmationCallback(int messageType, String[] options, int defaultOption) {
        this(null, false, messageType, UNSPECIFIED_OPTION, copy(options), defaultOption);
    }

    public ConfirmationCallback(String prompt, int messageType, int optionType, int defaultOption) {
        this(prompt, true, messageType, optionType, null, defaultOption);
    }

    public ConfirmationCallback(String prompt, int messageType, String[] options, int defaultOption) {
        this(prompt, true, messageType, UNSPECIFIED_OPTION, copy(options), defaultOption);
    }

    private static String[] copy(String[] options) {
        if (options == null || options.length == 0) throw new IllegalArgumentException();
        return options.clone();
    }

    private ConfirmationCallback(String prompt, boolean prompts, int messageType, int optionType, String[] options,
            int defaultOption) {
        boolean named = !prompts || prompt != null && !prompt.isEmpty();
        boolean typed = options != null || optionType >= YES_NO_OPTION && optionType <= OK_CANCEL_OPTION;
        if (!named || !typed || messageType < INFORMATION || messageType > ERROR) throw new IllegalArgumentException();
        if (!isOption(optionType, options, defaultOption)) throw new IllegalArgumentException();
        this.prompt = prompt;
        this.messageType = messageType;
        this.optionType = optionType;
        this.options = options;
        this.defaultOption = defaultOption;
    }

    private static boolean isOption(int optionType, String[] options, int option) {
        if (options != null) {
            for (String s : options) if (s == null || s.isEmpty()) return false;
            return option >= 0 && option < options.length;
        }
        boolean yesOrNo = option == YES || option == NO, cancels = option == CANCEL;
        return optionType == OK_CANCEL_OPTION ? option == OK || cancels
                : yesOrNo || cancels && optionType == YES_NO_CANCEL_OPTION;
    }

    public String getPrompt() {
        return prompt;
    }

    public int getMessageType() {
        return messageType;
    }

    public int getOptionType() {
        return optionType;
    }

    public String[] getOptions() {
        return options == null ? null : options.clone();
    }

    public int getDefaultOption() {
        return defaultOption;
    }

    public void setSelectedIndex(int selection) {
        this.selection = selection;
    }

    public int getSelectedIndex() {
        return selection;
    }
}
