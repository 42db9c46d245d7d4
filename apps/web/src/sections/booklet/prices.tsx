import './slide.css';
import './prices.css';
import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import type { ReactNode } from 'react';
import { PRICES } from '../../../content/booklet.content.ts';
import { QuantityRows } from './quantity-rows.tsx';
import { SlideTitle } from './slide-title.tsx';

export function Prices(): ReactNode {
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={PRICES.title} />
        <div className="prices-marks">
          <FifteenMarks minutesLeft={FREE_MINUTES_PER_DAY} />
          <p className="slide-caption">{PRICES.marks}</p>
        </div>
      </div>
      <QuantityRows rows={PRICES.rows} />
    </div>
  );
}
