import type { WordList } from '../word-list.ts';

export const DE_WORDS: WordList = {
  deep_focus_coding: {
    sure: `
      programmier*, coden, code, codes, quellcode, softwareentwickl*, software, entwickle, entwickeln, entwickler*,
      backend, frontend, schnittstelle*, datenbank*, refactor*, refaktor*, implementier*, algorithm*, skript,
      webseite bauen, website, app bauen, app entwickeln, deployen, server aufsetzen, funktion schreiben, feature`,
    likely: `
      konzentrier*, konzentration, konzentriert, fokus*, ablenkung*, ohne ablenkung, tiefe arbeit, in ruhe arbeiten,
      ungestort, vertieft, masterarbeit, bachelorarbeit, doktorarbeit, technisch*, projekt fertig, beweis,
      rechnung*, konstruier*`,
    hint: `arbeit*, projekt, fertig, aufgabe, rechner, computer`,
  },
  debugging: {
    sure: `
      debug*, bug, bugs, fehlersuche, fehler im, fehler finden, fehler suchen, fehler beheben, absturz, absturze,
      abgesturzt, sturzt, ursache, stacktrace, kompiliert nicht, geht kaputt, kaputt, ausfall, storung im system,
      serverausfall, test schlagt fehl, tests schlagen fehl, log dateien, logs, produktion steht`,
    likely: `fehler, reparier*, problem finden, suche den, lauft nicht, funktioniert nicht, hangt`,
    hint: `problem, warum, suche`,
  },
  deep_reading_analysis: {
    sure: `
      analysier*, analyse*, auswert*, auswerten, vertrag, vertrage*, gutachten, fachartikel, fachtext*, studie,
      studien, wissenschaftlich*, gesetz*, urteil, paragraf*, akte, akten, bericht prufen, quartalsbericht,
      geschaftsbericht, jahresabschluss, bilanz, durcharbeiten, arbeite mich durch, korrektur lesen, korrekturlesen,
      lektorat, ubersetz*, ubersetzung, daten, statistik*, vergleich*, bewert*, recherche*, recherchier*,
      philosoph*, dokumentation, ausschreibung, prufbericht, literaturrecherche`,
    likely: `
      bericht*, artikel, dokument*, unterlagen prufen, prufen, verstehen, komplex*, anspruchsvoll*, sachtext, paper`,
    hint: `lesen, text, seiten, genau`,
  },
  study_memorise: {
    sure: `
      prufung*, klausur*, examen, staatsexamen, abitur, abi, lernen, lerne, gelernt, buffeln, pauken, auswendig*,
      einpragen, merken, vokabel*, wiederhol*, karteikarte*, lernkarten, hausaufgabe*, vorlesung*, studier*,
      studium, unterricht, schule, uni, kurs, lehrbuch, mathe, sprache lernen, grammatik, stoff, skript durchgehen,
      einmaleins, klavier uben, gitarre uben, uben`,
    likely: `seminar, test morgen, behalten, gedachtnis, formeln, theorie, lektion`,
    hint: `buch, thema, note`,
  },
  creative_ideation: {
    sure: `
      idee, ideen, ideenfindung, brainstorm*, kreativ*, einfall, einfalle, inspiration, inspirier*, erfinden,
      erfindung, phantasie, fantasie, querdenken, mindmap, konzept*, namen fur, slogan, kampagne, improvisier*,
      traumen, tagtraum*, komponier*, melodie, ausdenken, entwerfe ideen, neue wege`,
    likely: `ausprobieren, experiment*, moglichkeiten, uberraschung, spinnen, originell`,
    hint: `neu, neue, planen, nachdenken`,
  },
  creative_writing: {
    sure: `
      roman weiter, meinem roman, meinen roman, an meinem roman, kurzgeschichte*, geschichte schreiben,
      geschichten schreiben, gedicht*, lyrik, reim*, drehbuch, szene, kapitel schreiben, kapitel, figuren, schreibe,
      schreiben, schreib*, tagebuch, liebesbrief, rede schreiben, hochzeitsrede, rede fur, songtext, liedtext,
      blogbeitrag, blog, texten, schreibblockade, leeres blatt, manuskript, marchen`,
    likely: `geschichte, brief, text verfassen, verfassen, aufsatz, dialog*, erzahl*, formulier*`,
    hint: `worter, seite, roman`,
  },
  design_visual: {
    sure: `
      design*, gestalte*, gestaltung, zeichn*, zeichne, zeichnen, malen, male, gemalde, illustr*, plakat*, logo,
      flyer, fotos bearbeit*, bilder bearbeit*, bildbearbeitung, fotografie*, retusch*, video schneiden,
      videoschnitt, schneide ein video, film schneiden, layout*, typografie, skizz*, aquarell, animation*, animier*,
      3d modell*, modellier*, cover, farbpalette, basteln, nahen, stricken, topfern, einrichten, entwurf`,
    likely: `visuell*, grafik*, bild, bilder, farben, kunst, kunstler*, video`,
    hint: `stil, schon`,
  },
  meetings_calls: {
    sure: `
      meeting*, besprechung*, sitzung, konferenz*, telefonkonferenz, videokonferenz, videocall, telefonat*,
      telefonier*, anruf*, gesprach*, vorstellungsgesprach, bewerbungsgesprach, interview*, prasentation*,
      prasentier*, prasentiere, vortrag*, vortragen, verhandl*, verhandlung, kundengesprach, kunden, kunde,
      moderier*, workshop*, teamrunde, jour fixe, standup, rede halten, vor publikum, unterrichte, seminar geben,
      diskussion, elternabend, dienstbesprechung`,
    likely: `chef*, kolleg*, team, publikum, reden, sprechen, zuhoren, call`,
    hint: `leute, stimme, selbstbewusst`,
  },
  routine_admin: {
    sure: `
      steuererklarung, steuer*, rechnungen, rechnung schreiben, buchhaltung, papierkram, ablage, buro*, e mails,
      emails, mails, mail, posteingang, postfach, formular*, ausfullen, antrag*, antrage, uberweis*, belege,
      quittung*, sortier*, ordnen, aufraumen, raume auf, putzen, haushalt, wasche, bugeln, einkaufsliste, einkaufen,
      kochen, termine, kalender, buchen, reise buchen, tabelle*, excel, dateneingabe, daten eingeben, inventur,
      liste abarbeiten, abarbeiten, todo*, to do, erledig*, verwaltung*, spesen, reisekosten, beantworten,
      nachrichten beantworten, protokoll*, archivier*, versicherung, langweilige, routine*, stundenzettel,
      pakete packen`,
    likely: `liste, unterlagen, papiere, dateien, ordner, eintonig, nachrichten, kleinkram`,
    hint: `aufgaben, arbeit, endlich, woche`,
  },
  vigilance_trading: {
    sure: `
      uberwach*, beobacht*, wache halten, wachdienst, nachtwache, wachsam*, aufpassen, borse*, aktien*, handel*,
      trading, traden, trader, kurse, krypto*, bitcoin, kamera*, leitstelle, leitwarte, radar, monitor*,
      bildschirme im auge, im auge behalten, alarme, alarm, qualitatskontrolle, inspektion*, kontrollieren, zocken,
      gaming, ranked, turnier, reaktions*, reflexe, schnellschach, auktion, poker, nichts verpassen,
      aufmerksam bleiben`,
    likely: `nachtschicht, schicht, bildschirm*, spiel, aufmerksam*, wachsam, markt, markte`,
    hint: `stunden, nacht, schnell`,
  },
  relaxed_reading: {
    sure: `
      schmoker*, gemutlich lesen, gemutlich ein buch, gemutlich, entspannt lesen, roman lesen, einen roman, krimi*,
      comic*, zeitschrift*, zeitung, magazin*, blattern, durchblattern, auf dem sofa, sofa, couch, horbuch, podcast,
      serie, film schauen, buch genieszen, buch geniessen, in ruhe lesen, am kamin, fantasybuch, leichte lekture,
      lekture, bilderbuch`,
    likely: `buch, bucher, sonntag, tee, decke, freizeit, lesestunde, musik horen`,
    hint: `lesen, entspannt, abends, ruhig`,
  },
  meditation_calm: {
    sure: `
      meditier*, meditation*, achtsam*, atem, atmen, atmung, atemubung*, stille, in stille, still sitzen,
      zur ruhe kommen, innere ruhe, innehalten, beten, gebet, mantra, zen, versenk*, besinn*, kontemplat*,
      autogenes, entspannungsubung, koerperreise, bodyscan, gedanken loslassen, kopf leeren, kopf frei, gegenwart,
      yoga`,
    likely: `ruhe, sitzen, inner*, still, gelassenheit, augen geschlossen`,
    hint: `minuten, moment, geist`,
  },
  sleep_winddown: {
    sure: `
      schlaf*, schlafen, einschlafen, einzuschlafen, schlaflos*, bett, ins bett, zu bett, bettzeit, gute nacht,
      nachtruhe, wach im bett, liege wach, nicht schlafen, durchschlafen, mude werden, tag ausklingen,
      feierabend ausklingen, ausklingen, abends runterkommen, kopfkissen, schafchen, jetlag, vor dem schlafen`,
    likely: `nacht, abschalten, runterfahren, heute abend, feierabend, abend`,
    hint: `mude, ruhe, spat`,
  },
  nap_recovery: {
    sure: `
      nickerchen, mittagsschlaf, powernap*, power nap, dosen, kurz hinlegen, hinlegen, augen zu, augen zumachen,
      augen schliessen, augen ausruhen, ausruhen, kurze pause, pause, mittagspause, verschnauf*, erhol*, erholung,
      regenerier*, auftanken, akku laden, akku aufladen, kraft tanken, muskelkater, beine hoch, durchatmen kurz`,
    likely: `kurz, zwanzig minuten, viertelstunde, halbe stunde, ruhen, schlapp`,
    hint: `augen, mude`,
    mood: `erschopft, kaputt, ausgelaugt, fertig, platt, ausgepowert`,
  },
  energy_wakeup: {
    sure: `
      wach werden, wachwerden, aufwachen, aufwecken, weck mich, wach bleiben, wachbleiben, munter werden, munter,
      energie, energieschub, energiegeladen, power, schwung, in schwung, in die gange, in gang, fit werden,
      aktivier*, antrieb, motivation, motivier*, kaffee, muntermacher, aufputsch*, mittagstief, nachmittagstief,
      morgenmuffel, morgens, frisch werden, erfrisch*, auf touren, loslegen, start in den tag, in den tag starten`,
    likely: `morgen, fruh, montag, frisch, elan, wach`,
    hint: `tag, jetzt`,
    mood: `mude, schlafrig, verschlafen, trage, schlapp, antriebslos, lustlos`,
  },
  stress_relief: {
    sure: `
      stress*, gestresst, entspannen, entspann*, entspannung, beruhig*, beruhigen, runterkommen, herunterkommen,
      runter kommen, abregen, nervos*, nerven, angespannt*, anspannung, uberfordert, uberforder*, uberlastet,
      angst*, angstlich, panik, sorgen, sorge, grubel*, gedankenkarussell, arger*, wutend, wut, sauer, streit*,
      gestritten, druck, hektik, hektisch*, abschalten nach, zu viel, unruhig, unruhe, traurig, liebeskummer,
      lampenfieber, aufgeregt, aufregung, genervt, dampf ablassen, abschalten`,
    likely: `ruhig werden, loslassen, gelassen*, harter tag, langer tag, schlimmer tag, nach der arbeit, kopf voll`,
    hint: `tag, kopf, alles`,
    mood: `gestresst, nervos, angespannt, uberfordert, angstlich, wutend, genervt, unruhig, aufgeregt`,
  },
  exercise_movement: {
    sure: `
      training, trainier*, krafttraining, workout*, fitness*, sport, sportlich, gymnastik, ubungen, liegestutze,
      kniebeugen, hanteln, gewichte, joggen, laufen gehen, laufband, laufen, rennen, radfahren, ergometer,
      heimtrainer, rudern, tanzen, tanz*, dehnen, dehnubung*, dehn*, aufwarmen, boxen, kampfsport, seilspringen,
      schwimmen, klettern, wandern, spazieren, pilates, zumba, bewegen, bewegung, ausdauer*, intervalltraining,
      turnen, fussball, tennis`,
    likely: `schwitzen, muskel*, korper, runde*, auspowern`,
    hint: `kraft, tempo`,
  },
};
