// SPDX-License-Identifier: MIT
package javax.naming;

/** Makes names of text, by the rules of one name space. */
public interface NameParser {
    Name parse(String name) throws NamingException;
}
