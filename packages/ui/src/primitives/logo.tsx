import './logo.css';
import { PRODUCT_NAME } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

interface LogoProps {
  readonly size?: 'regular' | 'small';
  readonly isOn?: boolean;
}

/** The mark with the name. A link home wraps it; its name is then the product's. */
export function Logo({ size = 'regular', isOn = true }: LogoProps): ReactNode {
  return (
    <span className={`v-logo v-logo-${size}`}>
      <Mark isOn={isOn} />
      {PRODUCT_NAME}
    </span>
  );
}
