import './try-it-out.css';
import type { ChecklistItem } from '@vayl/domain';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { DEMO } from '../../../content/demo.content.ts';

interface TryItOutProps {
  readonly items: readonly ChecklistItem[];
  readonly onToggle: (id: ChecklistItem['id']) => void;
}

/** Three things to try. Each ticks itself, and can be ticked by hand. */
export function TryItOut({ items, onToggle }: TryItOutProps): ReactNode {
  const done = items.filter(({ completed }) => completed).length;
  return (
    <section className="try-it-out" aria-labelledby="try-it-out">
      <div className="try-it-out-head">
        <Heading level={2} size="part" id="try-it-out">
          {DEMO.checklist}
        </Heading>
        <p>
          {done} / {items.length}
        </p>
      </div>
      <ul>
        {items.map(({ id, text, completed }) => (
          <li key={id} data-done={completed}>
            <Checkbox label={text} isChecked={completed} onChange={() => onToggle(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
