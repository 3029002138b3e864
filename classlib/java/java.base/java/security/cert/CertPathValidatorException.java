// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.Serializable;
import java.security.GeneralSecurityException;
import java.util.Objects;

/** A path is not valid: at which certificate, -1 if at none, and why. */
public class CertPathValidatorException extends GeneralSecurityException {
    private static final long serialVersionUID = -3083180014971893139L;

    private int index = -1;
    private CertPath certPath;
    private Reason reason = BasicReason.UNSPECIFIED;

    /** Why a path is not valid. */
    public interface Reason extends Serializable {
    }

    /** Reasons that all kinds of validation share. */
    public enum BasicReason implements Reason {
        UNSPECIFIED, EXPIRED, NOT_YET_VALID, REVOKED, UNDETERMINED_REVOCATION_STATUS, INVALID_SIGNATURE,
        ALGORITHM_CONSTRAINED
    }

    public CertPathValidatorException() {
        super();
    }

    public CertPathValidatorException(String msg) {
        super(msg);
    }

    public CertPathValidatorException(Throwable cause) {
        super(cause);
    }

    public CertPathValidatorException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public CertPathValidatorException(String msg, Throwable cause, CertPath certPath, int index) {
        this(msg, cause, certPath, index, BasicReason.UNSPECIFIED);
    }

    public CertPathValidatorException(String msg, Throwable cause, CertPath certPath, int index, Reason reason) {
        super(msg, cause);
        if (certPath == null && index != -1) throw new IllegalArgumentException();
        if (index < -1 || certPath != null && index >= certPath.getCertificates().size())
            throw new IndexOutOfBoundsException();
        this.reason = Objects.requireNonNull(reason, "reason can't be null");
        this.certPath = certPath;
        this.index = index;
    }

    public CertPath getCertPath() {
        return certPath;
    }

    public int getIndex() {
        return index;
    }

    public Reason getReason() {
        return reason;
    }
}
