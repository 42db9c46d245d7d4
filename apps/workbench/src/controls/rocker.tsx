import './rocker.css';
import type { ReactNode } from 'react';

interface RockerProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Rocker({ name, isOn, onChange, isDisabled = false }: RockerProps): ReactNode {
  return (
    <button
      className="rocker"
      type="button"
      role="switch"
      aria-label={name}
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <span className="rocker-frame" />
    </button>
  );
}
