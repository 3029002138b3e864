package java.security;

import java.io.Serializable;

/** Who signed code. Signatures of jars are not checked, so there are no objects of this class. */
public final class CodeSigner implements Serializable {
    private CodeSigner() {
    }
}
