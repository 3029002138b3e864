// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/** What the maker of a factory of secret keys implements. */
public abstract class SecretKeyFactorySpi {
    public SecretKeyFactorySpi() {
    }

    protected abstract SecretKey engineGenerateSecret(KeySpec keySpec) throws InvalidKeySpecException;

    protected abstract KeySpec engineGetKeySpec(SecretKey key, Class<?> keySpec) throws InvalidKeySpecException;

    protected abstract SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException;
}
