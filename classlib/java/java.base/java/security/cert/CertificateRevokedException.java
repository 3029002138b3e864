// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** A certificate was revoked: when, why, by whom, and what extensions say besides. */
public class CertificateRevokedException extends CertificateException {
    private static final long serialVersionUID = 7839996631571608627L;
    private static final String INVALIDITY = "2.5.29.24";

    private Date revocationDate;
    private final CRLReason reason;
    private final X500Principal authority;
    private transient Map<String, Extension> extensions;

    public CertificateRevokedException(Date revocationDate, CRLReason reason, X500Principal authority,
            Map<String, Extension> extensions) {
        if (revocationDate == null || reason == null || authority == null || extensions == null)
            throw new NullPointerException();
        this.revocationDate = (Date) revocationDate.clone();
        this.reason = reason;
        this.authority = authority;
        this.extensions = Collections.checkedMap(new HashMap<>(), String.class, Extension.class);
        this.extensions.putAll(extensions);
    }

    public Date getRevocationDate() {
        return (Date) revocationDate.clone();
    }

    public CRLReason getRevocationReason() {
        return reason;
    }

    public X500Principal getAuthorityName() {
        return authority;
    }

    /** That of the extension Invalidity Date, null without one. */
    public Date getInvalidityDate() {
        Extension e = extensions.get(INVALIDITY);
        if (e == null) return null;
        try {
            String time = new String(new Der(e.getValue()).next(Der.TIME).bytes(), StandardCharsets.US_ASCII);
            return Date.from(OffsetDateTime.parse(time, DateTimeFormatter.ofPattern("yyyyMMddHHmmssX")).toInstant());
        } catch (IllegalArgumentException | DateTimeException bad) {
            return null;
        }
    }

    public Map<String, Extension> getExtensions() {
        return Collections.unmodifiableMap(extensions);
    }

    @Override
    public String getMessage() {
        return "Certificate has been revoked, reason: " + reason + ", revocation date: " + revocationDate + ", authority: "
            + authority + ", extension OIDs: " + extensions.keySet();
    }

    /** Behind the fields: how many extensions, and of each its identifier, flag and value. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(extensions.size());
        for (String id : extensions.keySet()) write(out, id, extensions.get(id), extensions.get(id).getValue());
    }

    private static void write(ObjectOutputStream out, String id, Extension e, byte[] value) throws IOException {
        out.writeObject(id);
        out.writeBoolean(e.isCritical());
        out.writeInt(value.length);
        out.write(value);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (revocationDate == null || reason == null || authority == null) throw new InvalidObjectException("a part is null");
        revocationDate = new Date(revocationDate.getTime());
        int n = in.readInt();
        if (n < 0) throw new InvalidObjectException("size cannot be negative");
        extensions = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String id = Objects.requireNonNull((String) in.readObject());
            boolean critical = in.readBoolean();
            byte[] value = in.readNBytes(in.readInt());
            extensions.put(id, new Kept(id, critical, value));
        }
    }

    /** An extension that was read from a stream. */
    private static final class Kept implements Extension {
        private final String id;
        private final boolean critical;
        private final byte[] value;

        Kept(String id, boolean critical, byte[] value) {
            this.id = id;
            this.critical = critical;
            this.value = value;
        }

        @Override
        public void encode(OutputStream out) throws IOException {
            ByteArrayOutputStream parts = new ByteArrayOutputStream();
            parts.writeBytes(Der.type(id));
            if (critical) parts.writeBytes(new byte[] {1, 1, -1});
            parts.writeBytes(Der.element(4, value));
            out.write(Der.element(Der.SEQUENCE, parts.toByteArray()));
        }

        @Override
        public String getId() {
            return id;
        }

        @Override
        public byte[] getValue() {
            return value.clone();
        }

        @Override
        public boolean isCritical() {
            return critical;
        }
    }
}
