// SPDX-License-Identifier: MIT
package com.sun.management;

import java.util.Objects;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeDataView;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import jdk.internal.management.Items;

/** What the notification of a collection tells. */
public class GarbageCollectionNotificationInfo implements CompositeDataView {
    public static final String GARBAGE_COLLECTION_NOTIFICATION = "com.sun.management.gc.notification";

    private final String gcName, gcAction, gcCause;
    private final GcInfo gcInfo;

    public GarbageCollectionNotificationInfo(String gcName, String gcAction, String gcCause, GcInfo gcInfo) {
        this.gcName = Objects.requireNonNull(gcName, "Null gcName");
        this.gcAction = Objects.requireNonNull(gcAction, "Null gcAction");
        this.gcCause = Objects.requireNonNull(gcCause, "Null gcCause");
        this.gcInfo = gcInfo;
    }

    public String getGcName() {
        return gcName;
    }

    public String getGcAction() {
        return gcAction;
    }

    public String getGcCause() {
        return gcCause;
    }

    public GcInfo getGcInfo() {
        return gcInfo;
    }

    public static GarbageCollectionNotificationInfo from(CompositeData cd) {
        if (cd == null) return null;
        return new GarbageCollectionNotificationInfo(Items.some(cd, "gcName", String.class), Items.some(cd, "gcAction",
                String.class), Items.some(cd, "gcCause", String.class), GcInfo.from(Items.some(cd, "gcInfo",
                CompositeData.class)));
    }

    @Override
    public CompositeData toCompositeData(CompositeType ct) {
        String[] names = {"gcName", "gcAction", "gcCause", "gcInfo"};
        try {
            CompositeType type = new CompositeType(getClass().getName(),
                    "CompositeType for GC notification information", names, names, new OpenType<?>[] {
                        SimpleType.STRING, SimpleType.STRING, SimpleType.STRING, gcInfo.getCompositeType()});
            return new CompositeDataSupport(type, names, new Object[] {gcName, gcAction, gcCause,
                gcInfo.toCompositeData(null)});
        } catch (OpenDataException e) {
            throw new InternalError(e);
        }
    }
}
