// SPDX-License-Identifier: MIT
package javax.naming;

import java.io.Serializable;
import java.util.Enumeration;

/** A name of parts that are in order. */
public interface Name extends Cloneable, Serializable, Comparable<Object> {
    Name add(String component) throws InvalidNameException;

    Name add(int at, String component) throws InvalidNameException;

    Name addAll(Name name) throws InvalidNameException;

    Name addAll(int at, Name name) throws InvalidNameException;

    Object clone();

    int compareTo(Object obj);

    boolean endsWith(Name name);

    String get(int at);

    Enumeration<String> getAll();

    Name getPrefix(int at);

    Name getSuffix(int at);

    boolean isEmpty();

    Object remove(int at) throws InvalidNameException;

    int size();

    boolean startsWith(Name name);
}
