/** What we look at of a parsed page; the parser's own types say more than is needed here. */
export interface ProseNode {
  readonly type: string;
  /** Of a component: `Cite`. */
  readonly name?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly position?: unknown;
  attributes?: ProseAttribute[];
  children?: ProseNode[];
  data?: { hProperties?: Record<string, string>; estree?: unknown };
}

interface ProseAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** Every node below, in the order of the page. */
export function* nodesOf(node: ProseNode): Generator<ProseNode> {
  for (const child of node.children ?? []) {
    yield child;
    yield* nodesOf(child);
  }
}

export function isComponent(node: ProseNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute that is written out as text; anything else counts as absent. */
export function attributeOf(node: ProseNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function textOf(node: ProseNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}
