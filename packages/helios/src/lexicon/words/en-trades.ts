import type { WordList } from '../word-list.ts';

/** Work as the people of a trade name it, hobbies by their things, and states by how the day went. */
export const EN_TRADES: WordList = {
  deep_focus_coding: {
    sure: `
      webhook, webhook handler, checkout handler, graphql, resolvers, gateway service, subroutine*, fortran, cobol, julia model,
      solidity, escrow contract, smart contract*, max msp, patcher, subpatcher*, pure data, supercollider, probing macro, cnc macro,
      g code, gcode, ladder logic, interlock, plc, structured text, function block, ray tracer, bvh, path tracer, shader*,
      dbt, dbt models, airflow dag, etl, deriving ~ by hand, estimator, lemma, proof by hand, pages of algebra, compiler, bang out the, sprints worth of tickets, verilog, vhdl, fpga`,
    likely: `noise cancelling on, surface till, dont want to surface, mine to deliver, disappear into it`,
  },
  debugging: {
    sure: `
      works on ~ laptop, does not work on, nightly build, broke the build, who broke, culprit, print statements, ground loop,
      hums at, scan by scan, fell over again, postmortem, post mortem,
      bus captures, can bus, find out why, combing the, still renders, renders pink|purple|black|green|blank, tried reverting,
      clearing caches, clear the cache, freezes when, rotate the phone, repro steps, reproduce it, intermittent, glitching,
      short circuit on the board, multimeter, oscilloscope, logic analyser, logic analyzer`,
  },
  deep_reading_analysis: {
    sure: `
      disclosure, opposing counsel, reviewer 2, peer review, stats section, annual accounts, footnotes,
      drafts of the, clause by clause, iso revision, procedure spec, hegel, kant, heidegger, with a pencil,
      one sentence at a time, evidence synthesis, title screening, include or exclude, systematic review, land registry, deeds from, archive letters, toxicology, dossier, every table, every footnote, old records, parish register*, census records, handwriting from, draft findings, auditors, going over, patients chart,
      case notes, balance sheet footnotes, white paper`,
  },
  study_memorise: {
    sure: `
      have to be in my head, in my head by, into my head by, osce, by heart, know my cues, my cues, resit,
      mechanisms, orgo, down cold, for my ticket, weld symbols, pub quiz, pub league, drill me,
      declension*, conjugation*, third declension, latin verbs, off by heart, back into my skull, noble gases, valence,
      periodic table, the knowledge, every turn by heart, mock exam, bar exam, memory palace, mnemonics, scales by memory`,
  },
  creative_ideation: {
    sure: `
      no wrong answers, brown paper, empty wall, different way into, different angle on, a twist in there, pacing until it,
      party theme, theme for a party, ten ways to, twenty ways to, ways to make it, autumn menu, new menu, no clue yet, no idea yet, name for my, concepts for, what could we, riffing, riff on,
      spitballing, how else might, off the leash, fun ways in, ways in, what if we, wild ideas, blue sky, mind map`,
  },
  creative_writing: {
    sure: `
      putting on paper what, say at the chapel, say at the funeral, say at the wedding, love letter, that tale, finish that tale,
      road chapter, the reader to feel, fifty thousand in november, nanowrimo, words short, word count,
      last paragraph, eulogy, vows, limerick, libretto, short fiction`,
  },
  design_visual: {
    sure: `
      night exteriors, match the shots, matching the night, shot to shot, grading, colour grade, stray hairs,
      retouch*, class photos, tattoo flash, flash sheet, fine line, dieline, carton, packaging, picking paint, paint colours, vj loops, resolume, layering textures, finials, chalking it full size, make em pretty, make it pretty,
      slides look like, splash screen, easing, keyframes, mood board, moodboard, kerning, letterpress, stained glass, mosaic`,
  },
  meetings_calls: {
    sure: `
      handover at, in the booth, simultaneous, interpret* for, quarterly sit down, sit down with the bank, quick chat at,
      first client on screen, client on screen, all ears, asking for a raise, convincing ~ over video, over video,
      pitch over, panel at, town hall, stand up at, appraisal, performance review with`,
  },
  routine_admin: {
    sure: `
      per diem, bank rec, reconcil*, keyed twice, down the columns, parking permit, forms ive been dodging, unread,
      month end, accruals, journals and accruals, rebooking, delegation, chasing clients, havent paid, invoices overdue, overdue invoices,
      timesheets, mileage claims, renewals, filing cabinet, subscriptions to cancel`,
  },
  vigilance_trading: {
    sure: `
      tower shift, readback, sats through, monitor ~ sats, auction ends, last seconds, not looking away, short squeeze, short the, going long, stop loss, order flow, watching the feed, watch the gauges, on watch, lookout`,
  },
  relaxed_reading: {
    sure: `
      pile of magazines, issues of the, quarterly to leaf through, leaf through, travel blogs, no purpose at all, whodunnit, whodunit, back issues, long piece about, feet up,
      cosy mystery, cozy mystery, propped up on pillows, sunday supplement, old comics`,
  },
  meditation_calm: {
    sure: `
      scanning my body, body scan, toes upward, mala, 108 beads, be nobody, savasana, following the air, air in and out, in and out breath,
      letting thoughts go by, thoughts go by, not getting on any, loving kindness, on the cushion, rosary`,
  },
  sleep_winddown: {
    sure: `
      land the plane, pyjamas on, pajamas on, teeth done, teeth brushed, go heavy, tuck me in, full eight hour,
      eight hours straight, need to go under, came off nights, off nights, curtains drawn, still rehearsing ~ in my head, alarm is set,
      alarm set for, clock ~ says midnight, jet lag*, jetlag*, still buzzing ~ hotel`,
  },
  nap_recovery: {
    sure: `
      shut my eyes, could just shut, rest my bones, be a vegetable, do nothing at all, become one with the sofa, melt into the sofa, lie like a log, lie like a plank, need a holiday,
      stare at nothing, want to stare at nothing, horizontal for, flat on my back`,
  },
  energy_wakeup: {
    sure: `
      graveyard shift, sagging, perk up before, look awake, half in a dream, wide awake for, bright for the, i always sag, off a red eye, red eye and, cant get going, cant get goin, half inside my dream, first shift, early start`,
  },
  stress_relief: {
    sure: `
      tied in knots, in knots since, waiting for results, waiting for news, take the edge off today, the news knocked me, come back down, yelled at, shouted at, has me seething, seething, simmer down, divorce papers,
      unfrazzle, cant keep still, defuse me, let off steam, blow off steam, talk me down, decompress, bad news today`,
  },
  exercise_movement: {
    sure: `
      tai chi, qi gong, foam roller, hamstrings, shoulder circles, band pulls, leg day, bag work, hooks and jabs, erg, for the 2k,
      skipping rope, jump rope, rounds of three, limbering, physio exercises, physio gave me, pull ups, reps of`,
  },
};
