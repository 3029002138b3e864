package java.security;

/** A key that everybody may know. */
public interface PublicKey extends Key {
}
