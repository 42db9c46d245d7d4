import './window-bar.css';
import { Logo } from '@vayl/ui/primitives/logo';
import type { ReactNode } from 'react';
import { VIEW_WAYS, WINDOW } from '../words.ts';
import type { ViewName } from './view-name.ts';

interface WindowBarProps {
  readonly isOn: boolean;
  readonly views: readonly ViewName[];
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}

/** The mark, and the ways from one view to another. The window's frame is the system's. */
export function WindowBar({ isOn, views, view, onView }: WindowBarProps): ReactNode {
  return (
    <header className="control-bar">
      <Logo size="small" isOn={isOn} />
      <nav aria-label={WINDOW.ways}>
        <ul className="control-ways">
          {views.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="control-way"
                aria-current={name === view ? 'page' : undefined}
                onClick={() => onView(name)}
              >
                {VIEW_WAYS[name]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
