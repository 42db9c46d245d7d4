import type { Fault } from './check-components.ts';
import { headingIds } from './headings.ts';
import type { Knowledge } from './knowledge.ts';
import { nodesOf, type ProseNode } from './tree.ts';

/** Parts of MDX that would make a page a program. */
const CODE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html', 'code']);
/** Files that the build makes beside pages. */
const MADE_FILE = /^\/(?:science\/[a-z-]+[.](?:txt|pdf)|feed[.]xml|[.]well-known\/security[.]txt)$/;

export function textFaults(tree: ProseNode, knowledge: Knowledge): Fault[] {
  const ids = new Set(headingIds(tree));
  return [...nodesOf(tree)].flatMap((node) => reasonsFor(node, ids, knowledge).map((reason) => ({ reason, node })));
}

function reasonsFor(node: ProseNode, ids: ReadonlySet<string>, { guards, addresses }: Knowledge): string[] {
  if (CODE.has(node.type)) return ['prose has no code: no imports, expressions or markup'];
  if (node.type === 'heading' && node.depth === 1) return ['the title is in the front matter; headings begin at ##'];
  if (node.type === 'link') return linkFaults(node.url ?? '', ids, addresses);
  if (node.type !== 'text') return [];
  return guards.flatMap(({ what, pattern }) => {
    const [found] = pattern.exec(node.value ?? '') ?? [];
    return found === undefined ? [] : [`“${found}” is typed by hand (${what}): take it from <Fact> or <Claim>`];
  });
}

function linkFaults(url: string, ids: ReadonlySet<string>, addresses: readonly string[]): string[] {
  if (url.startsWith('#')) return ids.has(url.slice(1)) ? [] : [`nothing on this page is called ${url}`];
  if (!url.startsWith('/')) return [];
  const path = url.split('#')[0] ?? '';
  return addresses.includes(path) || MADE_FILE.test(path) ? [] : [`no page ${path}`];
}
