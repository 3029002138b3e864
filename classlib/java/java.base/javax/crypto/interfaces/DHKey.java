// SPDX-License-Identifier: MIT
package javax.crypto.interfaces;

import javax.crypto.spec.DHParameterSpec;

/** A key of Diffie and Hellman. */
public interface DHKey {
    DHParameterSpec getParams();
}
