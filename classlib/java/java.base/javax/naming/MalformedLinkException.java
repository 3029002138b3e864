// SPDX-License-Identifier: MIT
package javax.naming;

/** What should be a link is none. */
public class MalformedLinkException extends LinkException {
    private static final long serialVersionUID = -3066740437737830242L;

    public MalformedLinkException(String explanation) {
        super(explanation);
    }

    public MalformedLinkException() {
        super();
    }
}
