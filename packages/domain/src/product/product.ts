/** The only product name there is; headlines print it (RD-53). */
export const PRODUCT_NAME = 'Vayl';

/** Stated on every page and in the app (RD-74). */
export const PRODUCT_STATEMENT = `${PRODUCT_NAME} is a productivity tool, not a medical device.`;

/** Each figure is used on its own pages only; the token page's is no team price (RD-22). */
export const PRICES_USD_PER_MONTH = { perPerson: 10, impliedByTokenExamples: 20 } as const;

export const POLICY = { refundDays: 7, termsNoticeDays: 30 } as const;

/** The closed beta's numbers. Its date is past and stays as data (RD-09). */
export const BETA = { spots: 20, weeks: 4, applicationsClose: 'December 15, 2025' } as const;

export const BACK_TO_TOP_AFTER_PX = 500;

export function showsBackToTop(scrolledPx: number): boolean {
  return scrolledPx > BACK_TO_TOP_AFTER_PX;
}

export interface PageAddress {
  readonly path: string;
  readonly hash: string;
}

/** A new route begins at its top, unless its address names a place on it; a new hash alone is no new route (RD-47). */
export function scrollsToTop(from: PageAddress, to: PageAddress): boolean {
  return from.path !== to.path && to.hash === '';
}
