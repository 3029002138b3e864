// SPDX-License-Identifier: MIT
package javax.naming;

/** It took too long. */
public class TimeLimitExceededException extends LimitExceededException {
    private static final long serialVersionUID = -3597009011385034696L;

    public TimeLimitExceededException() {
        super();
    }

    public TimeLimitExceededException(String explanation) {
        super(explanation);
    }
}
