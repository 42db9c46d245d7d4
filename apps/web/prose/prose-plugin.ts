import { componentFaults, type Fault } from './check-components.ts';
import { textFaults } from './check-text.ts';
import { exported } from './exports.ts';
import { readFrontMatter } from './front-matter.ts';
import { nameHeadings } from './headings.ts';
import type { Knowledge } from './knowledge.ts';
import { attributeOf, isComponent, nodesOf, type ProseNode, textOf } from './tree.ts';

interface ProseFile {
  fail(reason: string): never;
}

/**
 * Checks a page of prose, and fails the build where it names what does not exist or types what the product knows. Then
 * it leaves out what is not built yet, and adds the contents, the number of words and where each reference comes first.
 */
export function prosePlugin(knowledge: Knowledge) {
  return (tree: ProseNode, file: ProseFile): void => {
    const head = tree.children?.find(({ type }) => type === 'yaml');
    const reading = readFrontMatter(head?.value ?? '');
    if (reading.is === 'wrong') file.fail(reading.reason);
    else refuseFaults(file, [...textFaults(tree, knowledge), ...componentFaults(tree, reading.frontMatter, knowledge)]);
    leaveOutComing(tree, knowledge);
    markFirstCitations(tree);
    nameTables(tree);
    const contents = nameHeadings(tree).map(({ id, text }) => ({ id, text }));
    const words = wordsOf(tree);
    tree.children?.push(exported('contents', contents), exported('words', words));
  };
}

function refuseFaults(file: ProseFile, faults: readonly Fault[]): void {
  if (faults.length > 0) file.fail(faults.map(faultText).join('\n'));
}

function wordsOf(tree: ProseNode): number {
  const text = [...nodesOf(tree)].filter(({ type }) => type === 'text').map(({ value }) => value);
  return text.join(' ').split(/\s+/).length;
}

function faultText({ reason, node }: Fault): string {
  const line = lineOf(node.position);
  return line === undefined ? reason : `line ${line}: ${reason}`;
}

function lineOf(position: unknown): number | undefined {
  if (typeof position !== 'object' || position === null || !('start' in position)) return undefined;
  const { start } = position;
  if (typeof start !== 'object' || start === null || !('line' in start)) return undefined;
  return typeof start.line === 'number' ? start.line : undefined;
}

/** `<Coming>` stands in a page once its thing is built, `<NotYet>` until then. */
const LEFT_OUT_WHILE: Readonly<Record<string, 'coming' | 'here'>> = { Coming: 'coming', NotYet: 'here' };

function leaveOutComing(node: ProseNode, knowledge: Knowledge): void {
  const isLeftOut = (child: ProseNode) => {
    const state = isComponent(child) ? LEFT_OUT_WHILE[child.name ?? ''] : undefined;
    return state !== undefined && knowledge.coming[attributeOf(child, 'id') ?? ''] === state;
  };
  if (node.children === undefined) return;
  node.children = node.children.filter((child) => !isLeftOut(child));
  for (const child of node.children) leaveOutComing(child, knowledge);
}

/** A note stands in the margin where its reference is cited for the first time. */
function markFirstCitations(tree: ProseNode): void {
  const seen = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (node.name !== 'Cite') continue;
    const ids = (attributeOf(node, 'id') ?? '').split(' ').filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    node.attributes = [...(node.attributes ?? []), { type: 'mdxJsxAttribute', name: 'first', value: ids.join(' ') }];
  }
}

/** A wide table scrolls in a place of its own, which needs a name. */
function nameTables(tree: ProseNode): void {
  for (const node of nodesOf(tree)) {
    const head = node.type === 'table' ? node.children?.[0] : undefined;
    if (head === undefined) continue;
    const label = `Table: ${(head.children ?? []).map(textOf).join(', ')}`;
    node.data = { ...node.data, hProperties: { 'aria-label': label } };
  }
}
