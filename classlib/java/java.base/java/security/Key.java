package java.security;

import java.io.Serializable;

/** A key of some algorithm. */
public interface Key extends Serializable {
    String getAlgorithm();

    String getFormat();

    byte[] getEncoded();
}
