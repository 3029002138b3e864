public class Other {
}
