import './slide.css';
import './next-steps.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NEXT_STEPS } from '../../../content/booklet.content.ts';
import { QuantityRows } from './quantity-rows.tsx';
import { SlideTitle } from './slide-title.tsx';

export function NextSteps(): ReactNode {
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={NEXT_STEPS.title} />
        <div className="next-steps-acts">
          {NEXT_STEPS.actions.map(({ path, text }, at) => (
            <ButtonLink key={path} look={at === 0 ? 'filled' : 'line'} render={<Link to={path} />}>
              {text}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className="next-steps-rows">
        <QuantityRows rows={NEXT_STEPS.rows} />
      </div>
    </div>
  );
}
