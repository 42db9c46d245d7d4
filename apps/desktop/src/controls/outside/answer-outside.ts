import { FLICKER_REFUSAL_TEXT, type FlickerPermission, type Session } from '@vayl/session';
import type { OutsideAnswer, OutsideRequest, ShellHost } from '../../host/shell-host.ts';
import type { Meter } from '../meter/meter.ts';
import { allPresets, applyNamedPreset, findPreset, type NamedPreset } from '../named-preset.ts';
import type { Observed } from '../observed.ts';
import { OUTSIDE } from '../shell-words.ts';
import { type StartRefusal, startSession } from '../start-session.ts';
import type { LinkQuestion } from './link-question.ts';
import { type Command, readCommand } from './read-command.ts';
import { type Link, readLink } from './read-link.ts';
import { statusOf } from './status.ts';

export interface OutsideOptions {
  readonly session: Session;
  readonly meter: Pick<Meter, 'getSnapshot'>;
  readonly host: Pick<ShellHost, 'showControl'>;
  /** Looks whether this is the time, before light is asked for. */
  readonly lookAround: () => Promise<void>;
  readonly linkQuestion: Observed<LinkQuestion | undefined>;
  /** The way back from signing in. */
  readonly onConnect?: (link: Extract<Link, { readonly is: 'connect' }>) => void;
}

/** As programs do: 0 is well, 2 is a word that was not understood, the rest say why there is no light. */
const EXIT_CODES: Readonly<Record<StartRefusal, number>> = { 'screening-due': 3, 'minutes-used': 4, 'not-now': 5 };
const NOT_UNDERSTOOD = 2;

const done = (out: string): OutsideAnswer => ({ exitCode: 0, out, err: '' });
const refused = (exitCode: number, err: string): OutsideAnswer => ({ exitCode, out: '', err });

/** Command lines act, as the person's own hand; links only ask. */
export async function answerOutside(request: OutsideRequest, options: OutsideOptions): Promise<OutsideAnswer> {
  return 'link' in request
    ? followLink(readLink(request.link), options)
    : obey(readCommand(request.arguments), options);
}

async function obey(command: Command, options: OutsideOptions): Promise<OutsideAnswer> {
  const { session, meter } = options;
  if (command.is === 'unknown') return refused(NOT_UNDERSTOOD, OUTSIDE.unknown(command.argument));
  if (command.is === 'start') return start(command.presetName, options);
  if (command.is === 'stop') {
    session.stop('key');
    return done(OUTSIDE.stopped);
  }
  const status = statusOf(session.getSnapshot(), meter.getSnapshot());
  return done(command.isJson ? JSON.stringify(status) : OUTSIDE.status(status));
}

async function start(presetName: string | undefined, options: OutsideOptions): Promise<OutsideAnswer> {
  const { session, meter, host, lookAround } = options;
  const presets = allPresets(session.getSnapshot());
  const preset = presetName === undefined ? undefined : findPreset(presetName, presets);
  if (presetName !== undefined && preset === undefined) {
    return refused(NOT_UNDERSTOOD, OUTSIDE.noPreset(presetName, namesOf(presets)));
  }
  if (preset !== undefined) applyNamedPreset(session, preset);
  await lookAround();
  const outcome = startSession(session, meter);
  if (outcome === 'on') {
    return done(startedText(preset?.name, session.getSnapshot().flicker));
  }
  await host.showControl();
  return refused(EXIT_CODES[outcome], OUTSIDE.refused[outcome]);
}

async function followLink(link: Link | undefined, options: OutsideOptions): Promise<OutsideAnswer> {
  const { host, linkQuestion, onConnect, session } = options;
  await host.showControl();
  if (link?.is === 'connect') onConnect?.(link);
  if (link?.is === 'start') {
    const preset = findPreset(link.presetName ?? '', allPresets(session.getSnapshot()));
    linkQuestion.set({ preset });
  }
  return done('');
}

function startedText(presetName: string | undefined, flicker: FlickerPermission): string {
  const started = OUTSIDE.started(presetName);
  return flicker.is === 'allowed' ? started : `${started} ${FLICKER_REFUSAL_TEXT[flicker.reason]}`;
}

function namesOf(presets: readonly NamedPreset[]): readonly string[] {
  return presets.map(({ name }) => name);
}
