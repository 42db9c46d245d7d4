import { SESSION_PRESETS, type Suggestion } from '@vayl/domain';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { keptConversation } from './conversation.ts';

const before: Suggestion = {
  globalModulationHz: 8,
  centerModulationHz: 12,
  globalModulationStrength: 0.45,
  visualHue: 243,
  masterAudioVolume: 0.1,
  waveform: 'Sine',
};
const after = { ...before, centerModulationHz: 14 };
const said = (id: string, text: string) => ({ id, sender: 'ai' as const, text, isError: false });

const CONVERSATION: readonly ChatEntry[] = [
  { is: 'asked', message: { id: '1', sender: 'user', text: 'coding', isError: false } },
  { is: 'applied', message: { ...said('2', 'Beta'), suggestion: after }, change: { before, after, isUndone: true } },
  { is: 'unclear', message: said('3', 'Which is closest?'), presets: SESSION_PRESETS.slice(0, 2) },
  { is: 'declined', message: said('4', 'Not with this.'), blocksFlicker: true },
  { is: 'failed', message: { ...said('5', 'Down'), isError: true } },
];

function open(texts = new Map<string, string>()) {
  const failures: string[] = [];
  const storage = memoryStorage(texts);
  const again = () => keptConversation({ storage, logFailure: (what) => failures.push(what) });
  return { shelf: again(), again, texts, storage, failures };
}

const Stored = z.looseObject({ fields: z.looseObject({ entries: z.array(z.unknown()) }) });

describe('the conversation of this computer', () => {
  it('comes back as it was', () => {
    const { shelf, again } = open();
    expect(shelf.load()).toEqual([]);
    shelf.save(CONVERSATION);
    expect(again().load()).toEqual(CONVERSATION);
  });

  it('loses a message that cannot be read, and no other', () => {
    const { shelf, again, texts } = open();
    shelf.save(CONVERSATION);
    const [key = ''] = texts.keys();
    const record = Stored.parse(JSON.parse(texts.get(key) ?? ''));
    record.fields.entries[1] = { is: 'applied', message: said('2', 'Beta'), change: { before, after: {} } };
    record.fields.entries.push({ is: 'sung' }, 7);
    texts.set(key, JSON.stringify(record));
    expect(again().load()).toEqual(CONVERSATION.toSpliced(1, 1));
  });

  it('does not come back with a question that nobody will answer any more', () => {
    const { shelf, again } = open();
    shelf.save(CONVERSATION.slice(0, 1));
    expect(again().load()).toEqual([]);
  });

  it('is gone once it is cleared, even where nothing can be written', () => {
    const { shelf, again, texts, storage, failures } = open();
    shelf.save(CONVERSATION);
    shelf.save([]);
    expect(again().load()).toEqual([]);
    shelf.save(CONVERSATION);
    storage.write = () => {
      throw new Error('no room here');
    };
    shelf.save([]);
    expect(texts.size).toBe(0);
    expect(failures).toEqual(['vayl.conversation.write-failed']);
  });
});
