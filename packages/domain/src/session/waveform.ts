export const WAVEFORMS = ['Sine', 'Square', 'Triangle', 'Sawtooth'] as const;
export type Waveform = (typeof WAVEFORMS)[number];

/** The numbers that the shader knows the waveforms by. */
export const WAVEFORM_CODES: Readonly<Record<Waveform, number>> = { Sine: 0, Square: 1, Triangle: 2, Sawtooth: 3 };
