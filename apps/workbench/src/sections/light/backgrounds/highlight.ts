type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'type' | 'call' | 'plain';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** The first character's place in its line. */
  readonly at: number;
}

interface CodeLine {
  readonly number: number;
  readonly tokens: readonly Token[];
}

// Enough of TypeScript to colour the sample; the first group that matches names the kind.
const TOKEN =
  /(?<comment>\/\/.*|\/\*\*.*)|(?<string>'[^']*')|(?<keyword>\b(?:const|let|for|of|return|yield|export|interface|function|readonly)\b\*?)|(?<number>\b\d[\d.]*\b)|(?<type>\b(?:number|[A-Z][a-z]\w*)\b)|(?<call>\b[a-z]\w*(?=\())/g;

export function highlight(code: string): CodeLine[] {
  return code.split('\n').map((line, index) => ({ number: index + 1, tokens: tokensOf(line) }));
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > at) tokens.push({ kind: 'plain', text: line.slice(at, match.index), at });
    tokens.push({ kind: kindOf(match.groups), text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < line.length) tokens.push({ kind: 'plain', text: line.slice(at), at });
  return tokens;
}

const KINDS: readonly TokenKind[] = ['comment', 'string', 'keyword', 'number', 'type', 'call'];

function kindOf(groups: Readonly<Record<string, string>> | undefined): TokenKind {
  return KINDS.find((kind) => groups?.[kind] !== undefined) ?? 'plain';
}
