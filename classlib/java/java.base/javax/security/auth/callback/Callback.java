// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

/** Something that a service asks of the application, or tells it. Which, its class says. */
public interface Callback {
}
