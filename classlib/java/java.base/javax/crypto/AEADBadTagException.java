// SPDX-License-Identifier: MIT
package javax.crypto;

/** The tag of authenticated data does not fit it. */
public class AEADBadTagException extends BadPaddingException {
    private static final long serialVersionUID = -488059093241685509L;

    public AEADBadTagException() {
    }

    public AEADBadTagException(String message) {
        super(message);
    }
}
