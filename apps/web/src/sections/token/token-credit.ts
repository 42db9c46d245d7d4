import { PRICES_USD_PER_MONTH } from '@vayl/domain';

/** What an example comes to. Copy only: nobody has credit (TOK-11). */
export type TokenCredit =
  | { readonly is: 'active'; readonly creditUsd: number }
  | { readonly is: 'short'; readonly creditUsd: number; readonly missingUsd: number }
  | { readonly is: 'none' };

const PRICE_USD = PRICES_USD_PER_MONTH.impliedByTokenExamples;

export function tokenCredit(units: number, allTimeHighUsd: number | undefined): TokenCredit {
  if (allTimeHighUsd === undefined) return { is: 'none' };
  // In whole cents: a price of 0.0005 is no exact number for a machine.
  const creditUsd = Math.round(units * allTimeHighUsd * 100) / 100;
  if (creditUsd >= PRICE_USD) return { is: 'active', creditUsd };
  return { is: 'short', creditUsd, missingUsd: PRICE_USD - creditUsd };
}
