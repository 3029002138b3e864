// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.security.Principal;

/** A user. */
public interface UserPrincipal extends Principal {
}
