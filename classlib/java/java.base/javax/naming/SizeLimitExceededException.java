// SPDX-License-Identifier: MIT
package javax.naming;

/** The answer is too long. */
public class SizeLimitExceededException extends LimitExceededException {
    private static final long serialVersionUID = 7129289564879168579L;

    public SizeLimitExceededException() {
        super();
    }

    public SizeLimitExceededException(String explanation) {
        super(explanation);
    }
}
