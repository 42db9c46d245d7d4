import { nodesOf, type ProseNode, textOf } from './tree.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** `Does the brain follow?` → `does-the-brain-follow`. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function headingsOf(tree: ProseNode): ProseNode[] {
  return [...nodesOf(tree)].filter(({ type, depth = 0 }) => type === 'heading' && depth >= 2);
}

export function headingIds(tree: ProseNode): string[] {
  const seen = new Set<string>();
  return headingsOf(tree).map((heading) => unusedId(idOf(textOf(heading)), seen));
}

/** Gives headings their ids; the contents are those of the second level. */
export function nameHeadings(tree: ProseNode): ContentsEntry[] {
  const ids = headingIds(tree);
  return headingsOf(tree).flatMap((heading, index) => {
    const id = ids[index] ?? '';
    heading.data = { ...heading.data, hProperties: { id } };
    return heading.depth === 2 ? [{ id, text: textOf(heading) }] : [];
  });
}

/** `What is known` may stand in every chapter. */
function unusedId(wanted: string, seen: Set<string>): string {
  let id = wanted;
  for (let number = 2; seen.has(id); number += 1) id = `${wanted}-${number}`;
  seen.add(id);
  return id;
}
