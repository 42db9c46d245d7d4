import './quantity.css';
import type { ReactNode } from 'react';
import { unitGap } from './unit-gap.ts';

interface QuantityProps {
  /** As it is read, rounded and grouped: `6`, `62,652`. */
  readonly value: string;
  readonly unit?: string;
  readonly size?: 'text' | 'readout' | 'display';
}

/** A number and its unit, which never part at the end of a line. */
export function Quantity({ value, unit = '', size = 'text' }: QuantityProps): ReactNode {
  return (
    <span className={`v-quantity v-quantity-${size}`}>
      {value}
      {unit !== '' && (
        <span className="v-quantity-unit">
          {unitGap(unit)}
          {unit}
        </span>
      )}
    </span>
  );
}
