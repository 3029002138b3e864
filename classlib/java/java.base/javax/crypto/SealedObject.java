// SPDX-License-Identifier: MIT
package javax.crypto;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;

/** A serialized object that is encrypted. */
public class SealedObject implements Serializable {
    private static final long serialVersionUID = 4482838265551344752L;

    private byte[] encryptedContent;
    private String sealAlg;
    private String paramsAlg;

    /** Of the cipher, in their encoded form, or null. */
    protected byte[] encodedParams;

    public SealedObject(Serializable object, Cipher c) throws IOException, IllegalBlockSizeException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try {
            encryptedContent = c.doFinal(bytes.toByteArray());
        } catch (BadPaddingException e) {
            throw new IllegalStateException(e); // there is none when one encrypts
        }
        AlgorithmParameters params = c.getParameters();
        if (params != null) {
            encodedParams = params.getEncoded();
            paramsAlg = params.getAlgorithm();
        }
        sealAlg = c.getAlgorithm();
    }

    protected SealedObject(SealedObject so) {
        encryptedContent = so.encryptedContent.clone();
        encodedParams = so.encodedParams == null ? null : so.encodedParams.clone();
        sealAlg = so.sealAlg;
        paramsAlg = so.paramsAlg;
    }

    public final String getAlgorithm() {
        return sealAlg;
    }

    public final Object getObject(Key key)
            throws IOException, ClassNotFoundException, NoSuchAlgorithmException, InvalidKeyException {
        try {
            return opened(key, null);
        } catch (NoSuchProviderException e) {
            throw new NoSuchAlgorithmException("algorithm not found", e);
        }
    }

    public final Object getObject(Cipher c)
            throws IOException, ClassNotFoundException, IllegalBlockSizeException, BadPaddingException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(c.doFinal(encryptedContent)))) {
            return in.readObject();
        }
    }

    public final Object getObject(Key key, String provider)
            throws IOException, ClassNotFoundException, NoSuchAlgorithmException, NoSuchProviderException,
            InvalidKeyException {
        if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
        return opened(key, provider);
    }

    private Object opened(Key key, String provider) throws IOException, ClassNotFoundException,
            NoSuchAlgorithmException, NoSuchProviderException, InvalidKeyException {
        if (key == null) throw new NullPointerException("key is null");
        try {
            Cipher c = provider == null ? Cipher.getInstance(sealAlg) : Cipher.getInstance(sealAlg, provider);
            if (encodedParams == null) {
                c.init(Cipher.DECRYPT_MODE, key);
            } else {
                AlgorithmParameters params = AlgorithmParameters.getInstance(paramsAlg);
                params.init(encodedParams);
                c.init(Cipher.DECRYPT_MODE, key, params);
            }
            return getObject(c);
        } catch (NoSuchPaddingException e) {
            throw new NoSuchAlgorithmException("Padding that was used in sealing operation not available", e);
        } catch (InvalidAlgorithmParameterException | IllegalBlockSizeException | BadPaddingException e) {
            throw new InvalidKeyException(e.getMessage(), e);
        }
    }
}
