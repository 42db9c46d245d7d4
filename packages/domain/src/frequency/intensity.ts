import type { Share } from '../number/number.ts';

export type IntensityLabel = 'Subtle' | 'Light' | 'Balanced' | 'Strong' | 'Intense';

const LABELS_BELOW: readonly { readonly below: Share; readonly label: IntensityLabel }[] = [
  { below: 0.2, label: 'Subtle' },
  { below: 0.4, label: 'Light' },
  { below: 0.6, label: 'Balanced' },
  { below: 0.8, label: 'Strong' },
];

export function intensityLabel(strength: Share): IntensityLabel {
  return LABELS_BELOW.find(({ below }) => strength < below)?.label ?? 'Intense';
}

/** Label and percentage together: `Balanced 45%`. */
export function intensityText(strength: Share): string {
  return `${intensityLabel(strength)} ${Math.round(strength * 100)}%`;
}
