package java.beans;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;

/** What all descriptions of features of a bean have. */
public class FeatureDescriptor {
    private final Map<String, Object> values = new LinkedHashMap<>();
    private String name;
    private String displayName;
    private String shortDescription;
    private boolean expert;
    private boolean hidden;
    private boolean preferred;

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getDisplayName() {
        return displayName == null ? getName() : displayName;
    }

    public void setDisplayName(String displayName) {
        this.displayName = displayName;
    }

    public boolean isExpert() {
        return expert;
    }

    public void setExpert(boolean expert) {
        this.expert = expert;
    }

    public boolean isHidden() {
        return hidden;
    }

    public void setHidden(boolean hidden) {
        this.hidden = hidden;
    }

    public boolean isPreferred() {
        return preferred;
    }

    public void setPreferred(boolean preferred) {
        this.preferred = preferred;
    }

    public String getShortDescription() {
        return shortDescription == null ? getDisplayName() : shortDescription;
    }

    public void setShortDescription(String text) {
        shortDescription = text;
    }

    public void setValue(String attributeName, Object value) {
        values.put(attributeName, value);
    }

    public Object getValue(String attributeName) {
        return values.get(attributeName);
    }

    public Enumeration<String> attributeNames() {
        return Collections.enumeration(values.keySet());
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + name + "]";
    }
}
