import { err, ok, type Result } from '../result/result.ts';

/** A table as every spreadsheet reads it (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What begins like this is a formula to a spreadsheet, and could be made to do something there. */
const FORMULA = /^[=+\-@'\t\r]/;

/** A text of a person's: never a formula. {@link readCsvText} takes the mark off again. */
export function csvText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function readCsvText(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One cell, quoted or not, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

/** The way back. Both ends of a line are read. */
export function readCsv(text: string): Result<readonly (readonly string[])[], 'csv/unreadable'> {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (match === null) return err('csv/unreadable');
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') {
      // A line may end with an empty cell.
      if (CELL.lastIndex === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return ok(rows);
}
