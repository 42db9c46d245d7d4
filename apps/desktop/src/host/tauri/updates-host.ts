import { invoke } from '@tauri-apps/api/core';
import { err, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import type { UpdateRefusal, UpdatesHost } from '../updates-host.ts';

const Refusal = z.enum(['unreachable', 'not-ours', 'postponed', 'light-is-on', 'not-ready', 'failed']);

export function tauriUpdatesHost(): UpdatesHost {
  return {
    fetchUpdate: async () => {
      const fetched = await ask('fetch_update', z.string().nullable());
      return fetched.ok ? ok(fetched.value ?? undefined) : fetched;
    },
    postponeUpdate: () => invoke('postpone_update'),
    installUpdate: () => done('install_update'),
    restartApp: () => done('restart_app'),
  };
}

async function done(command: string): Promise<Result<undefined, UpdateRefusal>> {
  const answer = await ask(command, z.null());
  return answer.ok ? ok(undefined) : answer;
}

async function ask<Value>(command: string, schema: z.ZodType<Value>): Promise<Result<Value, UpdateRefusal>> {
  try {
    return ok(schema.parse(await invoke(command)));
  } catch (cause) {
    const refusal = Refusal.safeParse(cause);
    return err(refusal.success ? refusal.data : 'failed');
  }
}
