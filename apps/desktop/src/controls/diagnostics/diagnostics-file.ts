import { BACKGROUND_SOUND_TYPES, WAVEFORMS } from '@vayl/domain';
import { z } from 'zod';

const UNKNOWN = 'unknown';
const MOST_PROBLEMS = 50;

// Whatever is no word of these lists, no number and no code of ours cannot get into the file, wherever it came from.
const word = <const Words extends readonly string[]>(words: Words) => z.enum([...words, UNKNOWN]).catch(UNKNOWN);
const Version = z
  .string()
  .regex(/^\d{1,5}([.]\d{1,6}){0,3}(-(alpha|beta|rc)[.]\d{1,3})?$/)
  .catch(UNKNOWN);
const Figure = z
  .number()
  .transform((value) => Math.round(value * 10_000) / 10_000)
  .nullable()
  .catch(null);
const Flag = z.boolean().nullable().catch(null);
/**
 * A name of a computer could look like a code: so the first part of one is of a list, too.
 *
 * @internal
 */
export const PROBLEM_AREAS: readonly string[] = [
  'account',
  'ambient-track',
  'calendar',
  'chat',
  'control',
  'conversation',
  'diagnostics',
  'displays',
  'entitlement',
  'helios',
  'history',
  'ledger',
  'light',
  'minutes',
  'overlay',
  'presence',
  'request',
  'self-test',
  'sign-in',
  'sound',
  'stop-key',
  'suggestion',
  'system',
  'tray',
  'update',
  'vayl',
  'window',
];
const Code = z
  .string()
  .regex(/^(?=.{3,60}$)[a-z-]+([./][a-z-]+)+$/)
  .refine((code) => PROBLEM_AREAS.includes(code.split('.')[0] ?? ''))
  .catch('other');

const Reason = word([
  'dark',
  'request-unreadable',
  'display-unknown',
  'display-too-slow',
  'strict',
  'guard',
  'changing',
  'none',
]);
const Grade = word(['exact', 'approximated', 'not-representable']);
const Depth = { askedLuminance: Figure, deliveredLuminance: Figure, limitLuminance: Figure, reason: Reason };

/** All that the file for support can hold. Names of people, computers, displays and presets have no place in it. */
export const DiagnosticsFile = z.object({
  app: z.object({ version: Version }),
  system: z.object({
    name: word(['linux', 'macos', 'windows']),
    version: Version,
    arch: word(['aarch64', 'x86_64']),
    webview: Version,
  }),
  displays: z.array(z.object({ width: Figure, height: Figure, scale: Figure })),
  light: z.object({ refreshHz: Figure, globalRate: Grade, centerRate: Grade, ...Depth, isStrict: Flag }).nullable(),
  overlays: z.array(z.object({ refreshHz: Figure, missedShare: Figure, hasSurface: Flag, ...Depth })),
  settings: z.object({
    isOn: Flag,
    globalModulationHz: Figure,
    centerModulationHz: Figure,
    globalModulationStrength: Figure,
    waveform: word(WAVEFORMS),
    visualHue: Figure,
    isochronicPitch: Figure,
    masterAudioVolume: Figure,
    backgroundSoundType: word(BACKGROUND_SOUND_TYPES),
    backgroundVolume: Figure,
  }),
  problems: z.array(z.object({ code: Code, times: Figure })).transform((all) => all.slice(0, MOST_PROBLEMS)),
});
