import type { ReactNode } from 'react';
import { DeviceControls, type DeviceControlsProps } from './device-controls.tsx';
import { ToneAndColour } from './tone-and-colour.tsx';

/** What most people set once. */
export function FineTune(props: DeviceControlsProps): ReactNode {
  return (
    <div className="v-controls-list">
      <ToneAndColour settings={props.snapshot.settings} onChange={props.actions.change} />
      <DeviceControls {...props} />
    </div>
  );
}
