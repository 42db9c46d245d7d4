import type { WordList } from '../word-list.ts';

/** Further words of German, beside the plain ones. */
export const DE_WIDER: WordList = {
  deep_focus_coding: {
    sure: `
      erweiterung, bastle, bastel*, plugin, browser, feature fertig, das feature, importer, modul, das modul,
      schnittstellen, datenmodell, prototyp, anwendung bauen, automatisier*, makro*, pipeline, testfalle, compiler,
      repository, ticket*`,
    likely: `in den tunnel, tunnel, abtauchen, deadline morgen, zu ende bringen, fertig kriegen, am stuck, tur zu`,
  },
  debugging: {
    sure: `
      ladt ewig, ladt nicht, keiner weiss warum, weiss nicht warum, woran es liegt, geht nicht mehr, hangt sich auf,
      absturzt, fehlermeldung*, storung, storungssuche, eingrenzen, rote tests, spinnt, macht zicken`,
  },
  deep_reading_analysis: {
    sure: `
      zeile fur zeile, durchgehen, durchackern, durchforsten, kleingedruckte*, klausel*, jahresbericht, aktenstudium,
      akten walzen, gutachten, zahlen prufen, revision der bucher, auswertung, gegenlesen, quellen prufen,
      angebote vergleichen, abhandlung`,
  },
  study_memorise: {
    sure: `
      buffle, buffel, klausur, mundliche prufung, mundliche, referendariat, physikum, anatomie, formelsammlung,
      einmaleins, in den kopf bekommen, sitzen muss, vokabeln, konjugier*, fuhrerscheintheorie, theorieprufung,
      abfragen, lernzettel`,
  },
  creative_ideation: {
    sure: `
      motto, ideen, idee, einfall*, einfallen, brainstorm*, ideensammlung, namen fur, namensfindung, erfinden,
      austufteln, ausdenken, ausspinnen, spinnen wir, inspiration, kreativ*, geistesblitz, konzept entwerfen, slogan`,
  },
  creative_writing: {
    sure: `
      roman, kurzgeschichte*, gedicht*, reim*, tagebuch, brief an, liebesbrief, rede schreiben, trauerrede,
      hochzeitsrede, kapitel, drehbuch, liedtext*, songtext*, blogbeitrag, marchen, geschichte schreiben, erzahlung,
      essay, dichten`,
  },
  design_visual: {
    sure: `
      entwurfe, entwurf, logo entwurf*, skizz*, zeichn*, malen, male, aquarell*, gestalt*, layout, plakat*, cover,
      fotos bearbeiten, bildbearbeitung, retusch*, schnitt, videoschnitt, illustr*, typografie, farbpalette, topfern,
      nahen, sticken, einrichten`,
  },
  meetings_calls: {
    sure: `
      elternabend, besprechung*, meeting*, telefonat*, telefonkonferenz, videokonferenz, kundengesprach*,
      bewerbungsgesprach, vorstellungsgesprach, vortrag, vor allen reden, prasentation*, prasentier*, verhandl*,
      sitzung, jour fixe, mitarbeitergesprach, kolloquium`,
  },
  routine_admin: {
    sure: `
      ablage, uberweisen, rechnungen, rechnung uberweisen, buchhaltung, belege, mails, e mails, postfach, formular*,
      antrag*, steuer*, aufraumen, ausmisten, putzen, bugeln, wasche, abwasch, einkaufsliste, termine, sortieren,
      abheften, reisekosten, papierkram, erledigungen, kleinkram`,
  },
  vigilance_trading: {
    sure: `
      leitwarte, leitstelle, kurse, borse, borsen*, borsenschluss, im blick behalten, im auge behalten, uberwach*,
      wache, wachdienst, nachtdienst, nachtwache, pforte, kontrollraum, monitore, qualitatskontrolle, auktion, ranked,
      reflexe, wachsam, aufpassen`,
  },
  relaxed_reading: {
    sure: `
      schmoker*, krimi, auf der couch, roman lesen, zeitschrift*, zeitung, comic*, blattern, stobern, gemutlich lesen,
      buch und tee, lesestunde, sofa und buch, ein gutes buch`,
  },
  meditation_calm: {
    sure: `
      meditier*, meditation, achtsam*, dem atem folgen, atem, atmen, stille, innehalten, beten, gebet, andacht,
      rosenkranz, innere ruhe, zu mir kommen, versenk*, klangschale*, mantra`,
  },
  sleep_winddown: {
    sure: `
      liege wach, liege seit stunden, stunden wach, schlaf*, einschlafen, ins bett, im bett, wegschlummern,
      schlummern, zur ruhe kommen und, bettruhe, schlaflos*, walze mich, wach im bett, abschalten vor dem,
      feierabend und bett, kissen, decke uber, nachtruhe, gute nacht`,
  },
  nap_recovery: {
    sure: `
      wegdosen, dosen, nickerchen, mittagsschlaf, powernap, fusse hochlegen, beine hoch, hinlegen, pause, verschnauf*,
      erhol*, ausruhen, augen zu, auftanken, kraft tanken, geschafft vom`,
  },
  energy_wakeup: {
    sure: `
      komme nicht hoch, nicht hoch, komme heute nicht, verpennt, total verpennt, nicht in die gange, in die gange,
      wach werden, aufwachen, munter, wachmacher, energie*, schwung, antrieb, morgenmuffel, schlapp, trage, mude am,
      nachmittagstief, koffein, kaffee hilft nicht, ausgeschlafen, fit werden, in fahrt`,
  },
  stress_relief: {
    sure: `
      uber den kopf wachs*, wachst mir uber, wachst alles uber, stress*, gestresst, frisst mich auf, angespannt,
      anspannung, nervos*, nerven, uberforder*, gereizt, wutend, sauer auf, streit, arger, beruhig*, runterkommen,
      herunterkommen, entspann*, abschalten, druck, sorgen, grubel*, panik, lampenfieber, durchatmen`,
  },
  exercise_movement: {
    sure: `
      hantel*, hanteln, kniebeugen, liegestutz*, seilspringen, laufband, joggen, laufen gehen, krafttraining,
      training, trainier*, sport, turnen, gymnastik, dehnen, tanzen, yoga, pilates, boxen, crosstrainer, heimtrainer,
      ergometer, radeln auf der, schwitzen`,
  },
};
