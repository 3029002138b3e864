// SPDX-License-Identifier: MIT
package java.security.cert;

import java.util.Iterator;
import java.util.Set;

/** A node of the tree of policies that a validation has made: depth n stands for the n-th certificate. */
public interface PolicyNode {
    /** Null at the root. */
    PolicyNode getParent();

    Iterator<? extends PolicyNode> getChildren();

    int getDepth();

    String getValidPolicy();

    Set<? extends PolicyQualifierInfo> getPolicyQualifiers();

    Set<String> getExpectedPolicies();

    boolean isCritical();
}
