// SPDX-License-Identifier: MIT
package javax.transaction.xa;

/** Of distributed transactions. */
public interface Xid {
    int MAXGTRIDSIZE = 64;
    int MAXBQUALSIZE = 64;

    int getFormatId();

    byte[] getGlobalTransactionId();

    byte[] getBranchQualifier();
}
