import {
  AMBIENT_TRACKS,
  BETA,
  FREE_MINUTES_PER_DAY,
  GOVERNOR_LIMITS,
  POLICY,
  PRICES_USD_PER_MONTH,
  PRODUCT_NAME,
  trialDays,
} from '@vayl/domain';

interface Title {
  readonly plain: string;
  /** The turned words, at the end. */
  readonly turned: string;
}

export const BOOKLET = {
  name: `${PRODUCT_NAME} in twelve slides`,
  embed: `${PRODUCT_NAME}, product booklet`,
  home: `${PRODUCT_NAME}, home`,
  next: 'Next',
  back: 'Back',
  slides: 'Slides',
} as const;

const limits = GOVERNOR_LIMITS;
const percent = (share: number) => `${Math.round(share * 1000) / 10}`;

export const WHAT_IT_IS = {
  title: { plain: 'An instrument', turned: 'for attention.' } satisfies Title,
  lead: `${PRODUCT_NAME} lays a soft, click-through veil of light over your screen and plays matching tones while you work.`,
  caption: 'A 6 Hz pulse under a 0.1 Hz swell, at its real rate.',
  pause: 'Pause',
  play: 'Play',
} as const;

export const PROBLEM = {
  title: { plain: 'The interruption is short.', turned: 'The way back is not.' } satisfies Title,
  // Of an interview, and of all work that was taken up again: never a time to concentrate (citations I2, I3).
  minutes: 23.25,
  scaleMinutes: 25,
  text: 'In a 2006 interview Gloria Mark reported that interrupted work resumed the same day was picked up after 23\u00a0min 15\u00a0s on average, other tasks included. It is not the time needed to concentrate again.',
  ours: `${PRODUCT_NAME} gives eye and ear one steady thing to rest on while you find your place. How much time that saves has not been measured in a controlled study.`,
} as const;

export const VEIL = {
  title: { plain: 'A veil,', turned: 'not a filter.' } satisfies Title,
  text: [
    'It lies above every window and lets every click through. The edges of the screen move at one frequency, the centre at another, and between them one passes into the other.',
    'It looks at nothing: what is on your screen is never read.',
  ],
  picture: 'A screen with a page of text. Lines run across it: long waves at the edges, short waves in the centre.',
  edges: 'Edges, 6 Hz',
  centre: 'Centre, 14 Hz',
} as const;

export const TWO_FREQUENCIES = {
  title: { plain: 'Two frequencies,', turned: 'one ruler.' } satisfies Title,
  text: 'From one slow breath in ten seconds to a hundred beats in one. The ring is the edges, the dot the centre, and the ring stays left of the dot. Band names are labels for the settings, not effects.',
  edges: 'Global, the edges',
  centre: 'Centre',
} as const;

export const TONES = {
  title: { plain: 'Tones', turned: 'on the same clock.' } satisfies Title,
  text: `Light and sound take their time from one clock, so what you see and what you hear stay together. Beside the tones: pink noise, brown noise and ${AMBIENT_TRACKS.length} nature tracks.`,
  doubt: 'Pitch is taste. We know of no evidence that one pitch focuses better.',
  spanMs: 30,
  caption: 'Three tones of the site, 30 ms of each, to scale.',
} as const;

export const HELIOS = {
  title: { plain: 'Say the task.', turned: 'Helios sets the pins.' } satisfies Title,
  youWrite: 'You write',
  said: 'I need deep focus for coding',
  text: 'Helios gives its reason, its doubt and the way back. It never proposes 15 to 25 Hz for light. You can move every pin yourself, and back.',
} as const;

export const GUARD = {
  title: { plain: 'A guard that', turned: 'no setting switches off.' } satisfies Title,
  text: 'Every frame passes it before it is drawn: not the interface, not Helios, not a shared link can go round it.',
  caption: 'Focus at full intensity on a 60 Hz display: what is asked, and what is given.',
  rows: [
    {
      what: 'Full depth',
      value: `up to ${limits.fullDepthMaxHz} Hz`,
      note: `no edge steeper than ${limits.shortestEdgeMs} ms`,
    },
    { what: 'Faster', value: `${percent(limits.swingCap)} % swing`, note: 'of the veil’s own opacity, at most' },
    {
      what: `${limits.provocativeRatesHz.min} to ${limits.provocativeRatesHz.max} Hz`,
      value: `${percent(limits.strictSwingCap)} % swing`,
      note: 'the rates that provoke most',
    },
    { what: 'On any background', value: `ΔL under ${limits.flashLuminance}`, note: 'the general flash of WCAG 2.3.1' },
    { what: 'Stop', value: `${limits.fadeMs} ms`, note: 'to dark, from any app' },
  ],
} as const;

