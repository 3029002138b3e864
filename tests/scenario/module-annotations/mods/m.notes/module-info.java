import notes.Level;
import notes.Note;

/** A module with all kinds of annotations. */
@Deprecated(since = "3", forRemoval = true)
@Note(value = "first", level = Level.HIGH, types = {notes.Main.class, int[].class}, numbers = {1, -2})
@Note("second")
@notes.Unkept
module m.notes {
    requires m.plain;
    requires m.many;
}
