import java.util.*;
import java.util.Locale.*;

public class Main {
    static void s(Locale l) {
        System.out.println(l+" | "+l.toLanguageTag()+" | "+l.getLanguage()+"/"+l.getScript()+"/"+l.getCountry()+"/"
                +l.getVariant()+" | "+l.getExtensionKeys()+l.getUnicodeLocaleAttributes()+l.getUnicodeLocaleKeys()
                +" | "+(l.hasExtensions()||l.getVariant().length()>0||l.getLanguage().length()>2||l.getCountry().length()>2?"":l.getDisplayName(Locale.ENGLISH))+" | "+Locale.forLanguageTag(l.toLanguageTag()).equals(l)+" "+l.hasExtensions()+l.stripExtensions());
    }
    public static void main(String[] a) throws Exception {
        for (String t : new String[]{"en","en-US","zh-Hans-CN","sr-Latn-RS","de-DE-1996","sl-rozaj-biske",
                "en-u-ca-buddhist-nu-thai","ja-JP-u-ca-japanese-x-lvariant-JP","th-TH-u-nu-thai","x-foo-bar","und","",
                "en-a-foo-b-bar-x-baz","zh-yue-HK","i-klingon","no-bok","en-GB-oed","es-419","en-US-u-attr-va-posix",
                "bad_tag","en--US","e","toolongtag1","en-u","de-1996-1996","EN-us-X-ABC","und-Latn",
                "en-US-x-lvariant-POSIX"}) s(Locale.forLanguageTag(t));
        for (Locale l : new Locale[]{new Locale("ja","JP","JP"),new Locale("th","TH","TH"),new Locale("no","NO","NY"),
                new Locale("iw","IL"),new Locale("in"),new Locale("ji"),new Locale("","US"),new Locale("en","","WIN"),
                new Locale("es","ES","Traditional_WIN"),new Locale("xx","YY"),new Locale("a","b","c")}) s(l);
        s(new Builder().setLanguage("sr").setScript("latn").setRegion("rs").setUnicodeLocaleKeyword("ca",
                "gregory").setUnicodeLocaleKeyword("co",
                "phonebk").addUnicodeLocaleAttribute("zzz").addUnicodeLocaleAttribute("abc").setExtension('x',
                "foo-bar").build());
        s(new Builder().setLanguageTag("en-US-u-ca-gregory").removeUnicodeLocaleAttribute("abc").setUnicodeLocaleKeyword("ca",null).build());
        s(new Builder().setLocale(new Locale("ja","JP","JP")).build());
        for (Runnable r : new Runnable[]{()->new Builder().setLanguage("1"),()->new Builder().setScript("abc"),
                ()->new Builder().setRegion("USA1"),()->new Builder().setVariant("x"),()->new
                Builder().setExtension('u',"!"),()->new Builder().setLanguageTag("en-US-"),
                ()->Locale.US.getExtension('!'),()->Locale.US.getUnicodeLocaleType("abc"),()->new LanguageRange("en",
                2),()->new LanguageRange("1n"),()->LanguageRange.parse("en;q=x")}) try {
            r.run();
            System.out.println("ok");
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(new TreeSet<>(Locale.getISOCountries(IsoCountryCode.PART1_ALPHA3)).first()+new
                TreeSet<>(Locale.getISOCountries(IsoCountryCode.PART3)));
        for (String c : "US GB DE FR JP CN BR IN ZA".split(" ")) System.out.print(c+new Locale("",c).getISO3Country()
                +new Locale("",c).getDisplayCountry(Locale.US)+",");
        for (String c : "en de fr ja zh sw".split(" ")) System.out.print(c+new Locale(c).getISO3Language()+new
                Locale(c).getDisplayLanguage(Locale.US)+",");
        System.out.println();
        List<LanguageRange> p=LanguageRange.parse("da, en-gb;q=0.8, en;q=0.7, fr;q=0");
        System.out.println(p);
        List<String> tags=Arrays.asList("en-GB","da","en","de-DE","fr-CA","en-US","da-DK","zh-Hant-TW");
        System.out.println(Locale.filterTags(p,tags)+" "+Locale.lookupTag(p,tags));
        System.out.println(Locale.filterTags(LanguageRange.parse("zh-*-TW, de-*-DE"),tags)+" "
                +Locale.lookupTag(LanguageRange.parse("fr-FR-x-y, en-US-x-z"),tags)
                +Locale.lookup(LanguageRange.parse("de-CH-1996"),Arrays.asList(Locale.GERMAN,Locale.US)));
        for (FilteringMode m : FilteringMode.values()) try {
            System.out.println(m+" "+Locale.filterTags(LanguageRange.parse("de-*-DE, zh"),Arrays.asList("de-DE",
                    "de-Latn-DE","zh","zh-TW","de"),m));
        } catch (Exception e) {
            System.out.println(e);
        }
        Map<String,List<String>> map=new HashMap<>();
        map.put("en",Arrays.asList("xx","en"));
        System.out.println(LanguageRange.mapEquivalents(LanguageRange.parse("en-us;q=0.5,de"),map)+" "
                +Locale.filter(LanguageRange.parse("en"),Arrays.asList(Locale.UK,Locale.FRANCE,Locale.US)));
        for (String k : "USD EUR JPY KWD XXX XAU CHF".split(" ")) {
            Currency c=Currency.getInstance(k);
            System.out.print(c+" "+c.getNumericCode()+c.getNumericCodeAsString()+c.getDefaultFractionDigits()
                    +c.getSymbol(Locale.US)+c.getDisplayName(Locale.US)+";");
        }
        System.out.println(Currency.getInstance(new Locale("","AQ"))+" "+Currency.getInstance(Locale.CHINA));
        try {
            Currency.getInstance("ABC");
        } catch (Exception e) {
            System.out.println(e.getClass());
        }
        try {
            Currency.getInstance(new Locale("","XX"));
        } catch (Exception e) {
            System.out.println(e.getClass());
        }
    }
}
