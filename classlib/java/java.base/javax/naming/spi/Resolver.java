// SPDX-License-Identifier: MIT
package javax.naming.spi;

import javax.naming.Context;
import javax.naming.Name;
import javax.naming.NamingException;

/** A context through which others are reached that know more kinds of operations. */
public interface Resolver {
    ResolveResult resolveToClass(Name name, Class<? extends Context> contextType) throws NamingException;

    ResolveResult resolveToClass(String name, Class<? extends Context> contextType) throws NamingException;
}
