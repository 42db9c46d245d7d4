import { AskedSettings, DEMO_DEFAULTS, SESSION_PRESETS } from '@vayl/domain';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { describe, expect, it } from 'vitest';
import { sessionTask } from './session-task.ts';

const BY_HAND = AskedSettings.parse(DEMO_DEFAULTS);
const FOCUS = { ...BY_HAND, ...SESSION_PRESETS[0] };
const SUGGESTED = { ...BY_HAND, globalModulationHz: 5, centerModulationHz: 13, visualHue: 190 };

function said(text: string, { isUndone = false } = {}): readonly ChatEntry[] {
  const message = { id: text, text, isError: false };
  return [
    { is: 'asked', message: { ...message, sender: 'user' } },
    {
      is: 'applied',
      message: { ...message, id: `re ${text}`, text: 'Done.', sender: 'ai' },
      change: { before: BY_HAND, after: SUGGESTED, isUndone },
    },
  ];
}

describe('what a session is for', () => {
  it('is what Helios was asked when he set it', () => {
    const conversation = [...said('read a paper'), ...said('write the quarterly report')];
    expect(sessionTask({ asked: SUGGESTED, conversation, ownPresets: [] })).toBe('write the quarterly report');
  });

  it.each([
    ['it was undone', SUGGESTED, said('write', { isUndone: true })],
    ['it was changed by hand since', { ...SUGGESTED, centerModulationHz: 9 }, said('write')],
    ['nobody was asked', BY_HAND, []],
  ])('is not known where %s', (_, asked, conversation) => {
    expect(sessionTask({ asked, conversation, ownPresets: [] })).toBeNull();
  });

  it('is the name of a preset, ours or one’s own', () => {
    expect(sessionTask({ asked: FOCUS, conversation: [], ownPresets: [] })).toBe('Focus');
    const ownPresets = [{ id: 1, name: 'Thesis', settings: SUGGESTED }];
    expect(sessionTask({ asked: SUGGESTED, conversation: [], ownPresets })).toBe('Thesis');
  });

  it('is cut where it is very long', () => {
    const task = sessionTask({ asked: SUGGESTED, conversation: said('a'.repeat(1000)), ownPresets: [] });
    expect(task).toHaveLength(200);
  });
});
