import { describe, expect, it } from 'vitest';
import { tokenCredit } from './token-credit.ts';

describe('the sum of an example', () => {
  it('[TOK-28] is units times the all-time high', () => {
    expect(tokenCredit(60_000, 0.0005)).toEqual({ is: 'active', creditUsd: 30 });
  });

  it('[TOK-29] activates access at the price itself', () => {
    expect(tokenCredit(80, 0.25)).toEqual({ is: 'active', creditUsd: 20 });
    expect(tokenCredit(1900, 0.01)).toEqual({ is: 'short', creditUsd: 19, missingUsd: 1 });
  });

  it('[TOK-32] is nothing where no all-time high is known', () => {
    expect(tokenCredit(1_000_000, undefined)).toEqual({ is: 'none' });
  });
});
