// SPDX-License-Identifier: MIT
package java.security.spec;

/** Parameters of an algorithm, by their values. */
public interface AlgorithmParameterSpec {
}
