import type { AnyNode } from 'acorn';

interface Use {
  readonly node: AnyNode;
  /** The name of what may be missing. */
  readonly name: string;
  /** From the program down to the node itself. */
  readonly ancestors: readonly AnyNode[];
  readonly text: string;
}

/** Whether a script asks for something before it uses it: `typeof x`, `x?.()`, or a condition around it that names it. */
export function isGuarded({ node, name, ancestors, text }: Use): boolean {
  const parent = ancestors.at(-2);
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  if (isCalled && parent.optional) return true;
  const named = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
  return ancestors.some((ancestor) => {
    const condition = conditionOf(ancestor);
    if (condition === undefined) return false;
    // The condition itself may look at a member, which is then only undefined; it may not call it.
    if (isWithin(node, condition)) return node.type === 'MemberExpression' && !isCalled;
    return named.test(text.slice(condition.start, condition.end));
  });
}

function conditionOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return node.type === 'LogicalExpression' ? node.left : undefined;
}

function isWithin(node: AnyNode, whole: AnyNode): boolean {
  return whole.start <= node.start && node.end <= whole.end;
}
