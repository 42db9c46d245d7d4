import './rocker.css';
import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface RockerProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** On or off, at once. */
export function Rocker({ name, isOn, onChange, isDisabled = false }: RockerProps): ReactNode {
  return (
    <Switch.Root className="v-rocker" aria-label={name} checked={isOn} disabled={isDisabled} onCheckedChange={onChange}>
      <span className="v-rocker-frame">
        <Switch.Thumb className="v-rocker-block" />
      </span>
    </Switch.Root>
  );
}
