import {
  type ChatRequest,
  type Hertz,
  IDLE_CHAT,
  isChatReady,
  presetChange,
  readSuggestion,
  type SessionPreset,
  type SessionSettings,
  type SuggestionRequest,
  type SuggestionResponse,
  submitChat,
  suggestionRequest,
} from '@vayl/domain';
import { useEffect, useRef, useState } from 'react';
import { type SettingsChange, undoOf } from './applied-change.ts';
import { askedEntry, type ChatEntry, markUndone, replyEntry } from './chat-entry.ts';
import { presetEntry } from './preset-entry.ts';

/** A page may stay open for days. Whatever is older has been read, and its settings have long been replaced. */
const MOST_ENTRIES = 30;

/** A conversation that outlives the page: what there was, and where each change of it goes. */
interface KeptChat {
  readonly entries: readonly ChatEntry[];
  readonly onChange: (entries: readonly ChatEntry[]) => void;
}

export interface ChatWiring {
  readonly settings: SessionSettings;
  /** The display's measured rate; undefined until it is known. */
  readonly refreshHz: Hertz | undefined;
  /**
   * Asks Helios and always comes to an end: whoever hands it in keeps the time limit, and may add the hour and the
   * language (RD-80). No answer at all is `no-response`.
   */
  readonly ask: (request: SuggestionRequest) => Promise<SuggestionResponse | 'no-response'>;
  /** Called as soon as a reply appears (RD-41). */
  readonly onApply: (change: SettingsChange) => void;
  /** The fields that one reply changed, as they were before it. */
  readonly onUndo: (change: SettingsChange) => void;
  /** The answer was declined for a reason that lasts. The chat tells it and has no way to take it back. */
  readonly onFlickerBlocked: () => void;
  /** Undefined where a conversation ends with the page. */
  readonly kept?: KeptChat | undefined;
}

export interface Chat {
  readonly entries: readonly ChatEntry[];
  readonly request: ChatRequest;
  readonly input: string;
  readonly setInput: (text: string) => void;
  readonly submit: (text: string) => void;
  readonly choose: (preset: SessionPreset) => void;
  readonly undo: (id: string) => void;
  readonly clear: () => void;
}

export function useChat(wiring: ChatWiring): Chat {
  const [first] = useState(() => numbered(wiring.kept?.entries ?? []));
  const [entries, setEntries] = useState<readonly ChatEntry[]>(first);
  const [request, setRequest] = useState(IDLE_CHAT);
  const [input, setInput] = useState('');
  const live = useLiveChat(wiring, first.length);
  useEffect(() => {
    if (entries !== first) live.current.wiring.kept?.onChange(entries);
  }, [entries, first, live]);

  const append = (...added: readonly ChatEntry[]) => setEntries((before) => [...before, ...added].slice(-MOST_ENTRIES));
  const move = (next: ChatRequest) => {
    live.current.request = next;
    setRequest(next);
  };

  async function answer(userQuery: string): Promise<void> {
    const asked = live.current.wiring;
    const response = await askOnce(asked, userQuery);
    if (!live.current.isShown) return;
    const { settings, onApply, onFlickerBlocked } = live.current.wiring;
    const outcome = readSuggestion(response, asked.settings, settings);
    if (outcome.is === 'accepted') onApply(outcome.suggestion);
    if (outcome.is === 'declined' && outcome.blocksFlicker) onFlickerBlocked();
    append(replyEntry(live.current.nextId(), outcome, settings));
    // What failed may be sent again as it was.
    setInput(outcome.is === 'failed' ? userQuery : '');
    move(IDLE_CHAT);
  }

  function submit(text: string): void {
    const next = submitChat(live.current.request, text);
    if (next === live.current.request || next.is !== 'loading') return;
    move(next);
    append(askedEntry(live.current.nextId(), next.userQuery));
    void answer(next.userQuery);
  }

  function choose(preset: SessionPreset): void {
    if (!isChatReady(live.current.request)) return;
    wiring.onApply(presetChange(preset));
    const asked = askedEntry(live.current.nextId(), preset.name);
    append(asked, presetEntry(live.current.nextId(), preset, wiring.settings));
  }

  function undo(id: string): void {
    const entry = entries.find(({ message }) => message.id === id);
    if (entry?.is !== 'applied' || entry.change.isUndone) return;
    wiring.onUndo(undoOf(entry.change));
    setEntries((before) => before.map((each) => markUndone(each, id)));
  }

  function clear(): void {
    if (isChatReady(live.current.request)) setEntries([]);
  }

  return { entries, request, input, setInput, submit, choose, undo, clear };
}

/** Whatever they were called when they were kept, the next one is called by their number. */
function numbered(entries: readonly ChatEntry[]): readonly ChatEntry[] {
  return entries
    .slice(-MOST_ENTRIES)
    .map((entry, index) => ({ ...entry, message: { ...entry.message, id: String(index + 1) } }));
}

/** What an answer needs to know when it arrives, which may be long after the render that asked for it. */
function useLiveChat(wiring: ChatWiring, idsUsed: number) {
  const idCount = useRef(idsUsed);
  const live = useRef({
    wiring,
    request: IDLE_CHAT,
    isShown: true,
    nextId: () => {
      idCount.current += 1;
      return String(idCount.current);
    },
  });
  useEffect(() => {
    live.current.wiring = wiring;
  }, [wiring]);
  useEffect(() => {
    const chat = live.current;
    chat.isShown = true;
    return () => {
      chat.isShown = false;
    };
  }, []);
  return live;
}

async function askOnce(wiring: ChatWiring, userQuery: string): Promise<SuggestionResponse | 'no-response'> {
  const { ask, settings, refreshHz } = wiring;
  const isKnown = refreshHz !== undefined && refreshHz > 0 && Number.isFinite(refreshHz);
  const request = { userQuery, currentSettings: settings, ...(isKnown && { displayRefreshHz: refreshHz }) };
  try {
    return await ask(suggestionRequest(request));
  } catch {
    // A call that breaks is to the person the same as one that nobody answers (ERR-09); the caller knows why.
    return 'no-response';
  }
}
