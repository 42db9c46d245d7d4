import type { NamedPreset } from '../named-preset.ts';

/** A link that wants a session. It is a question to the person, and the newest is the one that is asked. */
export interface LinkQuestion {
  readonly preset: NamedPreset | undefined;
}
