import { invoke } from '@tauri-apps/api/core';
import { UNKNOWN_REASONS } from '@vayl/domain';
import { z } from 'zod';
import type { PresenceHost } from '../presence-host.ts';

const Reading = z.discriminatedUnion('is', [
  z.object({ is: z.literal('yes') }),
  z.object({ is: z.literal('no') }),
  z.object({ is: z.literal('unknown'), why: z.enum(UNKNOWN_REASONS) }),
]);
const Told = z.object({
  signals: z.object({
    microphone: Reading,
    camera: Reading,
    'screen-share': Reading,
    'full-screen-video': Reading,
    'do-not-disturb': Reading,
  }),
  front: z.object({
    app: z
      .string()
      .nullable()
      .transform((app) => app ?? undefined),
    point: z
      .tuple([z.number(), z.number()])
      .nullable()
      .transform((point) => (point === null ? undefined : { x: point[0], y: point[1] })),
    isOwn: z.boolean(),
  }),
  isLocked: z.boolean(),
});

export function tauriPresenceHost(): PresenceHost {
  return { readPresence: async () => Told.parse(await invoke('read_presence')) };
}
