package notes;

public interface Concealed {
    Level level();
}
