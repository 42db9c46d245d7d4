import type { Refunded } from '../parts/subscription-steps.ts';

export function moneyText({ refundedCents, currency }: Refunded): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(
    refundedCents / 100,
  );
}
