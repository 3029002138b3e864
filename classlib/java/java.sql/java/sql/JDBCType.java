// SPDX-License-Identifier: MIT
package java.sql;

/** The types of SQL that JDBC knows, with their numbers in Types. */
public enum JDBCType implements SQLType {
    BIT(Types.BIT), TINYINT(Types.TINYINT), SMALLINT(Types.SMALLINT), INTEGER(Types.INTEGER), BIGINT(Types.BIGINT),
    FLOAT(Types.FLOAT), REAL(Types.REAL), DOUBLE(Types.DOUBLE), NUMERIC(Types.NUMERIC), DECIMAL(Types.DECIMAL),
            CHAR(Types.CHAR),
    VARCHAR(Types.VARCHAR), LONGVARCHAR(Types.LONGVARCHAR), DATE(Types.DATE), TIME(Types.TIME),
            TIMESTAMP(Types.TIMESTAMP),
    BINARY(Types.BINARY), VARBINARY(Types.VARBINARY), LONGVARBINARY(Types.LONGVARBINARY), NULL(Types.NULL),
            OTHER(Types.OTHER),
    JAVA_OBJECT(Types.JAVA_OBJECT), DISTINCT(Types.DISTINCT), STRUCT(Types.STRUCT), ARRAY(Types.ARRAY),
            BLOB(Types.BLOB),
    CLOB(Types.CLOB), REF(Types.REF), DATALINK(Types.DATALINK), BOOLEAN(Types.BOOLEAN), ROWID(Types.ROWID),
            NCHAR(Types.NCHAR),
    NVARCHAR(Types.NVARCHAR), LONGNVARCHAR(Types.LONGNVARCHAR), NCLOB(Types.NCLOB), SQLXML(Types.SQLXML),
    REF_CURSOR(Types.REF_CURSOR), TIME_WITH_TIMEZONE(Types.TIME_WITH_TIMEZONE),
    TIMESTAMP_WITH_TIMEZONE(Types.TIMESTAMP_WITH_TIMEZONE);

    private final Integer type;

    private JDBCType(Integer type) {
        this.type = type;
    }

    @Override
    public String getName() {
        return name();
    }

    @Override
    public String getVendor() {
        return "java.sql";
    }

    @Override
    public Integer getVendorTypeNumber() {
        return type;
    }

    public static JDBCType valueOf(int type) {
        for (JDBCType t : values())
            if (t.type == type) return t;
        throw new IllegalArgumentException("Type:" + type + " is not a valid Types.java value.");
    }
}
