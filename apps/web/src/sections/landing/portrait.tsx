import type { ReactNode } from 'react';
import { engravedPortrait, PLATE } from './engraved-portrait.ts';

interface PortraitProps {
  readonly photo: string | undefined;
  readonly name: string;
}

/** A photograph, or the plate that keeps its place. */
export function Portrait({ photo, name }: PortraitProps): ReactNode {
  if (photo !== undefined) {
    return <img className="portrait" src={photo} alt={name} width={480} height={600} loading="lazy" decoding="async" />;
  }
  return (
    <svg
      className="portrait"
      role="img"
      aria-label="Photo to come: the outline of a person, engraved in waves"
      viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
    >
      <path d={engravedPortrait()} />
    </svg>
  );
}
