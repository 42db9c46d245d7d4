import { ChatMessage, DEMO_DEFAULTS, IDLE_CHAT, SuggestionRequest } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askAndWait, askFor, FOCUS, HeldChat, heldSettings, START } from '../test-helpers/held-chat.tsx';
import { ChatView, type ChatViewProps } from './chat-view.tsx';

const log = page.getByRole('log');
const undo = page.getByRole('button', { name: 'Undo', exact: true });
const CALMER = {
  intent: 'refinement',
  globalModulationHz: 4.5,
  centerModulationHz: 10.5,
  visualHue: 205,
  narrativeExplanation: 'I moved the centre rhythm to 10.5 Hz (Alpha).',
};

async function say(text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
}

async function sayAndRead(text: string, answer: string): Promise<void> {
  await say(text);
  await expect.element(log.getByText(answer)).toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toBeEnabled();
}

describe('what is asked', () => {
  it('[SUG-03] [SUG-04] [RD-80] carries the words, the present settings and the display', async () => {
    const ask = askFor(accepts());
    await render(<HeldChat ask={ask} refreshHz={120} />);
    await say('coding');
    expect(ask).toHaveBeenCalledWith({ userQuery: 'coding', currentSettings: START, displayRefreshHz: 120 });
  });

  it('[RD-14] carries nothing else, whatever the page holds', async () => {
    const ask = askFor(accepts());
    await render(<HeldChat ask={ask} settings={DEMO_DEFAULTS} refreshHz={undefined} />);
    await say('coding');
    const request = ask.mock.calls[0]?.[0];
    expect(Object.keys(request ?? {})).toEqual(['userQuery', 'currentSettings']);
    expect(request?.currentSettings).not.toHaveProperty('hasOwnAudio');
    expect(SuggestionRequest.safeParse(request).success).toBe(true);
  });
});

