// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.KeySpec;
import java.util.Arrays;

/** A password with what makes a key of it; 0 and null stand for what is not given. */
public class PBEKeySpec implements KeySpec {
    private char[] password; // null: cleared
    private final byte[] salt;
    private final int iterationCount;
    private final int keyLength;

    public PBEKeySpec(char[] password) {
        this.password = password == null ? new char[0] : password.clone();
        salt = null;
        iterationCount = 0;
        keyLength = 0;
    }

    public PBEKeySpec(char[] password, byte[] salt, int iterationCount, int keyLength) {
        this(password, checked(salt), iterationCount, keyLength, true);
        if (keyLength <= 0) throw new IllegalArgumentException("invalid keyLength value");
    }

    public PBEKeySpec(char[] password, byte[] salt, int iterationCount) {
        this(password, checked(salt), iterationCount, 0, true);
    }

    private PBEKeySpec(char[] password, byte[] salt, int iterationCount, int keyLength, boolean salted) {
        if (iterationCount <= 0) throw new IllegalArgumentException("invalid iterationCount value");
        this.password = password == null ? new char[0] : password.clone();
        this.salt = salt.clone();
        this.iterationCount = iterationCount;
        this.keyLength = keyLength;
    }

    private static byte[] checked(byte[] salt) {
        if (salt == null) throw new NullPointerException("the salt parameter must be non-null");
        if (salt.length == 0) throw new IllegalArgumentException("the salt parameter must not be empty");
        return salt;
    }

    public final void clearPassword() {
        if (password != null) Arrays.fill(password, ' ');
        password = null;
    }

    public final char[] getPassword() {
        if (password == null) throw new IllegalStateException("password has been cleared");
        return password.clone();
    }

    public final byte[] getSalt() {
        return salt == null ? null : salt.clone();
    }

    public final int getIterationCount() {
        return iterationCount;
    }

    public final int getKeyLength() {
        return keyLength;
    }
}
