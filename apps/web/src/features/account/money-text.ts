interface Refunded {
  readonly refundedCents: number;
  /** As the payment service writes it: `usd`. */
  readonly currency: string;
}

export function moneyText({ refundedCents, currency }: Refunded): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(
    refundedCents / 100,
  );
}
