import type { SafetyWords } from '../safety-words.ts';

export const DE_SAFETY: SafetyWords = {
  never: {
    photosensitivity: `
      epilep*, krampfanf*, krampfanfall, krampfanfalle, krampfe, krampfleiden, anfallsleiden, anfallskrank,
      grand mal, absencen, absence anfall, hatte einen anfall, habe anfalle, anfall gehabt, anfalle bekomme*,
      bekomme anfalle, fotosensib*, photosensib*, lichtempfindlich*, lichtscheu, lichtsensibel, blitzlicht*,
      flackerlicht*, flackernde*, stroboskop*, strobo, discolicht, diskolicht, disko licht, migran*, aura,
      flimmerskotom, flimmern vor den augen, ohnmacht*, ohnmachtig, umgekippt, kippe um, bewusstlos*,
      bewusstsein verl*, verliere das bewusstsein, blackouts, aussetzer, wegtreten, weggetreten, keppra,
      levetiracetam, lamotrigin, valproat, valproin*, carbamazepin, topiramat, phenytoin, phenobarbital,
      antikonvuls*, antiepilept*, eeg, mein neurologe`,
    adverse_symptom: `
      schwindel*, schwindlig, schwindelig, mir ist schlecht, mir wird schlecht, mir wird ubel, mir ist ubel,
      ubelkeit, ubergeben, erbrech*, brechreiz, sehe doppelt, sehe blitze, sehe punkte, sehe verschwommen,
      verschwommen, augenzucken, auge zuckt, lid zuckt, zuckt, zuckungen, kribbeln, taubheit*, kopf drohnt,
      kopfschmerzen seit, kopfweh seit, kopfschmerzen wenn, seit ich die sitzung, seit dem start,
      seit ich es angemacht, seit ich das licht, benommen, verwirrt seit, unwohl seit, fuhle mich komisch,
      orientierungslos`,
    head_injury: `
      gehirnerschutterung, hirnverletzung, schadel*, kopfverletzung, kopf gestossen, kopf angeschlagen,
      auf den kopf gefallen, schlag auf den kopf, hirnblutung, hirntumor, gehirntumor, hirnoperation,
      gehirn operiert, kopf operiert, am gehirn, gehirnoperation, hirn op, schlaganfall, aneurysma,
      hirnhautentzundung, meningitis, enzephalitis, sturz auf den kopf, schleudertrauma`,
    driving: `
      roller, mofa, boot steuern, traktor, ambulanz, schiff steuern, autofahr*, autofahrt, auto fahre*, fahre auto,
      am steuer, hinterm steuer, hinter dem steuer, lenkrad, autobahn, lkw, lastwagen, laster, fernfahrer*,
      nachtfahrt, lange fahrt, beim fahren, wahrend der fahrt, fahre nach hause, fahre heim, heimfahrt, im auto,
      motorrad, roller fahren, gabelstapler, stapler, kran, bagger, maschine bediene*, maschinen bedienen,
      kreissage, kettensage, busfahrer*, taxischicht, lokfuhrer*, zugfuhrer*, cockpit`,
    infant: `
      einjahrig*, zweijahrig*, dreijahrig*, vierjahrig*, funfjahrig*, sechsjahrig*, siebenjahrig*, achtjahrig*,
      neunjahrig*, zehnjahrig*, unsere kleine, unser kleiner, meinen kleinen, zwillinge, enkeln, baby, babys,
      saugling*, neugeboren*, kleinkind*, mein kind, meinem kind, mein kleiner, meine kleine, meiner kleinen,
      mein sohn, meinem sohn, meinen sohn, meine tochter, meiner tochter, unser kind, unsere tochter, unser sohn,
      fur kinder, fur mein kind, die kinder, meine kinder, meinen kindern, enkel, enkelin, enkelkind*, jahre alt,
      jahrige*, monate alt, kita, kindergarten*, kinderbett, wickel*`,
    crisis: `
      suizid*, selbstmord*, umbringen, bringe mich um, mich umbring*, nicht mehr leben, will sterben,
      mochte sterben, nicht mehr da sein, nicht mehr aufwachen, nie wieder aufwachen, leben beenden,
      schluss machen mit allem, allem ein ende, keinen sinn mehr, kein sinn mehr im leben, mich ritzen, ritze mich,
      mir etwas antun, mir was antun, mich verletzen, selbstverletz*, uberdosis, ohne mich besser,
      ohne mich besser dran, lebensmude, kann nicht mehr weiter`,
    harm: `
      anfall auslosen, anfall ausloesen, krampfanfall auslosen, jemandem schaden, jemanden verletzen, wehtun,
      weh tun, jemandem wehtun, schaden zufugen, streich spielen, als streich, streich, heimlich, ohne dass er es,
      ohne dass sie es, rache, rachen, foltern, qualen, umlegen, jemanden toten, gefahrlichste frequenz,
      gefahrliche frequenz, sicherheit abschalten, sicherung deaktivieren`,
  },
  caution: `
    schwarz vor augen, vor augen, krankenschwester, mir wurde, er, ihm, ihn, trotzdem, dennoch, die sitzung,
    sein sohn, darf ich, kann ich das, kann ich es, geht das trotzdem, geht das, fur meine mutter, fur meine oma,
    fur einen freund, beim letzten mal, seit gestern, neurolog*, gehirn, arzt, arztin, krankenhaus, klinik,
    medikament*, tabletten, pillen, diagnos*, operation, operiert, syndrom, storung, schwanger*, kind, kinder, sohn,
    tochter, anfall, anfalle, zittern, kopfschmerz*, kopfweh, augen schmerzen, gefahrlich, risiko, ist das sicher,
    auto, unfall, gesturzt, sturz, sterben, tod, tot, toten, blut, herzschrittmacher, betrunken, drogen, bipolar,
    psychose, schizo*, fahren, fahre, fahrt`,
  aboutFlicker: `blitz*, flacker*, flimmer*`,
  aboutLight: `das licht`,
  harmless: `
    kinderbuch, kinderbucher, lachanfall, wutanfall, panikattacke, todmude, tot mude, todlangweilig, risikoanalyse,
    risikobericht, autoversicherung, autor, autorin, kfz versicherung, fuhrerschein, fahrprufung, theorieprufung,
    kinder schlafen, kinder im bett, kinder sind im bett, kinder endlich im bett, blitzschach, geistesblitz,
    fahrplan, fahrkarte*, fahrtkosten, rad fahren, fahrrad fahren, runterfahren, herunterfahren, hochfahren,
    fahre runter, fahre mich runter, computer herunterfahren, fortfahren, erfahren, verfahren, vorfahren, todo liste`,
};
