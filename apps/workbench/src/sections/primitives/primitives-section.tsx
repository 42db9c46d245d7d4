import './primitives-section.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import type { ReactNode } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { ButtonSpecimens } from './button-specimens.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { LayerSpecimens } from './layer-specimens.tsx';
import { SliderSpecimens } from './slider-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TypeSpecimens } from './type-specimens.tsx';
import { ViewSpecimens } from './view-specimens.tsx';

const GROUPS = [
  { title: 'Type', Specimens: TypeSpecimens },
  { title: 'Buttons', Specimens: ButtonSpecimens },
  { title: 'Fields', Specimens: FieldSpecimens },
  { title: 'Choices', Specimens: ChoiceSpecimens },
  { title: 'Sliders', Specimens: SliderSpecimens },
  { title: 'Views', Specimens: ViewSpecimens },
  { title: 'Layers', Specimens: LayerSpecimens },
  { title: 'States', Specimens: StateSpecimens },
] as const;
const SURFACES = ['night', 'paper'] as const;

/** Every primitive in every state, on both surfaces. */
export function PrimitivesSection({ nav }: SectionProps): ReactNode {
  return (
    <div className="primitives">
      <TopBar nav={nav}>{null}</TopBar>
      <main>
        <h1 className="primitives-title">Primitives</h1>
        {GROUPS.map(({ title, Specimens }) => (
          <section key={title} className="primitives-group" aria-label={title}>
            {SURFACES.map((surface) => (
              <div key={surface} className="primitives-surface" data-surface={surface}>
                <h2>{title}</h2>
                <Specimens surface={surface} />
              </div>
            ))}
          </section>
        ))}
      </main>
      <footer className="primitives-foot">{PRODUCT_STATEMENT}</footer>
    </div>
  );
}
