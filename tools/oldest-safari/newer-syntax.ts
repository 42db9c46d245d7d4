import type { AnyNode } from 'acorn';

interface NewerSyntax {
  readonly what: string;
  readonly since: string;
}

/** What a parser of the language's 2022 reads and our oldest Safari does not; and the same where it is made from words. */
const IN_TEXTS: readonly (NewerSyntax & { readonly pattern: RegExp })[] = [
  { what: 'a regular expression that looks behind', since: '16.4', pattern: /\(\?<[=!]/ },
  {
    what: 'a colour made from another',
    since: '16.4',
    pattern: /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*from\s/,
  },
  { what: 'oklch() or oklab()', since: '15.4', pattern: /\bok(?:lch|lab)\(/ },
  { what: 'color-mix()', since: '16.2', pattern: /\bcolor-mix\(/ },
  { what: 'light-dark()', since: '17.5', pattern: /\blight-dark\(/ },
  // Signatures of this kind are checked by name only.
  { what: 'Ed25519 in the browser’s own cryptography', since: '17', pattern: /^(?:Ed25519|X25519)$/ },
];

export function newerSyntaxOf(node: AnyNode): NewerSyntax[] {
  if (node.type === 'StaticBlock') return [{ what: 'a static block of a class', since: '16.4' }];
  const words = wordsOf(node);
  return words === undefined ? [] : IN_TEXTS.filter(({ pattern }) => pattern.test(words));
}

function wordsOf(node: AnyNode): string | undefined {
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  if (node.type !== 'Literal') return undefined;
  if (node.regex) return node.regex.pattern;
  return typeof node.value === 'string' ? node.value : undefined;
}
