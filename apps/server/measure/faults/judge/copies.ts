export interface Copy {
  readonly to: string;
  readonly messageId: string;
}

export interface MailVerdict {
  readonly expected: number;
  readonly missing: readonly string[];
  /** Mails that came more than once, counted without the first. */
  readonly secondCopies: number;
  /** Second copies with another number than the first: to whoever gets them, two mails. */
  readonly strangers: number;
}

/** Each of these addresses was promised one mail. */
export function judgeMails(promised: readonly string[], received: readonly Copy[]): MailVerdict {
  const byAddress = Map.groupBy(received, ({ to }) => to.toLowerCase());
  const extra = [...byAddress.values()].map((copies) => ({
    second: copies.length - 1,
    strangers: new Set(copies.map(({ messageId }) => messageId)).size - 1,
  }));
  return {
    expected: promised.length,
    missing: promised.filter((address) => !byAddress.has(address.toLowerCase())),
    secondCopies: extra.reduce((sum, { second }) => sum + second, 0),
    strangers: extra.reduce((sum, { strangers }) => sum + strangers, 0),
  };
}
