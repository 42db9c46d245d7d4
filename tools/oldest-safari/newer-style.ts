import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { COMPATIBILITY, newerSince, partsOf } from './compatibility.ts';
import type { Finding } from './finding.ts';
import { newerFunctions } from './newer-functions.ts';

const { css } = COMPATIBILITY;
const FUNCTIONS = newerFunctions();

const NOT = /^\s*not\b/;

type Found = Omit<Finding, 'near'>;

/** What a built style sheet says that our oldest Safari drops. */
export function newerInStyle(text: string): Finding[] {
  return newerAmong(parse(text).nodes);
}

function newerAmong(nodes: readonly ChildNode[]): Finding[] {
  return nodes
    .filter((node) => !isAskedFor(node) && !hasTwinBehind(node))
    .flatMap((node) => [...newerNode(node), ...newerAmong(insideOf(node))]);
}

/** `@supports (…)`: only who has it reads on. */
function isAskedFor(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'supports' && !NOT.test(node.params);
}

function insideOf(node: ChildNode): readonly ChildNode[] {
  return node.type === 'rule' || node.type === 'atrule' ? (node.nodes ?? []) : [];
}

function newerNode(node: ChildNode): Finding[] {
  const near = node.toString().slice(0, 100).replaceAll(/\s+/g, ' ');
  return foundIn(node).map((found) => ({ ...found, near }));
}

function foundIn(node: ChildNode): Found[] {
  if (node.type === 'atrule') return newerAtRule(node);
  if (node.type === 'rule') return newerSelectors(node);
  return node.type === 'decl' ? newerDeclaration(node) : [];
}

/** A rule with one behind it that only older browsers read (`tools/vite/older-twins.ts`): that one is looked at instead. */
function hasTwinBehind(node: ChildNode): boolean {
  const next = node.next();
  return node.type !== 'decl' && next?.type === 'atrule' && next.name === 'supports' && NOT.test(next.params);
}

function newerAtRule({ name, params }: AtRule): Found[] {
  const rule = css['at-rules']?.[name];
  const since = newerSince(rule);
  if (since !== undefined) return [{ what: `@${name}`, since }];
  if (name !== 'media') return [];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) => {
    const featureSince = newerSince(rule?.[feature]);
    return featureSince === undefined ? [] : [{ what: `@media (${feature})`, since: featureSince }];
  });
  return /[<>]/.test(params) ? [...features, { what: '@media with < or >', since: '16.4' }] : features;
}

function newerSelectors({ selector, selectors, parent }: Rule): Found[] {
  const nested =
    parent?.type === 'rule' || selector.includes('&') ? [{ what: 'a rule within a rule', since: '16.5' }] : [];
  const pseudo = [...selector.matchAll(/::?([a-z-]+)/g)].flatMap(([, name = '']) => {
    const since = newerSince(css['selectors']?.[name]);
    if (since === undefined) return [];
    // One selector that is not understood takes the whole list with it.
    return [{ what: selectors.length > 1 ? `:${name} in a list` : `:${name}`, since }];
  });
  return [...nested, ...pseudo];
}

function newerDeclaration(declaration: Declaration): Found[] {
  const { prop, value } = declaration;
  if (hasOlderTwin(declaration)) return [];
  const property = css['properties']?.[prop];
  const since = newerSince(property);
  if (since !== undefined) return [{ what: prop, since }];
  const words = value.toLowerCase().split(/[\s,()/]+/);
  const values = partsOf(property).flatMap(([name, part]) => {
    const valueSince = words.includes(name) ? newerSince(part) : undefined;
    return valueSince === undefined ? [] : [{ what: `${prop}: ${name}`, since: valueSince }];
  });
  return [...values, ...newerWords(value)];
}

const UNIT = /(?<![\w-])-?[\d.]+(?<unit>[dsl]v(?:h|w|i|b|min|max)|cq(?:h|w|i|b|min|max))\b/g;

function newerWords(value: string): Found[] {
  const functions = [...value.matchAll(/([a-z][a-z0-9-]*)\(/gi)].flatMap(([, name = '']) => {
    const since = FUNCTIONS.get(name.toLowerCase());
    return since === undefined ? [] : [{ what: `${name}()`, since }];
  });
  const units = [...value.matchAll(UNIT)].map(({ groups }) => ({
    what: `the unit ${groups?.['unit']}`,
    since: groups?.['unit']?.startsWith('cq') ? '16' : '15.4',
  }));
  const fromAnother = /\(\s*from\s/.test(value) ? [{ what: 'a colour made from another', since: '16.4' }] : [];
  return [...functions, ...units, ...fromAnother];
}

/** `-webkit-appearance` beside `appearance`; `height: 100vh` before `height: 100dvh`. */
function hasOlderTwin(declaration: Declaration): boolean {
  const { prop, parent } = declaration;
  const others = (parent?.nodes ?? []).filter((node) => node.type === 'decl' && node !== declaration);
  return others.some(
    (other) =>
      other.type === 'decl' &&
      (other.prop === `-webkit-${prop}` ||
        // A custom property takes whatever it is given, so the last one counts, understood or not.
        (other.prop === prop && !prop.startsWith('--') && newerWords(other.value).length === 0)),
  );
}
