import type { ReactNode } from 'react';

type Surface = 'night' | 'paper';

export interface SpecimensProps {
  readonly surface: Surface;
}

interface SpecimenProps {
  readonly name: string;
  /** Side by side, as far as there is room. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

export function Specimen({ name, isLine = false, children }: SpecimenProps): ReactNode {
  return (
    <div className="primitive">
      <p className="primitive-name">{name}</p>
      {isLine ? <div className="primitive-line">{children}</div> : children}
    </div>
  );
}
