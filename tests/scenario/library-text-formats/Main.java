import java.math.*;
import java.text.*;
import java.util.*;

public class Main {
    static final String[] PATS={"yyyy-MM-dd HH:mm:ss.SSS","EEE, d MMM yyyy hh:mm:ss a","yyMMddHHmmss",
            "yyyyMMddHHmmssSSSZ","G yyyy MMMM EEEE","dd/MM/yy","YYYY-'W'ww-u","D yyyy","F E MMM yyyy","W MM yyyy E",
            "K:mm a","k:mm","yyyy-MM-dd'T'HH:mm:ssX","yyyy-MM-dd'T'HH:mm:ssXX","yyyy-MM-dd'T'HH:mm:ssXXX",
            "h 'o''clock' a, z","EEE MMM dd HH:mm:ss zzz yyyy","MMMMM LLL L","y M d","yyyyy.MMMMM.dd GGG hh:mm aaa",
            "H-m-s","d-M-y","''yyyy''","w y"};
    static final String[] IN={"2023-11-14 22:13:20.000","2023-13-40 25:61:61.9999","Tue, 14 Nov 2023 10:13:20 PM",
            "tuesday, 14 november 2023 10:13:20 pm","231114221320","20231114221320123+0100",
            "AD 2023 November Tuesday","14/11/23","1/2/99","01/02/0099","2023-W46-2","2024-W01-7","318 2023",
            "2 Tue Nov 2023","3 11 2023 Tue","10:13 PM","0:13 AM","24:13","2023-11-14T22:13:20Z",
            "2023-11-14T22:13:20+01","2023-11-14T22:13:20-0130","2023-11-14T22:13:20+05:30","10 o'clock PM, UTC",
            "Tue Nov 14 22:13:20 UTC 2023","Tue Nov 14 22:13:20 EST 2023","Tue Nov 14 22:13:20 PDT 2023",
            "Tue Nov 14 22:13:20 GMT+02:00 2023","Tue Nov 14 22:13:20 CET 2023","Pacific Standard Time","Nov Nov 11",
            "2023 11 14","-5 3 2","22-13-20","14-11-2023","14-11--5","'2023'","46 2023"," 2023 11 14","","abc","2023",
            "12023.November.14 AD 10:13 PM","Tue Nov 14 22:13:20 2023","14/11/45","14/11/46","14/11/47"};
    static void say(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    /** Exponents of what is rounded up, what is no number, symbols of one's own, patterns that are none. */
    static void numbersAgain() {
        for (String p : new String[]{"0.###E0","##0.##E0","00.00E00","0.0E0"})
            for (double d : new double[]{99999,999.995,0,-9.9996,0.00099996}) say(p+" "+d,()->new DecimalFormat(p).format(d));
        say("floor",()->{
            DecimalFormat f=new DecimalFormat("0.0E0");
            f.setRoundingMode(java.math.RoundingMode.FLOOR);
            return f.format(-1.23)+" "+f.format(1.29);
        });
        for (String s : new String[]{"NaN","\u221e","-\u221e","NaNx","5.","1E5","1E"})
            say("parse "+s,()->{
                ParsePosition pos=new ParsePosition(0);
                return new DecimalFormat("#,##0.###").parse(s,pos)+" "+pos.getIndex();
            });
        say("behind the exponent",()->new DecimalFormat("0%").parse("1E2%"));
        say("by three",()->{
            DecimalFormat f=new DecimalFormat("0.###");
            f.setMultiplier(3);
            return f.parse("10")+" "+f.parse("9");
        });
        DecimalFormatSymbols s=new DecimalFormatSymbols(Locale.US);
        s.setZeroDigit('\u0660');
        s.setExponentSeparator("x10^");
        s.setMinusSign('~');
        s.setPercent('p');
        s.setMonetaryDecimalSeparator('m');
        say("digits",()->new DecimalFormat("#,##0.0",s).format(-1234.5));
        say("exponent",()->new DecimalFormat("0.0E0",s).format(-0.00012));
        say("percent",()->new DecimalFormat("0%",s).format(0.5));
        say("money",()->new DecimalFormat("0.0\u00a4",s).format(1.5));
        say("parsed",()->new DecimalFormat("0.0E0",s).parse("~\u0661.\u0662x10^~\u0664"));
        say("localized",()->{
            DecimalFormat f=new DecimalFormat("#,##0.0%",s);
            String p=f.toLocalizedPattern();
            DecimalFormat g=new DecimalFormat("0",s);
            g.applyLocalizedPattern(p);
            return p+" "+g.toPattern();
        });
        say("symbols later",()->{
            DecimalFormat f=new DecimalFormat("0%");
            f.setDecimalFormatSymbols(s);
            return f.format(0.25);
        });
        say("no currency",()->{
            DecimalFormatSymbols t=new DecimalFormatSymbols(Locale.US);
            t.setInternationalCurrencySymbol("ZZZ");
            return t.getCurrency()+" "+t.getInternationalCurrencySymbol();
        });
        say("yen",()->NumberFormat.getCurrencyInstance(Locale.JAPAN).getMaximumFractionDigits());
        for (String p : new String[]{"",";0","0;0;0"}) say("pattern "+p,()->new DecimalFormat(p).format(1234.25));
        say("positions",()->new ParsePosition(3).equals(new ParsePosition(3))+" "+new ParsePosition(3).hashCode());
        say("too many X",()->new SimpleDateFormat("XXXX"));
        for (String z : new String[]{"+01:30","+0130","+1:30","GMT+0130","GMT+1:30","GMT+01:30","  +0130"})
            for (String p : new String[]{"Z","z"})
                say(p+" of "+z,()->new SimpleDateFormat("d "+p,Locale.US).parse("1 "+z).getTime());
        for (String p : new String[]{"d MMM","d E","d a","d G","d M","dMMM"})
            for (String t : new String[]{"5 Jan","5  Jan","5 Mon","5  Mon","5 AM","5  AM","5 AD","5  AD","5  1","5Jan"})
                say(p+" of "+t,()->new SimpleDateFormat(p,Locale.US).parse(t).getTime());
        say("read again",()->{
            java.io.ByteArrayOutputStream b=new java.io.ByteArrayOutputStream();
            SimpleDateFormat f=new SimpleDateFormat("yyyy",Locale.US);
            new java.io.ObjectOutputStream(b).writeObject(f);
            return f.equals(new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(b.toByteArray())).readObject());
        });
    }

