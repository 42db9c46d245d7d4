import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, SESSION_DEFAULTS } from '@vayl/domain';
import { createSession } from '@vayl/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OverlayReport } from '../../wire/overlay-report.ts';
import { Diagnostics } from './diagnostics.ts';
import { DiagnosticsFile, PROBLEM_AREAS } from './diagnostics-file.ts';
import { ProblemCounts } from './problem-counts.ts';

const SYSTEM = { name: 'macos', version: '14.5', arch: 'aarch64', webview: '617.1.2' };
const DISPLAY = { name: 'Built-in', left: 0, top: 0, width: 2560, height: 1600, scale: 2 };
const DEPTH = { askedLuminance: 0.123456, deliveredLuminance: 0.1, limitLuminance: 0.2, reason: 'guard' } as const;
const REPORT: OverlayReport = { depth: DEPTH, refreshHz: 60, missedShare: 0, hasSurface: true, isDark: false };
const STANDING_CLOCK = { monotonicMs: () => 0, wallMs: () => 0, after: () => () => undefined };

/** An app in which everything that can hold a text holds this one. */
function appFullOf(text: string, { system = SYSTEM, isBlockRunning = false } = {}) {
  const problems = new ProblemCounts(() => undefined);
  const stored = JSON.stringify({ version: 1, ...SESSION_DEFAULTS, ambientTrack: text, email: text, name: text });
  const session = createSession({
    clock: STANDING_CLOCK,
    storage: { read: () => stored, write: () => undefined, remove: () => undefined },
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: problems.log,
    prefersReducedMotion: false,
  });
  session.savePreset(text);
  session.recordFelt({ feelings: ['something else'], note: text });
  session.change({ ambientTrack: text });
  if (isBlockRunning) session.switchOnConcealed('sham');
  problems.log('account.not-started', new Error(text));
  problems.log(text, text);
  const host = {
    displays: async () => [{ ...DISPLAY, name: text }],
    describeSystem: async () => system,
    saveDiagnostics: async () => ok(`/home/${text}/Downloads`),
  };
  const diagnostics = new Diagnostics({ host, session, problems, appVersion: '0.1.0' });
  diagnostics.handleBeat({ number: 1, shellMs: 0, reports: { [text]: REPORT } });
  return diagnostics;
}

/** Marked, so that none is by chance a word that stands in the file anyway. */
const PERSONAL = fc.oneof(
  fc.emailAddress().map((address) => `anna.${address}`),
  fc.domain().map((host) => `annas-${host}`),
  fc.string({ minLength: 1, maxLength: 60 }).map((text) => `Anna ${text}`),
  fc.uuid().map((id) => `anna-${id}`),
  fc.constantFrom('anna', 'annas-mac.local', 'anna.example', 'anna@example.org', 'Anna’s evening'),
);

describe('the file for support', () => {
  it('says nothing of the light while a block of a self-test runs: it would tell which kind it is', async () => {
    const file = DiagnosticsFile.parse(JSON.parse(await appFullOf('anna', { isBlockRunning: true }).read()));
    expect(file).toMatchObject({ light: null, overlays: [] });
  });

  it('has the versions, the displays, the figures of the light and the problems, and nothing else', async () => {
    const { problems, ...file } = DiagnosticsFile.parse(JSON.parse(await appFullOf('anna').read()));
    expect(problems).toContainEqual({ code: 'account.not-started', times: 1 });
    expect(problems).toContainEqual({ code: 'other', times: 1 });
    expect(file).toEqual({
      app: { version: '0.1.0' },
      system: SYSTEM,
      displays: [{ width: 2560, height: 1600, scale: 2 }],
      light: null,
      overlays: [{ refreshHz: 60, missedShare: 0, hasSurface: true, ...DEPTH, askedLuminance: 0.1235 }],
      settings: {
        isOn: false,
        globalModulationHz: 8,
        centerModulationHz: 12,
        globalModulationStrength: 0.45,
        waveform: 'Sine',
        visualHue: 243,
        isochronicPitch: 205,
        masterAudioVolume: 0.1,
        backgroundSoundType: 'off',
        backgroundVolume: 0.015,
      },
    });
  });

  it('has none of the texts that the app holds, whichever they are and wherever they stand', async () => {
    await fc.assert(
      fc.asyncProperty(PERSONAL, async (text) => {
        const file = await appFullOf(text).read();
        expect(file.toLowerCase()).not.toContain('anna');
        expect(file).not.toContain(text);
      }),
    );
  });

  it('has none of them even where the system itself would say one', async () => {
    await fc.assert(
      fc.asyncProperty(PERSONAL, async (text) => {
        const system = { name: text, version: text, arch: text, webview: text };
        const file = await appFullOf(text, { system }).read();
        expect(file.toLowerCase()).not.toContain('anna');
      }),
    );
  });

  it('has nothing of a person’s health: no answers, no reports, no wish for less motion', async () => {
    const file = await appFullOf('anna').read();
    expect(file).not.toMatch(/screening|felt|seizure|under18|motion"|something else/i);
  });

  it('knows every area in which the app tells of problems', () => {
    const root = join(import.meta.dirname, '../../../../..');
    const sources = globSync(['apps/desktop/src/**/*.{ts,tsx}', 'packages/{session,sound,ui}/src/**/*.{ts,tsx}'], {
      cwd: root,
      exclude: ['**/*.test.{ts,tsx}', '**/test-helpers/**'],
    });
    const told = sources.flatMap((source) => {
      const text = readFileSync(join(root, source), 'utf8');
      return [...text.matchAll(/(?:logFailure|logProblem)\(\s*['`]([a-z-]+)[.]/g)].map(([, area]) => area ?? '');
    });
    expect(told.length).toBeGreaterThan(10);
    expect([...new Set(told)].filter((area) => !PROBLEM_AREAS.includes(area))).toEqual([]);
  });
});

describe('problems', () => {
  it('are counted by their code and passed on with their cause', () => {
    const passed: unknown[] = [];
    const problems = new ProblemCounts((what, cause) => passed.push([what, cause]));
    problems.log('light.order-failed', 1);
    problems.log('tray.failed', 2);
    problems.log('tray.failed', 3);
    expect(problems.all).toEqual([
      ['tray.failed', 2],
      ['light.order-failed', 1],
    ]);
    expect(passed).toEqual([
      ['light.order-failed', 1],
      ['tray.failed', 2],
      ['tray.failed', 3],
    ]);
  });
});
