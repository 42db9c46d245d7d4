import type { TaskQueries } from './query-shape.ts';

/**
 * Written by a third person who had not seen the lists; counted before any list knew them, and used afterwards. One is left
 * out: a cool-down, whose first band is not its task's.
 */
export const USED_SEVENTH_TASKS: TaskQueries = {
  deep_focus_coding: `
    en the CNC at our shop needs a new probing macro and I've promised the foreman it'll cut parts by Friday
    en door shut, noise-cancelling on, getting the checkout webhook handler out before anyone remembers I exist
    en porting grandad's Fortran hydrology model to Julia, roughly one subroutine an hour
    en ladder logic for the bottling line, nobody is allowed to talk to me till the conveyor interlock is in
    en biostatistician here: the whole survival-analysis pipeline in R has to exist by tonight and so far it's an empty folder
    en my brain keeps wandering to the fridge. there's a VBA macro that has to consolidate 40 branch workbooks and it won't type itself
    en wiring up a Max/MSP patch for saturdays set, loads of nested subpatchers, dont want to surface till its done
    en ok its just me, the compiler and a very large pot of tea
    en Two sprints' worth of tickets, one quiet Saturday. Let me disappear into it.
    en finaly got the green light for the GraphQL gateway, wanna bang out the resolvers before kiddo's back from school
    en no calls, no slack, no lunch with Priya. just the scheduler's kernel module.
    en solidity escrow contract, every branch has to be thought thru properly
    en deriving the estimator by hand, eleven pages of algebra so far, one slip and I start over
    en knackered after the school run but the dbt models for the warehouse are mine to deliver
    es me encierro toda la tarde a picar código del módulo de nóminas, que nadie me toque el timbre
    de Tür zu, Handy aus – heute wird die SPS-Steuerung für die Presse runtergeschrieben
    zh 今晚闭关,把支付网关的接口一口气撸完`,
  debugging: `
    en it works on Dave's laptop. it does not work on literally any other laptop.
    en customer's totals are off by one cent, only on Tuesdays, only in Portugal
    en the robot arm twitches every ~40 minutes and I'm combing the CAN bus captures to find out why
    en who broke the nightly build. going through everyone's merges until I find the culprit
    en PA hums at 50 cycles the moment the house lights dim, chasing the ground loop before doors
    en null where there should never be a null, and only after daylight saving kicks in
    en users say the app freezes when they rotate the phone. I've put print statements on every second line like an animal
    en tried reverting, tried clearing caches, tried swearing. the water still renders pink.
    en HMI throws E-417 at random, vendor shrugs, so im stepping thru the PLC scan by scan tonite
    en the box fell over twice since dinner and the postmortem is on me, dumps open, coffee cold
    pt o relatório sai certinho na minha máquina e todo torto no cliente, vou garimpar até achar onde tá o pepino
    ja 昨日まで動いてたのに今朝から急に落ちる…どこでおかしくなったのか一つずつ切り分けたい`,
  deep_reading_analysis: `
    en opposing counsel dumped 1,100 sheets of disclosure at 4:55, I'm after the one email that matters
    en I'm reviewer 2 today, the stats section smells funny and I want to be fair
    en annual accounts, footnotes first, that's where they bury the bodies
    en comparing three drafts of the pay deal to see what management slipped in
    en our welding procedure spec against the new ISO revision – clause by clause, what actually changed for us
    en Hegel with a pencil, one sentence at a time, perhaps every fifth makes sense
    en translator here, before I touch a word I have to really get what this 60 page patent is claiming
    en evidence synthesis, title screening: 240 hits, include or exclude
    en land registry deeds from 1911 in terrible handwriting, trying to work out who owned the well
    en got the tender pack, 8 appendices, gotta know what we'd be letting ourselves in for
    en deal folder opened at noon. cap table, side letters, the lot.
    en no shortcuts this time – the toxicology dossier, every table
    en head's mush but the auditors' draft findings need a proper going-over before I answer them
    fr je décortique l'arrêt de la Cour de cassation, stylo à la main, rien ne doit m'échapper`,
  study_memorise: `
    en drug calculations and the whole crash trolley list have to be in my head by the OSCE
    en kanji. so many kanji.
    en I know my cues, the words not at all – act two, premiere's Thursday
    en resit on monday, orgo mechanisms, I swear they fall out of my head overnight
    en gotta get all the weld symbols down cold for my ticket
    en pub league final tmrw: capitals, flags, rivers, drill me
    en citizenship test next week, all the kings and the dates
    en getting the Brahms by heart away from the piano, score in my lap
    en CFA level II, the formulas just wont stay put
    en I nod off over it every night but the Latin third declension waits for no one
    en I teach this tomorrow and have forgotten all of it: valence, noble gases, back into my skull by eight
    en nine weeks of pharmacology slides, zero weeks left
    es opositora, tema 43 otra vez, a ver si hoy por fin se me queda
    de muss bis Montag sämtliche Handwurzelknochen im Schlaf runterbeten können
    hi कल बोर्ड का पेपर है, सारी तारीखें और संधियाँ दिमाग में बिठानी हैं`,
  creative_ideation: `
    en what could a bakery possibly do with 600 leftover baguettes? go silly
    en empty wall, a roll of brown paper, no wrong answers till lunch
    en we need a totally different way into the museum's autumn season, everything so far smells of last year
    en I can feel a twist in there somewhere... not writing, just pacing until it hits me
    en a party theme for a six-year-old that isn't dinosaurs
    en I've got a B2B product with the personality of wet cardboard. Ten ways to make it charming.
    en head chef, autumn menu, crate of quinces, no clue yet
    en riffing with my bandmate on what the next record might even be about
    en how else might you get water uphill in a village with no pump? just spitballing before we draw anything
    en photosynthesis, but so that 13 yr olds wont roll their eyes – need some fun ways in
    en let my thoughts off the leash for a bit, there's a toy hiding in this piece of string
    en best man speech: not the words yet, only hunting for the one funny thread to hang it on
    es a ver qué se nos ocurre para las fiestas del pueblo, sin filtro, cuanto más disparatado mejor
    zh 脑洞大开一下,给奶茶店琢磨点别人没玩过的新花样`,
  creative_writing: `
    en putting on paper what I'll say about Nan at the chapel. I want it to sound like her kitchen.
    en sonnet, volta's not turning
    en the detective still hasn't got a reason to go back to the harbour and I'm 200 words from the end of the scene
    en love letter. actual paper. ten years married.
    en second verse needs its rhymes, the chorus already lands
    en my D&D lot meet on Friday and the villain has no monologue
    en up early to get the memoir down before my inner critic has had breakfast
    en literary translator, chapter 3, the puns have to be reborn in English
    en fifty-thousand-in-November, day 17, still twelve hundred short and my pillow is calling
    en nurse by day, tonite I finaly want to finish that tale about the night porter
    de die Erzählung will raus, mir fehlt nur noch der erste Satz
    fr j'ai promis un conte à ma nièce, le dragon attend son dernier paragraphe`,
  design_visual: `
    en kerning a wedding invite till it sings
    en matching the night exteriors, faces keep going swampy from shot to shot
    en trying sofa positions in SketchUp before the in-laws weigh in
    en tattoo flash sheet, botanical, fine line
    en dieline's done, now the drawing has to wrap round the corner of the carton without looking drunk
    en picking paint for the clinic waiting room, anything but beige
    en cloning stray hairs out of 90 class photos
    en vj loops for saturday, layering textures in Resolume
    en gate and railing for a customer, scrolls and finials, chalking it full size on the floor before I cut any steel
    en slides look like a ransom note, gonna make em pretty
    es maquetando la revista del barrio, me falta la portada y que la página respire un poco`,
  meetings_calls: `
    en parents' evening over video, 22 families, eight minutes each
    en handover at seven, six patients, can't lose the thread while the night team talks
    en in the booth from nine, EN>FR simultaneous, the minister speaks fast
    en quarterly sit-down with the bank, I mostly have to nod and not say anything stupid
    en my manager wants 'a quick chat' at 3 and I have to sound like a functioning adult
    en All-hands. Camera on. Eyes open. Please.
    en counsellor, first client on screen in ten, I want to be all ears
    en asking for a raise over Teams, I'd like to hear what she says instead of rehearsing my reply
    en council hearing streams till ten and I'm the one taking minutes
    en helpline shift, forty people who've had a bad morning
    en convincing two angels over video at half twelve. not fixing the deck, the deck is done – just me and my mouth
    de gleich Jour fixe mit dem Betriebsrat, da muss ich genau hinhören und trotzdem freundlich bleiben
    ja 午後ずっと打ち合わせ続き、相づちだけの人にならないようにしたい`,
  routine_admin: `
    en shoebox of receipts, meet spreadsheet
    en per diem claims from the Leipzig trip, the usual misery
    en typing up 31 discharge letters, all nearly the same
    en £312.40 out on the bank rec, keyed twice or backwards somewhere, going down the columns again
    en passport, parking permit, the dog's chip: every form I've been dodging since spring
    en 614 unread. hand me a shovel.
    en rota for December, 14 staff, everyone wants the 24th off
    en giving four hundred scanned delivery notes sensible filenames
    en month end, journals and accruals, brain optional
    en rebooking the whole delegation because of the strike – hotels, trains, badges
    en should be composing but today its chasing clients who havent paid me
    en yawning my way thru timesheets
    es toca papeleo de la comunidad de vecinos: actas, recibos y sellos
    fr je me tape la paperasse de la CAF et je classe trois mois de justificatifs`,
  vigilance_trading: `
    en nights in the control room, 48 CCTV tiles, nothing ever happens until it does
    en NFP drops at 8:30, finger on the button
    en tower shift, four arrivals and fog rolling in, can't miss a readback
    en watching an anaesthetised spaniel's sats through a long spay
    en queue pops in ten, gotta react before I think
    en the whole shift is me, a belt and cracked biscuits to spot
    en auction ends 23:04 and the bids all come in the last seconds
    en coastguard ops room, listening on channel 16, midnight to four
    en nothing's paging yet but the error budget is thin, eyes glued to grafana till six
    en invigilating 180 candidates on a wall of webcams
    zh 今晚美联储公布利率,K线一秒都不敢走神`,
  relaxed_reading: `
    en Terry Pratchett, blanket, rain
    en finally the pile of New Yorkers by the bath
    en a few pages of something trashy while the stew does its thing
    en old travel blogs about Georgia (the country), no purpose at all
    en my club picked a whodunnit and I've got all evening and a cat
    en back issues of the Beano with my biscuits, dont judge
    en long piece about octopuses, feet up
    en propped up on pillows with a cosy mystery until my eyelids go
    en not for the course, just for me: some Neruda on the balcony
    es tumbada en la hamaca con un tebeo de Mortadelo, sin prisas
    fr un polar, un plaid, un chocolat chaud`,
  meditation_calm: `
    en scanning my body from the toes upward
    en zazen before the house stirs
    en ten minutes of following the air in and out
    en me and my mala, 108 beads
    en metta for my impossible neighbour
    en I'd like to be nobody for a quarter of an hour
    en a savasana that never quite ends, lamps low
    en rosary, slowly
    en letting thoughts go by like buses and not getting on any
    en wanna sit still n listen to the singing bowl, nothing else
    es un rato en silencio en el cojín, dejando pasar lo que venga
    ja 坐禅を三十分、ただ息を数えるだけ
    hi आँखें मूँदकर थोड़ी देर ॐ का जाप करूँगी, बस भीतर उतरना है`,
  sleep_winddown: `
    en counted sheep. the sheep are tired. I'm not.
    en came off nights at seven, blackout curtains drawn, sun's blazing, need to go under
    en pyjamas on, teeth done
    en my body says lunch, the clock in Osaka says midnight
    en last thing I look at today, I just want to go heavy
    en still rehearsing the courtroom in my head and the alarm is set for five
    en tuck me in
    en gig's over, hotel, 2:40, ears ringing and I'm still buzzing
    en want tonite to be one of those full eight hour ones
    en hubby's snoring, I'm staring at the ceiling again
    de ab in die Falle, nur der Kopf dreht noch Runden
    pt já tô de pijama e nada, queria ir apagando aos pouquinhos
    zh 翻来覆去像烙饼一样,想快点去见周公`,
  nap_recovery: `
    en forty winks on the staff room sofa before the second half of my double
    en kid's at football till four, I could just shut my eyes
    en eyes like sandpaper after eight hours of CT slices, they need a holiday
    en ninety minutes between sets, backstage couch
    en ran the marathon yesterday, today I am furniture
    en pit stop pls, brain is soup, back at it in 15
    en catnap
    en sixty essays marked, want to stare at nothing for a while
    en full of pasta, horizontal moment
    en spent the day on scaffolding, half an hour of being a plank before the evening job
    de hau mich kurz aufs Ohr, Wecker steht auf 14:20`,
  energy_wakeup: `
    en third espresso did nothing
    en ten past five, pitch dark, sleet, and the cows want milking
    en jumpstart me
    en graveyard shift, 3:40, this is when I always sag
    en I'm a slug today. Make me a hare.
    en just stumbled off a red-eye and have to be bright for the clients
    en cant get goin, monday, grey, bleh
    en everyone else has gone for a lie down, I want the opposite
    en fading and the shop's open till nine
    en ovens on at two and I'm still half inside my dream
    es no doy pie con bola esta mañana, me falta chispa
    ja 布団から出たのに頭がまだ寝てる、シャキッとしたい`,
  stress_relief: `
    en tied in knots ever since the audit letter came
    en just got yelled at by a patient's son, want to come back down before I go out on the ward again
    en jaw clenched, fists clenched, calendar clenched
    en that email has me seething, let me simmer down
    en divorce papers came this morning. I just want a minute where it doesn't hurt.
    en wound tighter than a MIG spool
    en butterflies, dressing room, curtain in an hour. not running my lines again.
    en everything's on fire, not literally, and I want to float
    en waiting on biopsy results, no use to anyone, can't keep still
    en taxman, landlord, mother-in-law, all before ten. defuse me.
    de mir platzt gleich der Kragen, muss erst mal Dampf ablassen
    pt tô com os nervos à flor da pele, queria só soltar os ombros um pouco`,
  exercise_movement: `
    en turbo trainer, 4×8 minutes at threshold
    en skipping rope in the garage, rounds of three
    en physio gave me shoulder circles and band pulls, doing the boring set now
    en foam roller and tight hamstrings, been kneeling under trucks all day
    en tai chi in the yard
    en salsa round the kitchen
    en leg day, dont let me skip it
    en bag work, hooks and jabs, angry music
    en erg, want to go under 7:20 for the 2k
    es a sudar la camiseta: sentadillas y burpees en el salón`,
};
