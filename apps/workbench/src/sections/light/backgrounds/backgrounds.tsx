import './backgrounds.css';
import type { ComponentType } from 'react';
import { CodeEditor } from './code-editor.tsx';
import { TextPage } from './text-page.tsx';

interface StageBackground {
  readonly text: string;
  readonly Background: ComponentType;
}

/** From the brightest to the darkest case of what the light may lie on, and what people really have there. */
export const BACKGROUNDS: readonly [StageBackground, ...StageBackground[]] = [
  { text: 'White', Background: () => <div className="white-page" /> },
  { text: 'Paper', Background: () => <div data-surface="paper" /> },
  { text: 'Photo', Background: () => <div className="photo" role="img" aria-label="Hills at dusk over a lake" /> },
  { text: 'Code', Background: CodeEditor },
  { text: 'Text', Background: TextPage },
];
