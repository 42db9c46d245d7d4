import type { WordList } from '../word-list.ts';

/** Scenes of each task as people tell them: the trade, the tool, the complaint. */
export const EN_SCENES: WordList = {
  deep_focus_coding: {
    sure: `
      drivers for, write drivers, route handler*, middleware, auth middleware, checkout flow, drag and drop,
      kanban board, crud, seed script, migration, db migration, type errors, typings, type safe, state machine,
      feature flag, rate limiter, cron stuff, cron, port ~ to go, porting ~ to, rewrite ~ in, backend service,
      worker queue, message queue, event bus, data model, domain model, cli, terminal app, dotfiles, nix config,
      helm chart, ci config, build script, bundler, vite, esbuild, rails app, next js, nextjs, fastapi, flask, spring,
      dotnet, unity, unreal, pygame, shader code, game jam, embedded, microcontroller, esp32, stm32, soldering,
      breadboard, pcb layout, cad model, simulation, solver, notebook cell, spreadsheet formulas, macro, apps script,
      power automate, zapier`,
  },
  debugging: {
    sure: `
      tests pass on my machine, pass locally, passes locally, works locally, red on ci, null somewhere,
      undefined somewhere, cant be null, returns null, returns nothing, fires twice, sent twice, runs twice,
      renders twice, charged twice, freezes on, only on safari, only on android, only on ios, only on samsung phones,
      only in production, only on mondays, nobody can tell me why, cant work out why, figure out why,
      figuring out why, working out why, find out why, something eats, something is eating, keeps logging me out,
      logs people out, wont deploy, wont connect, wont sync, out of sync, off by a, missing rows, wrong rows,
      wrong timezone, time zone bug, encoding issue, mojibake, cors, 502, 503, 404, 500 error, oom, ran out of memory,
      heap dump`,
  },
  deep_reading_analysis: {
    sure: `
      article by article, clause by clause, line by line, page by page, fine tooth, with a red pen, lab reports,
      tender documents, terms of service, privacy policy, court ruling, judgment, judgement, expert opinion,
      planning application, minutes of, impact assessment, census data, budget figures, ledger, reconcile,
      sources against, cross reading, footnotes, archives, two versions side by side, competing offers,
      mortgage offers, compare offers, pension options`,
  },
  study_memorise: {
    sure: `
      til it sticks, until it sticks, mixing them up, capitals of, flags of, irregular, tenses, cases in, declensions,
      kings and queens, phrasebook, theory questions, mock questions, question bank, cue cards, index cards, quiz me,
      test myself, quizzing myself, krebs cycle, citric acid cycle, cranial nerves, amino acids, formula sheet,
      lines for, part for the choir, chord shapes, fingering, arpeggios, road signs, highway code, knots for,
      first aid course, citizenship test, safety certificate, sommelier exam`,
  },
  creative_ideation: {
    sure: `
      thinking up, dream up, dreaming up, come up with, coming up with, name for, names for, naming, tagline,
      themes for, ideas for, what could we, how might we, what if we, twenty bad ones, bad ideas first, wild ideas,
      mind wander, mind map, letting my mind, moodboard, concept for, angle for, twist for, present for, gift ideas,
      plan a surprise, invent, inventing, riff on, riffing, jam session, improvise, sketch out ideas, blue sky,
      possibilities, playlist idea, theme for`,
  },
  creative_writing: {
    sure: `
      best man speech, wedding speech, toast for, eulogy, opening line, first line, last line, opening paragraph,
      closing paragraph, 500 words, 1000 words, word count, act two, act three, my protagonist, my narrator,
      my detective, plot hole, cliffhanger, stanza, couplet, chorus, second verse, bridge of the song, cover letter,
      newsletter, column for, blog post, fan fiction, fanfic, memoir, letter to my, love letter, diary entry,
      morning pages, nanowrimo, dialogue, monologue, limerick, final polish, commas in`,
  },
  design_visual: {
    sure: `
      color grading, colour grading, skin tones, footage, wireframe*, booking page, mockup, mood board, kerning,
      type specimen, packaging, label design, book cover, album cover, flyer, leaflet, menu design, seating chart,
      invitation design, storyboard, lino print, screen print, embroidery, quilt, knitting, crochet, pottery, glazing,
      sculpting, miniatures, model kit, floor plan, interior design, kitchen extension, garden layout,
      flower arrangement, icon set, palette, gradient, vector, render, retouch, collage, calligraphy`,
  },
  meetings_calls: {
    sure: `
      standup, stand up meeting, back to back, quarterly with, on zoom with, on teams with, call with, call from,
      phoning, ringing the, webinar, cam on, camera on, people signed up, hosting the, panel discussion, town hall,
      all hands, one on one, 1 1 with, review with my boss, salary talk, pay rise talk, parents evening,
      parent teacher, viva with, job interview, screening call, discovery call, pitch to, rehearse my talk, tedx,
      sound composed, keep a straight face, negotiate, mediation, interpreter, interpreting`,
  },
  routine_admin: {
    sure: `
      receipts, shoebox, expense portal, expenses, mileage form, invoices, chasing invoices, filing, hole punch,
      tax letter, council tax, meter reading, change of address, cancel subscription*, unsubscribe, inbox zero,
      unread emails, clearing tickets, timesheet*, rota, booking train tickets, packing list, unpacking,
      boxes everywhere, tidying, decluttering, hoovering, folding, ironing, meal prep, shopping list, dishes, defrost,
      label maker, labels on, renaming files, backing up photos, sorting photos, holiday photos, passwords`,
  },
  vigilance_trading: {
    sure: `
      chart at open, market open, at the open, opening bell, closing bell, fed statement, ecb, nonfarm, earnings call,
      order book, scalping, day trading, futures, forex, eurusd, watchlist, stop loss, watch the build,
      watching dashboards, dashboards, noc shift, soc shift, security desk, front desk overnight, cctv, radar,
      invigilat*, proctor*, chess match, ranked, tournament, esports, speedrun, auction, ebay sniping, ticket drop,
      sneaker drop, launch window, mission control, live scores, refereeing, spotting defects, quality check`,
  },
  relaxed_reading: {
    sure: `
      pot of tea, cup of tea, mug of cocoa, the new novel, murakami, ishiguro, agatha christie, jane austen,
      whodunnit, whodunit, cosy mystery, paperback, page turner, library book, sunday paper, sunday papers,
      crossword in bed, comic, graphic novel, manga, short stories, poetry collection, feet up, on the sofa with,
      under a blanket, in the hammock, deckchair, audiobook, vinyl, rainy afternoon`,
  },
  meditation_calm: {
    sure: `
      body scan, thoughts to settle, thoughts settle, sit still, sitting quietly, do nothing for a bit,
      eyes half closed, savasana, yoga nidra, loving kindness, metta, box breathing, count my breaths,
      counting breaths, four seven eight, singing bowl, incense, rosary, contemplative, vipassana, zazen, centering,
      grounding, empty my mind, watch my breath, stillness`,
  },
  sleep_winddown: {
    sure: `
      brain wont shut up, out cold, pillow time, jet lagged, lights off, lights out, under the covers,
      under the duvet, in my pyjamas, toss and turn, tossing and turning, counting sheep, cant drift off, drift off,
      nod off tonight, bed early, early night, shut down for the night, coming down from a late shift,
      after a late shift, body thinks its noon, 1am, 2am, 3am and`,
  },
  nap_recovery: {
    sure: `
      quick snooze, snooze, catnap, cat nap, power nap, forty winks, shut eye, shuteye, eyes shut for, lie down for,
      twenty minute lie down, recharge, breather, between two shifts, between lectures, between classes,
      put my feet up, rest my eyes, decompress for ten`,
  },
  energy_wakeup: {
    sure: `
      get me going, need a kick, 3pm slump, afternoon slump, post lunch dip, food coma, pick me up, perk me up,
      pep me up, jump start, jumpstart, kick start, kickstart, cold start, still half asleep, barely awake,
      second wind, snap out of it, shake off the sleep, dark outside, coffee in light form, early shift, sharpen up,
      fire me up, psych me up`,
  },
  stress_relief: {
    sure: `
      tore into me, shouted at me, yelled at me, jaw clenched, jaw's still clenched, clenched jaw, shoulders up,
      shoulders are up, round my ears, got off the phone with my ex, row with my, argument with, fight with my,
      cant switch off, mind is racing, knot in my stomach, stomach in knots, butterflies, dreading,
      waiting for results, waiting for the results, in-laws, everything at once, one thing after another,
      about to snap, at my wits end, fed up, seething, fuming, had it up to here, cool off, let off steam,
      blow off steam, come down from`,
  },
  exercise_movement: {
    sure: `
      push ups, pushups, press ups, planks, burpees, squats, lunges, star jumps, skipping rope, kettlebell, dumbbells,
      resistance band, circuit training, hiit, tabata, spin class, turbo trainer, peloton, treadmill, rowing machine,
      couch to 5k, shadow boxing, zumba, dance practice, yoga flow, sun salutation*, pilates, stretching, warm up,
      cool down, leg day, sets of`,
  },
};
