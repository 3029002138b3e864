public class Main {
    static int price(int amount, int each) {
        int sum = amount * each;
        return sum > 100 ? sum - 10 : sum;
    }

    public static void main(String[] args) {
        System.out.println("3 at 7: " + price(3, 7));
        System.out.println("20 at 7: " + price(20, 7));
    }
}
