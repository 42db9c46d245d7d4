/** What one check's call came to. Where its value is a list of numbers, it comes as one, to be compared. */
export type CallResult =
  | { readonly is: 'gave'; readonly text: string; readonly numbers: readonly number[] | undefined }
  | { readonly is: 'threw'; readonly text: string; readonly line: number | undefined };

export type RunReport =
  | { readonly is: 'ran'; readonly lines: readonly string[]; readonly results: readonly CallResult[] }
  | {
      readonly is: 'failed';
      readonly lines: readonly string[];
      readonly text: string;
      readonly line: number | undefined;
    };

const MOST_LINES = 50;
const MOST_CHARACTERS = 200;

/** The sandbox's word, which a person's code may have written itself: only its shape is believed, and not its length. */
export function readReport(message: unknown, callCount: number): RunReport | undefined {
  if (!isRecord(message)) return undefined;
  const lines = listOf(message['lines'], textFrom)?.slice(0, MOST_LINES);
  if (lines === undefined) return undefined;
  if (message['is'] === 'failed') {
    const text = textFrom(message['text']);
    return text === undefined ? undefined : { is: 'failed', lines, text, line: lineFrom(message['line']) };
  }
  const results = message['is'] === 'ran' ? listOf(message['results'], resultFrom) : undefined;
  return results?.length === callCount ? { is: 'ran', lines, results } : undefined;
}

function resultFrom(value: unknown): CallResult | undefined {
  if (!isRecord(value)) return undefined;
  const text = textFrom(value['text']);
  if (text === undefined) return undefined;
  if (value['is'] === 'threw') return { is: 'threw', text, line: lineFrom(value['line']) };
  return value['is'] === 'gave' ? { is: 'gave', text, numbers: listOf(value['numbers'], numberFrom) } : undefined;
}

/** All of them or none. */
function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): readonly Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}

function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : undefined;
}

function numberFrom(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function lineFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
