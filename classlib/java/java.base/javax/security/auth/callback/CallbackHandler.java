// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

import java.io.IOException;

/** The application's half: answers what services ask. */
public interface CallbackHandler {
    void handle(Callback[] callbacks) throws IOException, UnsupportedCallbackException;
}
