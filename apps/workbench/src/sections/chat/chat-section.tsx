import './chat-section.css';
import { SLIDERS } from '@vayl/domain';
import { Slider } from '@vayl/ui/primitives/slider';
import { type ReactNode, useState } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { ArticleSheets } from './article-sheets.tsx';
import { ChatSheet } from './chat-sheet.tsx';
import { LiveChat } from './live-chat.tsx';

const SURFACES = ['night', 'paper'] as const;

/** Helios and the articles in every state, first at night and then on paper. */
export function ChatSection({ nav }: SectionProps): ReactNode {
  const [hue, setHue] = useState(205);
  return (
    <div className="chat-bench">
      <TopBar nav={nav}>{null}</TopBar>
      <main>
        <div className="chat-bench-hue">
          <Slider name="Hue" scale={SLIDERS.visualHue} value={hue} text={`${hue}°`} look="hue" onChange={setHue} />
        </div>
        {SURFACES.map((surface) => (
          <div key={surface} className="chat-bench-surface" data-surface={surface} style={{ '--hue': hue }}>
            <h1>{surface === 'night' ? 'Night' : 'Paper'}</h1>
            <ChatSheet />
            <LiveChat />
            <ArticleSheets />
          </div>
        ))}
      </main>
    </div>
  );
}
