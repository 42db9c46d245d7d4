import { SITE_PULSE_HZ, SITE_SWELL_HZ } from '@vayl/domain';
import { Trace } from '@vayl/ui/instruments/trace';
import type { ReactNode } from 'react';

/** The line of a session that does not run; once something is connected, it does. */
export function QuietTrace({ isOn = false }: { readonly isOn?: boolean }): ReactNode {
  return <Trace globalHz={SITE_SWELL_HZ} centerHz={SITE_PULSE_HZ} waveform="Sine" isOn={isOn} />;
}
