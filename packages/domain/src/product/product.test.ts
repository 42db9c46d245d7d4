import { describe, expect, it } from 'vitest';
import {
  BACK_TO_TOP_AFTER_PX,
  BETA,
  POLICY,
  PRICES_USD_PER_MONTH,
  PRODUCT_NAME,
  PRODUCT_STATEMENT,
  roiDefaults,
  scrollsToTop,
  showsBackToTop,
} from '../index.ts';

/** An address as a router tells it. */
function page(address: string) {
  const { pathname, hash } = new URL(address, 'https://vayl.example');
  return { path: pathname, hash };
}

describe('the product', () => {
  it('[RD-53] has one name, which its sentences print', () => {
    expect(PRODUCT_NAME).toBe('Vayl');
    expect(PRODUCT_STATEMENT.startsWith(PRODUCT_NAME)).toBe(true);
  });

  it('[MISC-03] states that it is a productivity tool and not a medical device', () => {
    expect(PRODUCT_STATEMENT).toMatch(/is a productivity tool\b.*\bnot a medical device/);
  });

  it('[RD-22] keeps the price of a person apart from the one that the token examples imply', () => {
    expect(PRICES_USD_PER_MONTH).toEqual({ perPerson: 10, impliedByTokenExamples: 20 });
    expect(roiDefaults('research').pricePerMonth).toBe(PRICES_USD_PER_MONTH.perPerson);
  });

  it('gives the terms their days', () => {
    expect(POLICY).toEqual({ refundDays: 7, termsNoticeDays: 30 });
  });
});

describe('the closed beta', () => {
  it.each([
    { id: 'LAND-15', field: 'spots', value: 20 },
    { id: 'LAND-16', field: 'weeks', value: 4 },
    { id: 'LAND-17', field: 'applicationsClose', value: 'December 15, 2025' },
  ] as const)('[$id] has $value for $field', ({ field, value }) => {
    expect(BETA[field]).toBe(value);
  });

  it('[RD-09] keeps its date as data though it is past', () => {
    expect(Date.parse(`${BETA.applicationsClose} UTC`)).toBe(Date.UTC(2025, 11, 15));
  });
});

describe('the way back to the top', () => {
  it.each([
    [0, false],
    [499, false],
    [500, false],
    [500.5, true],
    [501, true],
    [9000, true],
  ])('[RTE-24] is offered after %d px of scroll: %s', (scrolledPx, isShown) => {
    expect(showsBackToTop(scrolledPx)).toBe(isShown);
  });

  it('[RTE-24] is 500 px long before it is offered', () => {
    expect(BACK_TO_TOP_AFTER_PX).toBe(500);
  });

  it.each([
    ['/', '/research'],
    ['/research#roi-calculator', '/'],
    ['/research#roi-calculator', '/research-dev'],
  ])('[RTE-23] is taken from %s to %s', (from, to) => {
    expect(scrollsToTop(page(from), page(to))).toBe(true);
  });

  it.each([
    ['/', '/research#roi-calculator'],
    ['/research', '/research#roi-calculator'],
    ['/research#your-situation', '/research#roi-calculator'],
    ['/research#roi-calculator', '/research'],
    ['/research', '/research'],
  ])('[RD-47] is not taken from %s to %s', (from, to) => {
    expect(scrollsToTop(page(from), page(to))).toBe(false);
  });
});
