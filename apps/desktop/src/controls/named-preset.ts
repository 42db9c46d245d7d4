import { SESSION_PRESETS, type SessionPreset } from '@vayl/domain';
import type { OwnPreset, Session } from '@vayl/session';

/** A preset of the product, or one that the person made; theirs do not hide ours. */
export type NamedPreset = SessionPreset | OwnPreset;

export function allPresets({ ownPresets }: { readonly ownPresets: readonly OwnPreset[] }): readonly NamedPreset[] {
  return [...SESSION_PRESETS, ...ownPresets];
}

/** Whoever types a name does not look at its capitals. */
export function findPreset(name: string, presets: readonly NamedPreset[]): NamedPreset | undefined {
  const wanted = name.trim().toLocaleLowerCase('en');
  return presets.find((preset) => preset.name.toLocaleLowerCase('en') === wanted);
}

export function applyNamedPreset(session: Pick<Session, 'applyPreset' | 'applyOwnPreset'>, preset: NamedPreset): void {
  if ('settings' in preset) session.applyOwnPreset(preset.id);
  else session.applyPreset(preset);
}
