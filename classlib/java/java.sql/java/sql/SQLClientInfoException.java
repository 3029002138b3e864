// SPDX-License-Identifier: MIT
package java.sql;

import java.util.HashMap;
import java.util.Map;

/** Some properties of the client could not be set. */
public class SQLClientInfoException extends SQLException {
    private static final long serialVersionUID = -4319604256824655880L;

    private Map<String, ClientInfoStatus> failedProperties;

    public SQLClientInfoException() {
        super();
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties) {
        super();
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super();
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
        initCause(cause);
    }

    public SQLClientInfoException(String reason, Map<String, ClientInfoStatus> failedProperties) {
        super(reason);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
    }

    public SQLClientInfoException(String reason, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
        initCause(cause);
    }

    public SQLClientInfoException(String reason, String SQLState, Map<String, ClientInfoStatus> failedProperties) {
        super(reason, SQLState);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
    }

    public SQLClientInfoException(String reason, String SQLState, Map<String, ClientInfoStatus> failedProperties,
            Throwable cause) {
        super(reason, SQLState);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
        initCause(cause);
    }

    public SQLClientInfoException(String reason, String SQLState, int vendorCode, Map<String,
            ClientInfoStatus> failedProperties) {
        super(reason, SQLState, vendorCode);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
    }

    public SQLClientInfoException(String reason, String SQLState, int vendorCode, Map<String,
            ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason, SQLState, vendorCode);
        this.failedProperties = failedProperties == null ? null : new HashMap<String,
            ClientInfoStatus>(failedProperties);
        initCause(cause);
    }

    public Map<String, ClientInfoStatus> getFailedProperties() {
        return failedProperties;
    }
}
