import {
  DEFAULT_PRESENCE_CHOICES,
  type Migrations,
  MOST_TIMING_RULES,
  ok,
  openRecord,
  PRESENCE_CHOICES,
  type PresenceChoices,
  storeRecord,
  TimingRule,
} from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';
import { Observed } from '../observed.ts';

/** What a person has decided about when it runs, on this computer. */
export interface TimingChoices {
  readonly choices: PresenceChoices;
  readonly rules: readonly TimingRule[];
}

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];
const INITIAL: TimingChoices = { choices: DEFAULT_PRESENCE_CHOICES, rules: [] };
const choice = z.enum(PRESENCE_CHOICES);
const usual = DEFAULT_PRESENCE_CHOICES;
// One that cannot be read costs itself alone.
const Stored = z.object({
  choices: z
    .object({
      microphone: choice.catch(usual.microphone),
      camera: choice.catch(usual.camera),
      'screen-share': choice.catch(usual['screen-share']),
      calendar: choice.catch(usual.calendar),
      'full-screen-video': choice.catch(usual['full-screen-video']),
      'do-not-disturb': choice.catch(usual['do-not-disturb']),
    })
    .catch(usual),
  rules: z
    .array(z.unknown())
    .catch([])
    .transform((rules) => rules.flatMap((rule) => TimingRule.safeParse(rule).data ?? []).slice(0, MOST_TIMING_RULES)),
});

export class KeptTiming extends Observed<TimingChoices> {
  readonly #shelf: Shelf<TimingChoices>;

  constructor(options: { readonly storage: StoragePort; readonly logFailure: LogFailure }) {
    const shelf = new Shelf<TimingChoices>({
      ...options,
      key: 'vayl.timing',
      initial: INITIAL,
      read: (stored) => {
        const opened = openRecord(stored, MIGRATIONS);
        return opened.ok ? ok(Stored.parse(opened.value)) : opened;
      },
      store: (timing) => storeRecord(timing, MIGRATIONS),
    });
    super(shelf.load());
    this.#shelf = shelf;
  }

  choose(change: Partial<PresenceChoices>): void {
    const now = this.getSnapshot();
    this.#keep({ ...now, choices: { ...now.choices, ...change } });
  }

  /** In the place of the one with its id, else at the end. What is no rule, or one too many, changes nothing. */
  putRule(rule: TimingRule): void {
    const parsed = TimingRule.safeParse(rule);
    const { rules, choices } = this.getSnapshot();
    const isThere = rules.some(({ id }) => id === rule.id);
    if (!parsed.success || (!isThere && rules.length >= MOST_TIMING_RULES)) return;
    const next = isThere ? rules.map((one) => (one.id === rule.id ? parsed.data : one)) : [...rules, parsed.data];
    this.#keep({ choices, rules: next });
  }

  removeRule(id: string): void {
    const { rules, choices } = this.getSnapshot();
    this.#keep({ choices, rules: rules.filter((rule) => rule.id !== id) });
  }

  #keep(next: TimingChoices): void {
    this.#shelf.save(next);
    this.set(next);
  }
}
