/** Of another name. */
public class Other {
}
