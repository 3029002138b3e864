import java.util.*;

public class Shelf implements ShelfMXBean {
    private int count = 3;
    private Color color = Color.GREEN;
    private Book book = new Book("A", 10, Color.RED);
    private Set<String> tags = new TreeSet<>(Arrays.asList("t", "u"));
    private Point point = new Point();
    private Made made = Made.of("first");
    private ShelfMXBean next;

    public int getCount() {
        return count;
    }

    public void setCount(int n) {
        count = n;
    }

    public Integer getBoxed() {
        return null;
    }

    public Color getColor() {
        return color;
    }

    public void setColor(Color c) {
        color = c;
    }

    public Book getBook() {
        return book;
    }

    public void setBook(Book b) {
        book = b;
    }

    public Book[] getBooks() {
        return new Book[] {book, null, new Book("B", 600, null)};
    }

    public List<Book> getBookList() {
        return Arrays.asList(getBooks());
    }

    public Map<String, Book> getByTitle() {
        Map<String, Book> m = new LinkedHashMap<>();
        m.put("A", book);
        m.put("none", null);
        return m;
    }

    public SortedMap<Integer, List<Color>> getSorted() {
        SortedMap<Integer, List<Color>> m = new TreeMap<>();
        m.put(2, Arrays.asList(Color.RED, Color.GREEN));
        m.put(1, new ArrayList<>());
        return m;
    }

    public Set<String> getTags() {
        return tags;
    }

    public void setTags(Set<String> tags) {
        this.tags = tags;
    }

    public int[][] getGrid() {
        return new int[][] {{1, 2}, {3}};
    }

    public Point getPoint() {
        return point;
    }

    public void setPoint(Point p) {
        point = p;
    }

    public Named getNamed() {
        return new Named() {
            public String getName() {
                return "named";
            }

            public int[] getNumbers() {
                return new int[] {4, 5};
            }
        };
    }

    public Made getMade() {
        return made;
    }

    public void setMade(Made m) {
        made = m;
    }

    public boolean isEmpty() {
        return false;
    }

    public Date getDate() {
        return new Date(0);
    }

    public Book bind(List<Book> books, Color c) {
        int pages = 0;
        for (Book b : books) pages += b.getPages();
        return new Book("bound " + books.size(), pages, c);
    }

    public int sum(int[] numbers, Integer more) {
        int s = more;
        for (int n : numbers) s += n;
        return s;
    }

    public ShelfMXBean getNext() {
        return next;
    }

    public void setNext(ShelfMXBean next) {
        this.next = next;
    }
}
