// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.io.IOException;

/** There is no user or group of that name. */
public class UserPrincipalNotFoundException extends IOException {
    @java.io.Serial
    private static final long serialVersionUID = -5369283889045833024L;
    private final String name;

    public UserPrincipalNotFoundException(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }
}
