import java.text.*;
import java.util.*;

public class Main {
    /** Which weights an element has: the numbers are the collator's own. */
    static String weights(int o) {
        return o >>> 16 == 0x7fff ? "none" : (o >>> 16 != 0 ? "p" : "-") + ((o >> 8 & 0xff) != 0 ? "s" : "-")
            + ((o & 0xff) != 0 ? "t" : "-");
    }

    static String hex(Collator cc,String s) {
        RuleBasedCollator c=(RuleBasedCollator)cc;
        StringBuilder b=new StringBuilder();
        CollationElementIterator i=c.getCollationElementIterator(s);
        for (int o;(o=i.next())!=-1;) b.append(weights(o)).append('@').append(i.getOffset()).append(',');
        b.append(" back ");
        if (b.indexOf("none")<0) for (int o;(o=i.previous())!=-1;)
                b.append(weights(o)).append('@').append(i.getOffset()).append(',');
        return b.toString();
    }

    /** Signs and letters that are not English have an order of their own in each collator. */
    static boolean isCommon(int ch) {
        return ch<127 || ch>=192 && "\u00d0\u00d7\u00d8\u00de\u00f0\u00f7\u00f8\u00fe".indexOf(ch)<0;
    }

    public static void main(String[] a) throws Exception {
        RuleBasedCollator c=(RuleBasedCollator)Collator.getInstance(Locale.US);
        for (int ch=32;ch<0x170;ch++) if (isCommon(ch)) System.out.println(ch+" "+hex(c,""+(char)ch));
        String[] w="the quick Quick quick-brown quickbrown cafe caf\u00e9 Caf\u00e9 CAFE co-op coop COOP na\u00efve naive \u00c5ngstr\u00f6m angstrom Angstrom \u00e6on aeon AEon stra\u00dfe strasse Stra\u00dfe resume r\u00e9sum\u00e9 resum\u00e9 r\u00e9sume 10 9 1 a.b ab a b _x -x x @home \u0430\u0431 \u4e2d z Z zz e\u0301a \u00e9a \u00e9b ea cote cot\u00e9 c\u00f4te c\u00f4t\u00e9".split(" ");
        for (int st=0;st<4;st++) for (int d=0;d<3;d++) {
            Collator k=(Collator)c.clone();
            k.setStrength(st);
            k.setDecomposition(d);
            String[] v=w.clone();
            Arrays.sort(v,k);
            System.out.println(st+" "+d+" "+Arrays.toString(v));
            int h=0,hk=0;
            CollationKey[] keys=new CollationKey[w.length];
            for (int i=0;i<w.length;i++) keys[i]=k.getCollationKey(w[i]);
            for (int i=0;i<w.length;i++) {
                for (int j=0;j<w.length;j++) {
                    h=h*31+k.compare(w[i],w[j]);
                    hk=hk*31+keys[i].compareTo(keys[j]);
                }
            }
            System.out.println(h+" "+hk);
        }
        RuleBasedCollator n=new RuleBasedCollator("< c, C < b < a");
        System.out.println(hex(n,"aCbc")+n.compare("a","b"));
        n=new RuleBasedCollator(c.getRules()+"& c < ch, cH, Ch, CH & a , q");
        System.out.println(hex(n,"cchdChaq")+n.compare("chz","d")+n.compare("cz","ch"));
        n=new RuleBasedCollator(c.getRules()+"& N < \u00f1 , \u00d1 & Z < \u00e6 < \u00f8");
        System.out.println(hex(n,"n\u00f1o\u00e6\u00f8")+n.compare("nz","\u00f1")+n.compare("z","\u00e6"));
        breaks();
        for (String bad : new String[]{"","a < b","& x < y"}) try {
            new RuleBasedCollator(bad);
            System.out.println("ok "+bad);
        } catch (ParseException e) {
            System.out.println(e.getClass());
        }
        System.out.println(c.equals(Collator.getInstance(Locale.ROOT))+" "+c.equals("a","A")
                +c.getCollationElementIterator("x").getMaxExpansion(c.getCollationElementIterator("x").next()));
        CollationKey k1=c.getCollationKey("abc");
        System.out.println(k1.getSourceString()+k1.equals(c.getCollationKey("abc"))
                +k1.compareTo(c.getCollationKey("abd")));
    }
    static String b(BreakIterator i,String s) {
        i.setText(s);
        StringBuilder q=new StringBuilder();
        for (int k=i.first();k!=-1;k=i.next()) q.append(k).append(' ');
        return q.toString();
    }
    static void breaks() {
        String[] T={"Hello  World! It's 3.14, or 1,000.50% of $5.","can't won't O'Neil's 'quoted'",
                "a-b foo_bar x=y+z","e\u0301a\u0308\r\nb\rc\nd","\u3042\u3044\u30ab\u30ca\u6f22\u5b57\u304b\u306a",
                "\uac00\uac01\u1100\u1161\u11a8","He said \"Hi.\" She left. Mr. Smith came! Really?? Yes... no. ok",
                "First sentence.  Second one?Third! (Fourth.) \"Fifth.\"\nNew line. 3.5 is a number. e.g. this. U.S.A. is. Etc.","tab\there  two   spaces","$100 #5 50% 1st 2nd 3rd","a.b.c foo.bar www.example.com x@y.z http://a.b/c?d=e","Line-break test: foo/bar, baz; (paren) [x] {y} \"q\" a\u00a0b c\u2014d e\u2013f... end!","","a","  ","one\u2029two\n\nthree. four","\u0e01\u0e33 \u0915\u094d\u0937\u093f","1.2.3 1,2,3 1:2 a:b a1 1a a1b2 x'1 1'x","don\u2019t \u00abHello\u00bb \u2018x\u2019 \u201cy.\u201d Z","Price: \u20ac5.00 or \u00a310 (20%)","foo\u00adbar \u200b\u2060z","x. y. X! y? 1 2! 3"};
        for (String s : T) {
            System.out.println("W "+b(BreakIterator.getWordInstance(Locale.US),s));
            System.out.println("S "+b(BreakIterator.getSentenceInstance(Locale.US),s));
            System.out.println("L "+b(BreakIterator.getLineInstance(Locale.US),s));
        }
        for (String s : new String[]{"e\u0301a\u0308\r\nb\rc\nd","\uac00\uac01\u1100\u1161\u11a8 x"})
                System.out.println(b(BreakIterator.getCharacterInstance(),s));
        BreakIterator it=BreakIterator.getWordInstance(Locale.US);
        it.setText("one two, three");
        System.out.println(it.last()+" "+it.previous()+" "+it.following(4)+" "+it.preceding(4)+" "+it.isBoundary(3)
                +it.isBoundary(5)+" "+it.current()+" "+it.next(2)+" "+it.next(-1)+" "+it.first()+it.previous()+" "
                +it.getText().getIndex());
        try {
            it.following(99);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
    }
}
