// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.net.IDN;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/** The name of a host, as letters, digits and hyphens; equal whatever the case. */
public final class SNIHostName extends SNIServerName {
    private final String hostname;

    public SNIHostName(String hostname) {
        this(checked(IDN.toASCII(Objects.requireNonNull(hostname, "Server name value of host_name cannot be null"),
                IDN.USE_STD3_ASCII_RULES)), StandardCharsets.US_ASCII.name());
    }

    private SNIHostName(String ascii, String charset) {
        super(StandardConstants.SNI_HOST_NAME, ascii.getBytes(StandardCharsets.US_ASCII));
        hostname = ascii;
    }

    /** From UTF-8, as it comes over the wire. */
    public SNIHostName(byte[] encoded) {
        super(StandardConstants.SNI_HOST_NAME, encoded);
        try {
            String s = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(encoded)).toString();
            hostname = checked(IDN.toASCII(s, IDN.USE_STD3_ASCII_RULES));
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The encoded server name value is invalid", e);
        }
    }

    private static String checked(String ascii) {
        if (ascii.isEmpty()) throw new IllegalArgumentException("Server name value of host_name cannot be empty");
        if (ascii.endsWith("."))
            throw new IllegalArgumentException("Server name value of host_name cannot have the trailing dot");
        return ascii;
    }

    public String getAsciiName() {
        return hostname;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SNIHostName && hostname.equalsIgnoreCase(((SNIHostName) other).hostname);
    }

    @Override
    public int hashCode() {
        return 31 * 17 + hostname.toUpperCase(Locale.ENGLISH).hashCode();
    }

    @Override
    public String toString() {
        return "type=host_name (0), value=" + hostname;
    }

    /** A matcher of host names by a regular expression, whatever the case. */
    public static SNIMatcher createSNIMatcher(String regex) {
        Pattern p = Pattern.compile(Objects.requireNonNull(regex, "The regular expression cannot be null"),
                Pattern.CASE_INSENSITIVE);
        return new SNIMatcher(StandardConstants.SNI_HOST_NAME) {
            @Override
            public boolean matches(SNIServerName name) {
                Objects.requireNonNull(name, "The SNIServerName argument cannot be null");
                if (name.getType() != StandardConstants.SNI_HOST_NAME)
                    throw new IllegalArgumentException("The server name type is not host_name");
                SNIHostName host = name instanceof SNIHostName ? (SNIHostName) name : decoded(name);
                return host != null && p.matcher(host.hostname).matches();
            }
        };
    }

    private static SNIHostName decoded(SNIServerName name) {
        try {
            return new SNIHostName(name.getEncoded());
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