export const EVIDENCE = {
  title: { plain: 'What the evidence says,', turned: 'both ways.' } satisfies Title,
  sides: [
    {
      title: 'For',
      findings: [
        { text: 'Rhythmic light produces a matching EEG response, up to at least 90 Hz.', source: 'Herrmann 2001' },
        {
          text: 'Phase locking grows with light intensity and near a person’s own alpha rate.',
          source: 'Notbohm, Kurths & Herrmann 2016',
        },
        {
          text: '10 Hz flicker placed only where distractors appear shrank their effect.',
          source: 'Wiesman & Wilson 2019',
        },
      ],
    },
    {
      title: 'Against',
      findings: [
        {
          text: 'The brain’s own gamma rhythm was not captured: response and rhythm sat side by side.',
          source: 'Duecker et al. 2021',
        },
        {
          text: 'Alpha-rate flashes on 115 people’s own screens did not change performance.',
          source: 'de Graaf & Duecker 2022',
        },
        {
          text: '10 Hz flicker interfered more where the task was hard, by each person’s own alpha.',
          source: 'Gulbinaite et al. 2017',
        },
      ],
    },
  ],
  open: `No study here tested ${PRODUCT_NAME}, or any veil over a screen during desk work. Whether light captures the brain’s own rhythm is disputed.`,
} as const;

export const YOUR_DATA = {
  title: { plain: 'Your work', turned: 'stays yours.' } satisfies Title,
  sides: [
    {
      title: 'Stays on your computer',
      items: [
        'What is on your screen. It is never read.',
        'Your conversation with Helios.',
        'Your calendar, if you connect one. It is only read.',
      ],
    },
    {
      title: 'Comes to us',
      items: [
        'Your account: email, way of signing in, subscription.',
        'Minutes used, to keep the free time fair.',
        'A task you give to Helios, with the current settings.',
      ],
    },
  ],
  rights: 'See it, correct it, take it with you or delete it: on your account page, without asking anyone.',
} as const;

const freeDays = (isReferred: boolean) =>
  `${trialDays({ plan: 'monthly', isReferred })} or ${trialDays({ plan: 'annual', isReferred })} days`;

export const PRICES = {
  title: { plain: 'Fifteen minutes a day,', turned: 'free.' } satisfies Title,
  marks: `${FREE_MINUTES_PER_DAY} min, back at midnight`,
  rows: [
    { what: 'Free', value: `${FREE_MINUTES_PER_DAY} min a day`, note: 'Mac and Windows, no credit card' },
    {
      what: 'Subscription',
      value: `about $${PRICES_USD_PER_MONTH.perPerson}`,
      note: 'per person a month, no limit',
    },
    { what: 'First', value: freeDays(false), note: 'free, by the month or by the year' },
    { what: 'With a referral', value: freeDays(true), note: 'free instead' },
    { what: 'Changed your mind', value: `${POLICY.refundDays} days`, note: 'money back; cancel at any time' },
    { what: 'Enterprise', value: 'custom', note: 'ask us' },
  ],
} as const;

export const NOT_FOR = {
  title: { plain: 'Not for', turned: 'every eye.' } satisfies Title,
  lead: 'Do not use its light if',
  items: [
    'you or a close relative has epilepsy',
    'you have had a seizure caused by light',
    'light gives you migraine',
    'you are not sure about one of these: ask a doctor first',
  ],
  risk: 'Flicker can trigger seizures in about 1 in 10,000 people, often with no earlier sign (Fisher et al. 2005). The guard lowers the risk; it cannot take it away.',
  stop: 'Stop if you feel odd. The sound works without the light.',
} as const;

export const NEXT_STEPS = {
  title: { plain: 'What comes', turned: 'next.' } satisfies Title,
  rows: [
    {
      what: 'A first cohort',
      note: `${BETA.spots} people, ${BETA.weeks} weeks, their own notes. Applications closed on ${BETA.applicationsClose}; the form stays open.`,
    },
    {
      what: 'A controlled trial',
      note: 'There is none yet. Until one is done, your own log is the best evidence you have.',
    },
    { what: 'Linux', note: 'Coming soon, without a date.' },
  ],
  actions: [
    { path: '/download', text: `Download ${PRODUCT_NAME}` },
    { path: '/signup', text: 'Sign up' },
    { path: '/', text: 'Back to the site' },
  ],
} as const;