describe('an accepted answer', () => {
  it('[CHAT-02] [CHAT-29] is said by Helios, with its reason', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    await say('coding');
    await expect.element(log.getByText('Helios', { exact: true })).toBeVisible();
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
  });

  it('[CHAT-28] [RD-41] applies as soon as it appears, and never switches anything', async () => {
    const onApply = vi.fn<(change: object) => void>();
    await render(<HeldChat ask={askFor(accepts({ ...FOCUS, isOn: true }))} onApply={onApply} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    expect(onApply).toHaveBeenCalledOnce();
    expect(onApply.mock.calls[0]?.[0]).not.toHaveProperty('isOn');
    expect(heldSettings()).toEqual({ ...START, globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 });
  });

  it('[SUG-11] [SUG-12] [SUG-13] gets strength, volume and waveform from the client', async () => {
    const settings = { ...START, globalModulationStrength: 0.9, masterAudioVolume: 0.7, waveform: 'Square' } as const;
    await render(<HeldChat ask={askFor(accepts())} settings={settings} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    const added = { globalModulationStrength: 0.45, masterAudioVolume: 0.1, waveform: 'Sine' };
    expect(heldSettings()).toMatchObject(added);
    await expect.element(log.getByText('Applied at 45%, Sine')).toBeInTheDocument();
    expect(log.element().textContent).toMatch(/Audio\s*70% →to 10%/);
  });

  it('[SUG-14] gets hue 240 where it names none', async () => {
    await render(<HeldChat ask={askFor(accepts({ ...FOCUS, visualHue: undefined }))} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    expect(heldSettings().visualHue).toBe(240);
  });

  it('[RD-82] keeps the strength it names, and a refinement leaves what it does not name', async () => {
    const settings = { ...START, globalModulationStrength: 0.2, masterAudioVolume: 0.7, waveform: 'Square' } as const;
    const softer = { ...CALMER, globalModulationStrength: 0.3, narrativeExplanation: 'Softer.' };
    await render(<HeldChat ask={askFor(accepts(CALMER), accepts(softer))} settings={settings} />);
    await sayAndRead('calmer', CALMER.narrativeExplanation);
    expect(heldSettings()).toMatchObject({ globalModulationStrength: 0.2, masterAudioVolume: 0.7, waveform: 'Square' });
    await sayAndRead('softer', 'Softer.');
    expect(heldSettings().globalModulationStrength).toBe(0.3);
  });

  it('[RD-82] leaves what somebody changed while they waited for a refinement', async () => {
    const settings = { ...START, globalModulationHz: 4.5, visualHue: 205 };
    const byHand = { visualHue: 30, masterAudioVolume: 0.6, waveform: 'Square' } as const;
    const { ask, answer } = askAndWait();
    await render(<HeldChat ask={ask} settings={settings} byHand={byHand} />);
    await say('calmer');
    await page.getByRole('button', { name: 'By hand' }).click();
    answer(accepts(CALMER));
    await expect.element(log.getByText(CALMER.narrativeExplanation)).toBeInTheDocument();
    expect(heldSettings()).toEqual({ ...settings, ...byHand, centerModulationHz: 10.5 });
    await undo.click();
    expect(heldSettings()).toEqual({ ...settings, ...byHand });
  });

  it('shows before and after with band names, what the display makes of it, and is accessible', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    const words = log.element().textContent;
    expect(words).toMatch(/Global\s*Theta\s*8 →to 6 Hz/);
    expect(words).toMatch(/Centre\s*Alpha to Beta\s*12 →to 14 Hz/);
    expect(words).toMatch(/Hue\s*Indigo to blue\s*243° →to 205°/);
    expect(words).toContain('This 60 Hz display draws both rhythms, 14 Hz approximately.');
    expect(words).toContain('The guard lets brightness change by');
    expect(document.querySelectorAll('.v-chat-card .v-ruler-ghost')).toHaveLength(2);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('draws the newest change only: earlier ones keep their words', async () => {
    await render(<HeldChat ask={askFor(accepts(), accepts(CALMER))} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    await sayAndRead('calmer', CALMER.narrativeExplanation);
    const cards = [...document.querySelectorAll('.v-chat-card')];
    expect(cards.map((card) => card.querySelectorAll('.v-ruler').length)).toEqual([0, 1]);
    expect(cards[0]?.textContent).toMatch(/Centre\s*Alpha to Beta\s*12 →to 14 Hz/);
  });

  it('says so where nothing changed, and offers nothing to undo', async () => {
    await render(<HeldChat ask={askFor(accepts())} settings={{ ...START, ...FOCUS }} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    await expect.element(log.getByText('Nothing changed')).toBeInTheDocument();
    await expect.element(undo).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('puts back exactly what the reply changed, says so, and keeps the focus', async () => {
    const onUndo = vi.fn<(change: object) => void>();
    const byHand = { masterAudioVolume: 0.5 };
    await render(<HeldChat ask={askFor(accepts())} onUndo={onUndo} byHand={byHand} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    await page.getByRole('button', { name: 'By hand' }).click();
    undo.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onUndo).toHaveBeenCalledExactlyOnceWith({ globalModulationHz: 8, centerModulationHz: 12, visualHue: 243 });
    expect(heldSettings()).toEqual({ ...START, ...byHand });
    await expect.element(log.getByText('Back to 8 Hz and 12 Hz')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Undone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onUndo).toHaveBeenCalledOnce();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is gone where a hand has changed the same since', async () => {
    await render(<HeldChat ask={askFor(accepts())} byHand={{ centerModulationHz: 11 }} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    await expect.element(undo).toBeInTheDocument();
    await page.getByRole('button', { name: 'By hand' }).click();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(log.getByText('Changed since')).toBeInTheDocument();
  });

  it('belongs to the last reply, and comes back to the one before when that is undone', async () => {
    await render(<HeldChat ask={askFor(accepts(), accepts(CALMER))} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    await sayAndRead('calmer', CALMER.narrativeExplanation);
    expect(undo.elements()).toHaveLength(1);
    await undo.click();
    expect(heldSettings()).toMatchObject({ globalModulationHz: 6, centerModulationHz: 14 });
    await undo.click();
    expect(heldSettings()).toEqual(START);
    await expect.element(undo).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  it('[CHAT-26] shows its sender, text, suggestion and error flag', async () => {
    const { narrativeExplanation: _why, ...rates } = FOCUS;
    const after = { ...rates, globalModulationStrength: 0.45, masterAudioVolume: 0.1, waveform: 'Sine' } as const;
    const parts = { sender: 'ai', isError: false } as const;
    const asked = ChatMessage.parse({ id: '1', sender: 'user', text: 'coding', isError: false });
    const reply = ChatMessage.parse({ ...parts, id: '2', text: 'Because.', suggestion: after });
    const failure = ChatMessage.parse({ ...parts, id: '3', text: 'Down', isError: true });
    const entries: ChatViewProps['entries'] = [
      { is: 'asked', message: asked },
      {
        is: 'applied',
        message: reply,
        change: { before: { ...after, centerModulationHz: 9 }, after, isUndone: false },
      },
      { is: 'failed', message: failure },
    ];
    const ignore = () => undefined;
    const does = { onInput: ignore, onSubmit: ignore, onPrompt: ignore, onChoose: ignore, onUndo: ignore };
    const light = { refreshHz: 60, isStrict: false, isFlickerBlocked: false };
    await render(
      <ChatView
        {...does}
        entries={entries}
        request={IDLE_CHAT}
        input=""
        settings={{ ...START, ...after }}
        light={light}
      />,
    );
    expect(log.element().textContent).toMatch(/^You: coding/);
    expect(log.getByText('Helios', { exact: true }).elements()).toHaveLength(2);
    await expect.element(log.getByText('Because.')).toBeInTheDocument();
    expect(log.element().textContent).toContain('9 →to 14 Hz');
    await expect.element(log.getByText('Error', { exact: true })).toBeInTheDocument();
    await expect.element(log.getByText('Down')).toBeInTheDocument();
  });
});
