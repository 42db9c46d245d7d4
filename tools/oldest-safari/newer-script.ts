import { type AnyNode, type MemberExpression, type Program, parse, type VariableDeclarator } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { excerpt, type Finding } from './finding.ts';
import { isGuarded } from './guard.ts';
import { newerCalls } from './newer-calls.ts';
import { newerSyntaxOf } from './newer-syntax.ts';

const CALLS = newerCalls();
const WINDOW = new Set(['window', 'self', 'globalThis']);
/** The year of the language that Safari 15.0 reads, but for what `newer-syntax.ts` names. */
const LANGUAGE = 2022;
/** The bundler's own names have three letters at most. */
const LONG_NAME = 4;

/** What a built script says that our oldest Safari cannot read, and what it calls that is not there and not asked for first. */
export function newerInScript(text: string): Finding[] {
  let program: Program;
  try {
    program = parse(text, { ecmaVersion: LANGUAGE, sourceType: 'module' });
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return [
      {
        what: `newer syntax: ${cause.message}`,
        since: `ES${LANGUAGE} at most`,
        near: excerpt(text, positionOf(cause)),
      },
    ];
  }
  const findings: Finding[] = [];
  fullAncestor(program, (node, _state, ancestors) => {
    const calls = newerCallsOf(node).filter(({ name }) => !isGuarded({ node, name, ancestors, text }));
    for (const found of [...calls, ...newerSyntaxOf(node)]) {
      findings.push({ what: found.what, since: found.since, near: excerpt(text, node.start) });
    }
  });
  return findings;
}

interface NewerCall {
  readonly name: string;
  readonly what: string;
  readonly since: string;
}

function newerCallsOf(node: AnyNode): NewerCall[] {
  if (node.type === 'Identifier') return node.name.length < LONG_NAME ? [] : [newerGlobal(node.name)].filter(isNewer);
  if (node.type === 'MemberExpression') return [newerMember(node)].filter(isNewer);
  return node.type === 'VariableDeclarator' ? newerTaken(node) : [];
}

function isNewer(call: NewerCall | undefined): call is NewerCall {
  return call !== undefined;
}

/** A built bundle has short names for what is its own: a long one that stands alone is the browser's. */
function newerGlobal(name: string): NewerCall | undefined {
  const since = CALLS.globals.get(name);
  return since === undefined ? undefined : { name, what: name, since };
}

function newerMember({ object, property, computed }: MemberExpression): NewerCall | undefined {
  const name = nameOf(property, computed);
  return name === undefined ? undefined : newerOf(object, name);
}

/** `const { locks } = navigator`. What is taken out of things with short names is the bundle's own. */
function newerTaken({ id, init }: VariableDeclarator): NewerCall[] {
  if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || init.name.length < LONG_NAME) return [];
  return id.properties
    .map((property) => (property.type === 'Property' ? nameOf(property.key, property.computed) : undefined))
    .map((name) => (name === undefined ? undefined : newerOf(init, name)))
    .filter(isNewer);
}

function newerOf(object: AnyNode, name: string): NewerCall | undefined {
  if (object.type === 'Identifier') {
    if (WINDOW.has(object.name) && CALLS.globals.has(name)) return newerGlobal(name);
    const since = CALLS.statics.get(`${object.name}.${name}`);
    if (since !== undefined) return { name, what: `${object.name}.${name}`, since };
  }
  return newerOwned(name);
}

function newerOwned(name: string): NewerCall | undefined {
  const since = CALLS.members.get(name);
  return since === undefined ? undefined : { name, what: `.${name}`, since };
}

function nameOf(property: AnyNode, isComputed: boolean): string | undefined {
  if (!isComputed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Where the parser stopped. */
function positionOf(cause: SyntaxError): number {
  const position: unknown = Reflect.get(cause, 'pos');
  return typeof position === 'number' ? position : 0;
}
