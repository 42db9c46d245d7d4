const ERASE_LINE = '\r\u001b[K';

export interface Ticker {
  /** What happens now: written over and over on a terminal, and nowhere else. */
  (text: string): void;
  /** What has happened: a line that stays. */
  line(text: string): void;
}

/** The live line of a measure that takes half an hour. */
export function createTicker(): Ticker {
  const { stderr } = process;
  const erase = () => (stderr.isTTY ? ERASE_LINE : '');
  const tick = (text: string): void => {
    if (stderr.isTTY) stderr.write(`${ERASE_LINE}${text}`);
  };
  return Object.assign(tick, { line: (text: string) => void stderr.write(`${erase()}${text}\n`) });
}
