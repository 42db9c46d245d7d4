import './example-prompts.css';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';

interface ExamplePromptsProps {
  readonly prompts: readonly string[];
  /** A list where there is nothing else yet, a line of small print below a conversation. */
  readonly layout: 'list' | 'line';
  readonly isDisabled: boolean;
  readonly onChoose: (prompt: string) => void;
}

export function ExamplePrompts({ prompts, layout, isDisabled, onChoose }: ExamplePromptsProps): ReactNode {
  return (
    <ul className="v-chat-prompts" data-layout={layout} aria-label="Examples">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <Button look="quiet" size="small" isDisabled={isDisabled} keepsFocus onClick={() => onChoose(prompt)}>
            {prompt}
          </Button>
        </li>
      ))}
    </ul>
  );
}
