import { assertNever } from '@vayl/domain';
import type { TextBlock } from './collect-text.ts';

const WIDTH = 78;

export interface PlainTextQuestion {
  readonly blocks: readonly TextBlock[];
  /** Where the page itself is. */
  readonly address: string;
  readonly statement: string;
}

/** A paper to be read in any editor: wrapped, with headings underlined. */
export function plainText({ blocks, address, statement }: PlainTextQuestion): string {
  const parts = blocks.map((block, index) => {
    const isRowAfterRow = block.is === blocks[index - 1]?.is && (block.is === 'row' || block.is === 'item');
    return `${isRowAfterRow ? '' : '\n'}${blockText(block)}`;
  });
  return `${[...parts, `\n${wrapped(`${statement} ${address}`)}`].join('\n').trim()}\n`;
}

function blockText({ is, text }: TextBlock): string {
  switch (is) {
    case 'title':
      return underlined(text, '=');
    case 'heading':
      return `\n${underlined(text, '-')}`;
    case 'subheading':
      return wrapped(text);
    case 'row':
      return wrapped(text, '    ', '  ');
    case 'item':
      return wrapped(text, '  ', '- ');
    case 'reference':
      return wrapped(text, '     ', '');
    case 'meta':
    case 'paragraph':
    case 'caption':
      return wrapped(text);
    default:
      return assertNever(is);
  }
}

function underlined(text: string, mark: string): string {
  return `${text}\n${mark.repeat(text.length)}`;
}

function wrapped(text: string, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
