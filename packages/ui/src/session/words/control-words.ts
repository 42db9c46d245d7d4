import type { BackgroundSoundType, VeilShape, Waveform } from '@vayl/domain';
import type { StopReason, StrictDemand } from '@vayl/session';

/** What the panel says of itself. The first five are fixed by the specification. */
export const CONTROL_WORDS = {
  heading: 'Session Controls',
  subtitle: 'AI-optimized for your current task',
  on: 'Enhancing your cognitive state',
  off: 'Click to start optimization',
  noMinutes: 'No minutes left today',
  fineTune: 'Fine-tune Performance',
  length: 'Session length',
  device: 'Light and sound on this computer',
  stop: 'Stop the light',
  ownAudio: 'I listen to my own audio',
  ownAudioNote: 'Our sound is silent then; the light goes on.',
  strict: 'Strict guard',
  strictNote: 'Less depth, for video and for very bright screens.',
  testPulse: '1 Hz test pulse',
  offsetNote: 'Move it until light and sound come together.',
  offsetStillNote: 'Only the sound pulses, since the light stands still.',
  offsetOffNote: 'Start the session to set it by light and sound.',
} as const;

/** Background noise by itself: that it costs nothing, or why it cannot be had now. */
export const NOISE_WORDS = {
  name: 'Noise without light',
  free: 'It costs no minutes.',
  session: 'The session has its own switch, above.',
  ownAudio: 'You listen to your own audio.',
  noneChosen: 'Choose a background sound first.',
} as const;

export const BACKGROUND_TEXT: Readonly<Record<BackgroundSoundType, string>> = {
  off: 'Off',
  pink: 'Pink',
  brown: 'Brown',
  ambient: 'Ambient',
};

export const WAVEFORM_TEXT: Readonly<Record<Waveform, string>> = {
  Sine: 'Sine',
  Square: 'Square',
  Triangle: 'Triangle',
  Sawtooth: 'Sawtooth',
};

export const SHAPE_TEXT: Readonly<Record<VeilShape, string>> = {
  full: 'Everywhere',
  edge: 'Rim only',
  window: 'Clear window',
};

/** Who else wants the strict guard. The person's own switch stays as it is. */
export const DEMAND_TEXT: Readonly<Record<StrictDemand, string>> = {
  video: 'On while the video plays, whatever is set here.',
  'bright-display': 'On because this display is very bright, whatever is set here.',
};

/** What ended the light without a person's hand on it; whoever pressed a key or a button knows. */
export const STOPPED_TEXT: Readonly<Record<StopReason, string | undefined>> = {
  key: undefined,
  button: undefined,
  hidden: 'The light went out when this page was hidden.',
  slept: 'The light went out when this machine slept.',
  locked: 'The light went out when this machine was locked or put to sleep.',
  'displays-changed': 'The light went out because your displays changed.',
  'reduced-motion': 'The light went out because your system now asks for less motion.',
  'surface-lost': 'The light went out because this browser lost what it draws on.',
  'heartbeat-lost': 'The light went out because the app did not answer for a moment.',
  'felt-wrong': 'The light went out because it felt wrong.',
};
