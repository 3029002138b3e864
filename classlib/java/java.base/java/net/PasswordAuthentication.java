// SPDX-License-Identifier: MIT
package java.net;

/** A user and a password. */
public final class PasswordAuthentication {
    private final String userName;
    private final char[] password;

    public PasswordAuthentication(String userName, char[] password) {
        this.userName = userName;
        this.password = password.clone();
    }

    public String getUserName() {
        return userName;
    }

    public char[] getPassword() {
        return password;
    }
}
