import { ok, type Result, seededChance } from '@vayl/domain';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Export } from '../../../host/exports-host.ts';
import { ControlWindow } from '../../control-window.tsx';
import { Observed } from '../../observed.ts';
import { holdWindow } from '../../test-helpers/held-window.tsx';
import { memoryStorage } from '../../test-helpers/memory-storage.ts';
import type { ViewName } from '../../views/view-name.ts';
import type { TestRecord } from '../record/test-record.ts';
import { SelfTest } from '../self-test.ts';
import { SelfTestView } from '../self-test-view.tsx';
import { HeldFrames } from './held-frames.ts';

interface HeldOptions {
  /** A test that this computer has kept. */
  readonly record?: TestRecord;
  readonly isNew?: boolean;
  readonly saved?: Result<string, 'not-saved'>;
}

/** The window with a self-test in it, whose frames and beats come when a test says so. */
export function holdSelfTest({
  record,
  isNew = false,
  saved = ok('/Downloads/vayl-self-test.json'),
}: HeldOptions = {}) {
  const held = holdWindow({ isNew });
  const kept = new Map<string, string>();
  if (record !== undefined) kept.set('vayl.self-test', JSON.stringify({ version: 0, fields: record }));
  const frames = new HeldFrames();
  const files: [what: Export, text: string][] = [];
  const pages: string[] = [];
  const called = new Observed<ViewName | undefined>(undefined);
  const test = new SelfTest({
    ...held,
    storage: memoryStorage(kept),
    logFailure: (what) => expect.fail(what),
    wallMs: () => 1_790_000_000_000,
    newSeed: () => 17,
    onTaskDue: () => called.set('selfTest'),
  });
  const host = {
    saveExport: async (what: Export, text: string) => {
      files.push([what, text]);
      return saved;
    },
    openInBrowser: async (page: string) => {
      pages.push(page);
      return ok(undefined);
    },
  };
  let nowMs = 0;
  const view: ReactNode = (
    <SelfTestView session={held.session} test={test} host={host} task={{ clock: frames, chance: seededChance(3) }} />
  );
  return {
    ...held,
    test,
    kept,
    frames,
    files,
    pages,
    window: <ControlWindow {...held} called={called} views={{ selfTest: view }} />,
    /** Beats, ten a second. */
    pass: (seconds: number) => {
      for (let beat = 0; beat < 10 * seconds; beat += 1) {
        nowMs += 100;
        test.tick(nowMs);
      }
    },
  };
}

export type HeldSelfTest = ReturnType<typeof holdSelfTest>;
