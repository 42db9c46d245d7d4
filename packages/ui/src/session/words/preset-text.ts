import { displayFrequency, type SessionSettings } from '@vayl/domain';

export const PRESET_WORDS = {
  heading: 'Presets',
  builtIn: 'Built in',
  own: 'Your own',
  name: 'Save these settings as',
  copy: 'Copy a link to these settings',
  copyNote: 'A link holds rates, colour and sound. Volumes and your light answers stay here.',
  copied: 'The link is copied.',
  refused: 'Your browser did not let us copy. Here is the link:',
} as const;

type Rates = Pick<SessionSettings, 'globalModulationHz' | 'centerModulationHz'>;

/** `6 and 14 Hz`, or both with their units where these differ. */
export function ratesText({ globalModulationHz, centerModulationHz }: Rates): string {
  const [global, center] = [displayFrequency(globalModulationHz), displayFrequency(centerModulationHz)];
  return `${global.unit === center.unit ? global.value : global.text} and ${center.text}`;
}