    public static void main(String[] a) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        long[] ts={0,1700000000000L,1704067199999L,-1L,951782400000L,-62167219200000L,-70000000000000L,4102444799000L,
                1709164800000L,1719792000123L};
        String[] zs={"UTC","America/New_York","GMT-03:30"};
        for (Locale l : new Locale[]{Locale.US}) for (String p : PATS) for (String z : zs) {
            SimpleDateFormat f=new SimpleDateFormat(p,l);
            f.setTimeZone(TimeZone.getTimeZone(z));
            StringBuilder s=new StringBuilder(l+" "+p+" "+z+":");
            for (long t : ts) s.append(" [").append(f.format(new Date(t))).append(']');
            System.out.println(s);
        }
        Date start=new Date(-757382400000L+12345L);
        // 1946
        for (int len=0;len<2;len++) for (String p : PATS) {
            int good=0, h=0;
            SimpleDateFormat f=new SimpleDateFormat(p,Locale.US);
            for (String in : IN) for (String z : new String[]{"UTC","America/New_York"}) {
                f.setTimeZone(TimeZone.getTimeZone(z));
                f.setLenient(len==0);
                f.set2DigitYearStart(start);
                ParsePosition pos=new ParsePosition(0);
                Object d;
                try {
                    d=f.parse(in,pos);
                    if (d!=null) d=((Date)d).getTime();
                } catch (Exception e) {
                    d=e.getClass().getName();
                }
                if (d!=null) good++;
                h=h*31+(d+" "+pos.getIndex()+" "+pos.getErrorIndex()).hashCode();
            }
            System.out.println(p+" lenient "+(len==0)+": "+good+" parsed, hash "+h);
        }
        for (int k=0;k<18;k++) {
            FieldPosition fp=new FieldPosition(k);
            String s=new SimpleDateFormat("GyMdkHmsSEDFwWahKz",Locale.US).format(new Date(0),new StringBuffer(),
                    fp).toString();
            System.out.println(k+" "+fp.getBeginIndex()+" "+fp.getEndIndex()+" "+s);
        }
        AttributedCharacterIterator it=new SimpleDateFormat("yyyy-MM-dd EEE HH:mm z",
                Locale.US).formatToCharacterIterator(new Date(0));
        for (char c=it.first(); c!=CharacterIterator.DONE; c=it.setIndex(it.getRunLimit()))
                System.out.println(it.getIndex()+" "+it.getRunLimit()+" "+it.getAttributes());
        for (String bad : new String[]{"'","yyyy'","b","yyyyi","''","'a''b'"}) try {
            System.out.println(new SimpleDateFormat(bad,Locale.US).format(new Date(0)));
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(new SimpleDateFormat("yyyy-MM-dd",Locale.US).toLocalizedPattern());
        numbers();
        numbersAgain();
    }
    static void numbers() throws Exception {
        for (NumberFormat.Style st : NumberFormat.Style.values()) for (Locale l : new Locale[]{Locale.US,
                Locale.ROOT}) {
            NumberFormat f=NumberFormat.getCompactNumberInstance(l,st);
            StringBuilder s=new StringBuilder(l+" "+st+":");
            for (double d : new double[]{0,1,-1,999,999.4,999.9,1000,1499,1500,1501,12345,99999,999499,999500,1e6,
                    1234567,-1234567,1e9,1.5e12,1e15,1.23e17,0.5,0.4}) s.append(" [").append(f.format(d)).append("]");
            System.out.println(s);
            f.setMaximumFractionDigits(2);
            s.setLength(0);
            for (double d : new double[]{1234,1000,12.345,1.5e6}) s.append(" [").append(f.format(d)).append(" "
                    +f.format((long)d)+"]");
            System.out.println(s);
            f.setMinimumFractionDigits(1);
            System.out.println(f.format(1000)+" "+f.format(5));
            for (String t : new String[]{"1K","1.5M","12 thousand","3 billion","-2K","1K5","abc","5","1,234","2T"}) {
                ParsePosition p=new ParsePosition(0);
                System.out.print(t+"="+f.parse(t,p)+"@"+p.getIndex()+","+p.getErrorIndex()+" ");
            }
            System.out.println(f.getRoundingMode()+" "+f.isGroupingUsed()+""+f.isParseIntegerOnly()+" ");
        }
        CompactNumberFormat c=new CompactNumberFormat("#,##0.##",DecimalFormatSymbols.getInstance(Locale.US),new
                String[]{"","","","0K","00K","000K","0M;-0M 'neg'","00M"});
        for (long v : new long[]{5,999,1000,12345,1234567,-1234567,12345678,1234567890}) System.out.print(c.format(v)
                +" ");
        System.out.println();
        AttributedCharacterIterator it=NumberFormat.getCompactNumberInstance(Locale.US,
                NumberFormat.Style.LONG).formatToCharacterIterator(-12345);
        w(it);
        w(new DecimalFormat("\u00a4#,##0.00;(\u00a4#)",
                DecimalFormatSymbols.getInstance(Locale.US)).formatToCharacterIterator(-1234567.891));
        w(new DecimalFormat("0.###E0 %",
                DecimalFormatSymbols.getInstance(Locale.US)).formatToCharacterIterator(-0.00123));
        w(new DecimalFormat("#,##0.###",DecimalFormatSymbols.getInstance(Locale.US)).formatToCharacterIterator(new
                BigDecimal("1234567.5")));
        for (int k=0;k<2;k++) {
            FieldPosition p=new FieldPosition(k);
            System.out.println(NumberFormat.getInstance(Locale.US).format(-1234567.25,new StringBuffer("ab"),p)+" "
                    +p.getBeginIndex()+" "+p.getEndIndex()+" "+p);
        }
        FieldPosition p=new FieldPosition(NumberFormat.Field.GROUPING_SEPARATOR);
        System.out.println(NumberFormat.getInstance(Locale.US).format(1234567,new StringBuffer(),p)+" "
                +p.getBeginIndex()+" "+p.getEndIndex());
        w(new MessageFormat("Hi {0}, {1,number} of {2,date,yyyy}",Locale.US).formatToCharacterIterator(new
                Object[]{"Bob",1234,new Date(0)}));
        System.out.println(new ChoiceFormat("0#none|1#one|1<many {0}").toPattern()+" "+new
                ChoiceFormat("-1#a|0#'b|'|2.5#c").toPattern());
        p=new FieldPosition(MessageFormat.Field.ARGUMENT);
        System.out.println(""+new MessageFormat("x{0}y").format(new Object[]{"ab"},new StringBuffer(),p)
                +p.getBeginIndex()+p.getEndIndex());
    }
    static void w(AttributedCharacterIterator it) {
        StringBuilder s=new StringBuilder();
        for (char c=it.first();c!=CharacterIterator.DONE;c=it.next()) s.append(c);
        System.out.println(s);
        for (char c=it.first(); c!=CharacterIterator.DONE; c=it.setIndex(it.getRunLimit())) {
            TreeSet<String> t=new TreeSet<>();
            for (Map.Entry<AttributedCharacterIterator.Attribute,Object> e : it.getAttributes().entrySet())
                    t.add(e.getKey()+"="+e.getValue());
            System.out.println(it.getIndex()+" "+it.getRunLimit()+" "+t);
        }
    }
}
