package java.security;

/** A key that only its owner knows. */
public interface PrivateKey extends Key {
}
