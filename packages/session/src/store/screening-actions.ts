import { type WhatWasFelt, withFelt } from '../screening/felt-wrong.ts';
import type { FlickerBlock } from '../screening/flicker-permission.ts';
import { isAllNo, type Screening, type ScreeningAnswers } from '../screening/screening.ts';
import type { ScreeningRecord } from '../screening/stored-screening.ts';
import type { SessionCore } from './session-core.ts';
import type { SwitchActions } from './switch-actions.ts';

export interface ScreeningDecision {
  readonly answers: ScreeningAnswers;
  /** The person's own word that flicker may come back after it was blocked. It counts only with four times no. */
  readonly liftsBlock: boolean;
}

export interface ScreeningActions {
  readonly answerScreening: (decision: ScreeningDecision) => void;
  /** Helios declined for a reason that lasts. No answer of the chat takes this back. */
  readonly blockFlicker: () => void;
  /** One click: dark at once, and no flicker until the person decides otherwise. */
  readonly lightFeltWrong: () => void;
  /** What was felt, for the person alone. */
  readonly recordFelt: (felt: WhatWasFelt) => void;
  /** As the system says it. Light that flickers when the preference comes is dark at once. */
  readonly setReducedMotion: (prefersReducedMotion: boolean) => void;
  /** The person's word, for this session only, that it may flicker although their system asks for less motion. */
  readonly allowMotion: () => void;
}

export function screeningActions(core: SessionCore, { stop }: SwitchActions): ScreeningActions {
  function revise(change: (record: ScreeningRecord) => ScreeningRecord): void {
    const screening = change(latestScreening(core));
    core.kept.screening.save(screening);
    core.commit({ screening });
  }

  function block(by: FlickerBlock['by']): void {
    revise((record) => ({ ...record, block: { by, atMs: core.clock.wallMs() } }));
  }

  return {
    answerScreening: ({ answers, liftsBlock }) =>
      revise((record) => ({
        ...record,
        screening: { answers, answeredAtMs: core.clock.wallMs() },
        block: liftsBlock && isAllNo(answers) ? undefined : record.block,
      })),
    blockFlicker: () => block('health-decline'),
    lightFeltWrong: () => {
      stop('felt-wrong');
      block('felt-wrong');
    },
    recordFelt: (felt) => revise((record) => ({ ...record, felt: withFelt(record.felt, core.clock.wallMs(), felt) })),
    setReducedMotion: (prefersReducedMotion) => {
      if (prefersReducedMotion === core.state.prefersReducedMotion) return;
      const { isRunning, flicker } = core.getSnapshot();
      if (prefersReducedMotion && isRunning && flicker.is === 'allowed') stop('reduced-motion');
      core.commit({ prefersReducedMotion, hasOptedIntoMotion: false });
    },
    allowMotion: () => core.commit({ hasOptedIntoMotion: true }),
  };
}

/** What two pages know of one person. The newer answers count, and a block that either of them knows is a block. */
export function latestScreening(core: SessionCore): ScreeningRecord {
  const known = core.state.screening;
  const kept = core.kept.screening.load();
  return {
    screening: newerOf(known.screening, kept.screening),
    block: known.block ?? kept.block,
    felt: newestMs(kept.felt) > newestMs(known.felt) ? kept.felt : known.felt,
  };
}

/** They are kept newest first. */
function newestMs([newest]: ScreeningRecord['felt']): number {
  return newest?.atMs ?? 0;
}

function newerOf(known: Screening | undefined, kept: Screening | undefined): Screening | undefined {
  if (known === undefined || kept === undefined) return known ?? kept;
  return kept.answeredAtMs > known.answeredAtMs ? kept : known;
}
