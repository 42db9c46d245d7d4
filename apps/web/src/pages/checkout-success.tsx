import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { CHECKOUT_SUCCESS } from '../../content/checkout.content.ts';
import { RedirectHome } from '../features/countdown/redirect-home.tsx';
import { Benefits } from '../sections/checkout/benefits.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/checkout-success');

export default function CheckoutSuccess(): ReactNode {
  return (
    <div className="wrap section">
      <div className="flow">
        <Heading level={1}>{CHECKOUT_SUCCESS.title}</Heading>
        <Text look="lead">{CHECKOUT_SUCCESS.lead}</Text>
      </div>
      <Benefits />
      <RedirectHome />
    </div>
  );
}
