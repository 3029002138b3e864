public class Signed {
}
