/** German: small words, times, things of every day. Inflected forms are met by their stems. */
export const DE_NEUTRAL = `
  der die das den dem des ein eine einen einem einer eines und oder aber sondern doch denn weil dass wenn als ob wie wo was
  wer wen wem warum wieso weshalb wann welche welcher welches in im ins am an ans auf aufs aus bei beim mit nach von vom vor
  zu zum zur fur uber unter bis seit ohne durch gegen um hinter neben zwischen wahrend trotz wegen statt ich mich mir mein
  meine meinen meinem meiner meines wir uns unser unsere unseren unserem du dich dir dein deine sie er es ihr ihre ihren ihm
  ihn man sich jemand niemand etwas nichts alles alle allem allen alles jeder jede jedes manche einige viele viel wenig
  wenige mehr weniger mehrere beide beides andere anderen anderer anderes selbst selber ist sind bin bist war waren wird
  werde werden wurde wurden habe hab hat hast hatte hatten haben gehabt muss musst mussen musste will willst wollen wollte
  mochte mochten kann kannst konnen konnte soll sollen sollte darf durfen brauche brauch braucht brauchen mache mach macht
  machen gemacht gehe geh geht gehen ging komme komm kommt kommen kam stehe steht stehen liege liegt liegen sitze sitzt
  sitzen setze setzt lege legt stelle stellt bleibe bleibt bleiben lasse lass lasst lassen gebe gib gibt geben nehme nimm
  nimmt nehmen finde findet finden suche sucht suchen sehe sieht sehen schaue schau schaut weiss wissen denke denkt denken
  glaube glaubt meine hoffe sage sagt sagen frage fragt reden rede erzahle hore hort horen heisst brauche nutze fange fangt
  anfangen beginne beginnt beginnen hore aufhoren fertig schaffe schafft schaffen kriege kriegt kriegen bekomme bekommt
  hole holt holen bringe bringt bringen trage tragt zeige zeigt helfe hilf hilft helfen warte wartet warten bezahle kaufe
  kaufen verkaufe bestelle esse isst essen trinke trinkt trinken koche kocht kochen backe backen wohne lebe spiele spielt
  spielen arbeite arbeitet arbeiten merke merkt merken stimmt passt fehlt fehlen dauert klappt lauft lauf
  noch nur schon auch sehr so nicht kein keine keinen heute gestern morgen ubermorgen abend abends morgens mittag mittags
  nachmittag nacht nachts fruh spat gleich jetzt nun dann danach davor vorher nachher spater bald immer nie oft manchmal
  wieder mal einmal zweimal kurz kurzes kurze kurzer lange langen langer lang stunde stunden minute minuten sekunde
  viertelstunde halbe halben halber viertel woche wochen wochenende monat monate jahr jahre jahres tag tage tages uhr montag
  dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober
  november dezember fruhling sommer herbst winter feierabend pause urlaub ferien
  neu neue neues neuen neuer alt alte alten altes alter gross grosse grossen klein kleine kleinen gut gute guten guter
  besser beste besten schlecht schon schone schonen schlimm leicht schwer einfach schwierig schnell langsam leise laut ruhig
  richtig falsch ganz ganze ganzen halb voll leer letzte letzten letzter letztes nachste nachsten nachster nachstes erste
  ersten erster erstes zweite zweiten dritte eigentlich naturlich vielleicht wahrscheinlich bestimmt endlich leider weiter
  eben halt ja nein bitte danke ok okay los ab weg hin her rein raus rauf runter rum herum dran drauf drin dabei damit dafur
  dagegen daran darauf daraus darin daruber dazu davon hier dort da drinnen draussen oben unten links rechts vorne hinten
  zuhause daheim zusammen allein alleine sogar fast etwa ungefahr genau total echt ziemlich gar uberhaupt zumindest sonst
  also trotzdem teufel mist
  null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig dreissig vierzig funfzig sechzig
  hundert tausend dutzend paar prozent
  haus wohnung zimmer kuche bad wohnzimmer schlafzimmer keller dachboden garten balkon terrasse garage buro firma betrieb
  arbeit job chef chefin kollege kollegin kollegen kunde kundin kunden team gruppe leute mensch menschen frau mann mutter
  vater eltern bruder schwester onkel tante cousin cousine freund freundin freunde familie nachbarin lehrer lehrerin
  professor herr betriebsrat verein stadt dorf platz park see meer strand wald berg land laden markt bank hotel cafe kneipe
  restaurant bibliothek schule uni museum kirche kino theater
  tisch stuhl sofa couch sessel bett kissen decke lampe fenster tur wand boden schrank regal schublade spiegel uhr wecker
  tasse becher glas teller loffel gabel messer flasche kiste karton tasche rucksack schlussel papier stift heft ordner
  kalender liste zettel brief paket handy telefon rechner computer laptop bildschirm tastatur maus kopfhorer drucker kamera
  ladekabel fernseher bauwagen wagen werkzeug
  wasser tee kaffee milch saft wein bier brot brotchen kase wurst ei eier reis nudeln suppe salat fleisch fisch obst apfel
  banane zitrone tomate kartoffel zwiebel ol salz zucker honig schokolade keks kuchen torte eis fruhstuck mittagessen
  abendessen essen
  sonne regen regnet schnee wind sturm wolke himmel mond stern kalt warm heiss kuhl wetter
  hemd hose schuh jacke mantel kleid socken hut
  hund katze vogel pferd fisch blume baum pflanze blatt gras
  rot blau grun gelb schwarz weiss grau rosa lila braun
  preis geld euro rechnung zahl zahlen nummer name namen wort worter satz seite seiten nachricht mail foto bild video lied
  musik film serie buch bucher geschichte szene kommissar krimi idee problem frage antwort plan projekt abgabe termin frist
  ding dinge sache sachen teil teile art weise grund ergebnis anfang ende mitte seite stelle woche
  lust ruhe stille larm chaos zeit spass gluck
`;
