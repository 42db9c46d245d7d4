import { ChatSection } from './sections/chat/chat-section.tsx';
import { InstrumentsSection } from './sections/instruments/instruments-section.tsx';
import { LightSection } from './sections/light/light-section.tsx';
import { PrimitivesSection } from './sections/primitives/primitives-section.tsx';
import { SessionSection } from './sections/session/session-section.tsx';
import { SoundSection } from './sections/sound/sound-section.tsx';
import type { WorkbenchSection } from './shell/workbench-section.ts';

/** What there is to look at, in the order of the bar. The first one opens by itself. */
export const SECTIONS: readonly [WorkbenchSection, ...WorkbenchSection[]] = [
  { id: 'light', title: 'Light', Section: LightSection },
  { id: 'sound', title: 'Sound', Section: SoundSection },
  { id: 'primitives', title: 'Primitives', Section: PrimitivesSection },
  { id: 'instruments', title: 'Instruments', Section: InstrumentsSection },
  { id: 'chat', title: 'Chat', Section: ChatSection },
  { id: 'session', title: 'Session', Section: SessionSection },
];
