export interface Article {
  readonly title: string;
  readonly content: string;
}

export interface ArticleText {
  readonly text: string;
  readonly isBold: boolean;
}

export type ArticleBlock =
  | { readonly is: 'heading'; readonly level: number; readonly texts: readonly ArticleText[] }
  | { readonly is: 'paragraph'; readonly texts: readonly ArticleText[] }
  | { readonly is: 'bullets'; readonly items: readonly (readonly ArticleText[])[] };

const HEADING = /^(#{1,6})\s*(.*)$/;
const BULLET = /^\s*(?:[•‣◦▪●]\s*|[-*]\s+)(.*)$/;

/** Blank lines separate blocks; `#` makes a heading, a bullet character a bullet, double asterisks bold text. */
export function articleBlocks(content: string): ArticleBlock[] {
  return content
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block) => linesToBlocks(block.split('\n').filter((line) => line.trim() !== '')));
}

/** The words a reader reads: marks are not words. */
export function wordCount(content: string): number {
  const words = articleBlocks(content)
    .flatMap(plainTexts)
    .join('\n')
    .match(/[\p{L}\p{N}][^\s]*/gu);
  return words?.length ?? 0;
}

function linesToBlocks(lines: readonly string[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of lines) {
    const block = lineToBlock(line);
    const last = blocks.at(-1);
    const joined = last === undefined ? undefined : join(last, block);
    if (joined === undefined) blocks.push(block);
    else blocks[blocks.length - 1] = joined;
  }
  return blocks;
}

function lineToBlock(line: string): ArticleBlock {
  const [, marks, heading] = HEADING.exec(line.trim()) ?? [];
  if (marks !== undefined && heading !== undefined)
    return { is: 'heading', level: marks.length, texts: inline(heading) };
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { is: 'bullets', items: [inline(bullet)] };
  return { is: 'paragraph', texts: inline(line.trim()) };
}

/** Neighbouring bullets are one list; lines of one paragraph run on. */
function join(last: ArticleBlock, next: ArticleBlock): ArticleBlock | undefined {
  if (last.is === 'bullets' && next.is === 'bullets') return { is: 'bullets', items: [...last.items, ...next.items] };
  if (last.is === 'paragraph' && next.is === 'paragraph') {
    return { is: 'paragraph', texts: [...last.texts, { text: ' ', isBold: false }, ...next.texts] };
  }
  return undefined;
}

// Splitting at pairs of asterisks leaves the bold parts at the odd places; an unpaired mark stays as it was typed.
function inline(line: string): ArticleText[] {
  return line
    .split(/\*\*(.+?)\*\*/)
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function plainTexts(block: ArticleBlock): string[] {
  const lines = block.is === 'bullets' ? block.items : [block.texts];
  return lines.map((texts) => texts.map(({ text }) => text).join(''));
}
