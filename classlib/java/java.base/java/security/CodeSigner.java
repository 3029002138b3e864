package java.security;

import java.io.Serializable;

/** Who signed code. Signatures of jars are not checked, so there are no objects of this class. */
public final class CodeSigner implements Serializable {
    private static final long serialVersionUID = 6819288105193937581L;

    private CodeSigner() {
    }
}
