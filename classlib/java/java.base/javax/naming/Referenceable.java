// SPDX-License-Identifier: MIT
package javax.naming;

/** What can tell a reference to itself. */
public interface Referenceable {
    Reference getReference() throws NamingException;
}
