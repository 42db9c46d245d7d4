import { ChatMessage, type Migrations, ok, openRecord, SESSION_PRESETS, Suggestion, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { z } from 'zod';

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const message = ChatMessage;
/** A preset is kept by its name: its numbers are this version's. */
const presets = z
  .array(z.object({ name: z.string() }))
  .transform((named) => SESSION_PRESETS.filter((preset) => named.some(({ name }) => name === preset.name)));
const Entry = z.discriminatedUnion('is', [
  z.object({ is: z.literal('asked'), message }),
  z.object({ is: z.literal('failed'), message }),
  z.object({ is: z.literal('unclear'), message, presets }),
  z.object({
    is: z.literal('applied'),
    message,
    change: z.object({ before: Suggestion, after: Suggestion, isUndone: z.boolean() }),
  }),
  z.object({ is: z.literal('declined'), message, blocksFlicker: z.boolean() }),
]);

interface ConversationOptions {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}

/** What was said to Helios, on this computer and nowhere else. A message that cannot be read costs itself alone. */
export function keptConversation(options: ConversationOptions): Shelf<readonly ChatEntry[]> {
  return new Shelf<readonly ChatEntry[]>({
    ...options,
    key: 'vayl.conversation',
    initial: [],
    read: (stored) => {
      const opened = openRecord(stored, MIGRATIONS);
      return opened.ok ? ok(readEntries(opened.value['entries'])) : opened;
    },
    store: (entries) => storeRecord({ entries }, MIGRATIONS),
    // Whoever has cleared it must not find it again.
    isOldWorseThanNone: true,
  });
}

function readEntries(stored: unknown): readonly ChatEntry[] {
  if (!Array.isArray(stored)) return [];
  const entries = stored.flatMap((entry): ChatEntry[] => {
    const read = Entry.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  // Nobody will answer what was asked of an app that has ended.
  return entries.at(-1)?.is === 'asked' ? entries.slice(0, -1) : entries;
}
