import { describe, expect, it } from 'vitest';
import { securityText } from './security-text.ts';

const TEXT = securityText({
  siteUrl: 'https://vayl.example',
  email: 'security@vayl.example',
  nowMs: Date.UTC(2026, 10, 15, 7, 30),
});

describe('security.txt', () => {
  it('has the fields of RFC 9116, each on a line of its own', () => {
    expect(TEXT.split('\n')).toEqual([
      'Contact: mailto:security@vayl.example',
      'Expires: 2027-11-14T07:30:00Z',
      'Preferred-Languages: en',
      'Canonical: https://vayl.example/.well-known/security.txt',
      'Policy: https://vayl.example/security#report-a-weakness',
      '',
    ]);
  });
});
