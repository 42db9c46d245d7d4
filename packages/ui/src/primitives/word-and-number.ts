export interface WordAndNumber {
  readonly word: string;
  readonly number: string;
}

/** Splits `Balanced 45%` where the number begins, because words and numbers have different type. */
export function wordAndNumber(text: string): WordAndNumber {
  const at = text.search(/[-−]?\d/);
  if (at < 0) return { word: text, number: '' };
  return { word: text.slice(0, at).trim(), number: text.slice(at) };
}
