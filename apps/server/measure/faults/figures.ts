import type { Figure } from '../../../../tools/measure/measurement.ts';
import { median } from '../../../../tools/measure/median.ts';
import type { FaultRun } from './run-fault.ts';
import type { Fault } from './strikes/strike.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** What all runs of a fault come to, in one line. */
export function faultFigure(fault: Fault, runs: readonly FaultRun[]): Figure {
  const lost = sum(runs.map((run) => run.lost.length));
  const charged = sum(runs.map((run) => run.wronglyCharged));
  const standings = sum(runs.map((run) => run.wrongStandings));
  const missing = sum(runs.map(({ mails }) => mails.missing.length));
  const copies = sum(runs.map(({ mails }) => mails.secondCopies));
  const strangers = sum(runs.map(({ mails }) => mails.strangers));
  const notes = runs.flatMap(({ note }) => note ?? []);
  const words = [
    `${lost} of ${sum(runs.map((run) => run.acknowledged))} acknowledged writes lost`,
    `${charged} people charged wrongly`,
    ...(standings === 0 ? [] : [`${standings} subscriptions stand wrongly`]),
    `${missing} of ${sum(runs.map(({ mails }) => mails.expected))} mails missing`,
    `${copies} second copies${strangers === 0 ? '' : `, ${strangers} under another number`}`,
    `writes back after ${seconds(median(runs.map(({ pauseMs }) => pauseMs)))} s (${runs.map(({ pauseMs }) => seconds(pauseMs)).join(', ')})`,
    ...new Set(notes),
  ];
  return {
    name: fault.title,
    measured: words.join('; '),
    bar: fault.mayCopyMails ? 'nothing lost, nothing twice, copies under one number' : 'nothing lost, nothing twice',
    isReached:
      lost + charged + standings + missing + strangers === 0 && (fault.mayCopyMails || copies === 0) && runs.length > 0,
  };
}

const MOST_PAUSE_SECONDS = 25;

/** One run on a busy machine says nothing about speed, so it is only printed. */
export function leaderPauseFigure(runs: readonly FaultRun[]): Figure {
  const pauseSeconds = median(runs.map(({ pauseMs }) => pauseMs)) / 1000;
  return {
    name: 'writes back after the death of a leader, median',
    measured: `${pauseSeconds.toFixed(1)} s`,
    ...(runs.length < 3
      ? {}
      : { bar: `at most ${MOST_PAUSE_SECONDS} s`, isReached: pauseSeconds <= MOST_PAUSE_SECONDS }),
  };
}
