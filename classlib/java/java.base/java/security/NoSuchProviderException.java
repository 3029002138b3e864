package java.security;

/** A provider is not there. */
public class NoSuchProviderException extends GeneralSecurityException {
    public NoSuchProviderException() {
    }

    public NoSuchProviderException(String message) {
        super(message);
    }
}
