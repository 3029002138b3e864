package notes;

public enum Level {
    LOW, HIGH
}
