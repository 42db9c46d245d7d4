import type { ProseNode } from './tree.ts';

type Plain = string | number | readonly Plain[] | { readonly [name: string]: Plain };

/** `export const name = value`, as the compiler of MDX wants it. */
export function exported(name: string, value: Plain): ProseNode {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: expressionOf(value) }],
  };
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], attributes: [], declaration }];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body } },
  };
}

function expressionOf(value: Plain): object {
  if (typeof value === 'string' || typeof value === 'number') return { type: 'Literal', value };
  if (isList(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) };
  const properties = Object.entries(value).map(([name, part]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: expressionOf(part),
  }));
  return { type: 'ObjectExpression', properties };
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
