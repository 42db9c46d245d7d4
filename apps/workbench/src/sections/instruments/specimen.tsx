import type { ReactNode } from 'react';

interface SpecimenProps {
  readonly name: string;
  /** A specimen in a grid, one across the whole sheet, or one as wide as the panels of the product. */
  readonly width?: 'cell' | 'wide' | 'panel';
  readonly children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen({ name, width = 'cell', children }: SpecimenProps): ReactNode {
  return (
    <section className="specimen" data-width={width}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
