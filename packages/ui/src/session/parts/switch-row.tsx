import './control-row.css';
import type { ReactNode } from 'react';
import { Rocker } from '../../primitives/rocker.tsx';

interface SwitchRowProps {
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** Something that is on or off, with what it means. */
export function SwitchRow({ name, note, isOn, onChange, isDisabled = false }: SwitchRowProps): ReactNode {
  return (
    <div className="v-control-switch">
      <div>
        <p className="v-control-name" aria-hidden="true">
          {name}
        </p>
        <p className="v-control-note">{note}</p>
      </div>
      <Rocker {...{ name, isOn, onChange, isDisabled }} />
    </div>
  );
}
