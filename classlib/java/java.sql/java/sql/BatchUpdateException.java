// SPDX-License-Identifier: MIT
package java.sql;

/** Some statement of a batch failed; the counts tell what became of each. */
public class BatchUpdateException extends SQLException {
    private static final long serialVersionUID = 5977529877145521757L;

    private int[] updateCounts;
    private long[] longUpdateCounts;

    public BatchUpdateException(String reason, String SQLState, int vendorCode, int[] updateCounts) {
        super(reason, SQLState, vendorCode);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, String SQLState, int[] updateCounts) {
        super(reason, SQLState);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, int[] updateCounts) {
        super(reason);
        counts(updateCounts);
    }

    public BatchUpdateException(int[] updateCounts) {
        super();
        counts(updateCounts);
    }

    public BatchUpdateException() {
        super();
    }

    public BatchUpdateException(Throwable cause) {
        super(cause);
    }

    public BatchUpdateException(int[] updateCounts, Throwable cause) {
        super(cause);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, int[] updateCounts, Throwable cause) {
        super(reason, cause);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, String SQLState, int[] updateCounts, Throwable cause) {
        super(reason, SQLState, cause);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, String SQLState, int vendorCode, int[] updateCounts, Throwable cause) {
        super(reason, SQLState, vendorCode, cause);
        counts(updateCounts);
    }

    public BatchUpdateException(String reason, String SQLState, int vendorCode, long[] updateCounts, Throwable cause) {
        super(reason, SQLState, vendorCode, cause);
        if (updateCounts == null) return;
        longUpdateCounts = updateCounts.clone();
        this.updateCounts = new int[updateCounts.length];
        for (int i = 0; i < updateCounts.length; i++) this.updateCounts[i] = (int) updateCounts[i];
    }

    private void counts(int[] given) {
        if (given == null) return;
        updateCounts = given.clone();
        longUpdateCounts = new long[given.length];
        for (int i = 0; i < given.length; i++) longUpdateCounts[i] = given[i];
    }

    public int[] getUpdateCounts() {
        return updateCounts == null ? null : updateCounts.clone();
    }

    public long[] getLargeUpdateCounts() {
        return longUpdateCounts == null ? null : longUpdateCounts.clone();
    }
}
