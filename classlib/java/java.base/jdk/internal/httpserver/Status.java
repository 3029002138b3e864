// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

/** The names of the answers, from RFC 9110 and 6585. */
final class Status {
    private static final String[] INFORMATION = {"Continue", "Switching Protocols"};
    private static final String[] SUCCESS = {"OK", "Created", "Accepted", "Non-Authoritative Information", "No Content",
            "Reset Content", "Partial Content"};
    private static final String[] REDIRECTION = {"Multiple Choices", "Moved Permanently", "Found", "See Other",
            "Not Modified", "Use Proxy", "", "Temporary Redirect", "Permanent Redirect"};
    private static final String[] CLIENT = {"Bad Request", "Unauthorized", "Payment Required", "Forbidden", "Not Found",
            "Method Not Allowed", "Not Acceptable", "Proxy Authentication Required", "Request Timeout", "Conflict",
            "Gone", "Length Required", "Precondition Failed", "Request Entity Too Large", "Request-URI Too Long",
            "Unsupported Media Type", "Range Not Satisfiable", "Expectation Failed"};
    private static final String[] SERVER = {"Internal Server Error", "Not Implemented", "Bad Gateway",
            "Service Unavailable", "Gateway Timeout", "HTTP Version Not Supported"};
    private static final String[][] ALL = {{}, INFORMATION, SUCCESS, REDIRECTION, CLIENT, SERVER};

    private Status() {
    }

    /** Empty if it has none. */
    static String reason(int status) {
        if (status == 431)
            return "Request Header Fields Too Large";
        String[] kind = status >= 100 && status < 600 ? ALL[status / 100] : ALL[0];
        return status % 100 < kind.length ? kind[status % 100] : "";
    }
}
