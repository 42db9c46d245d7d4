import { DEPLOYMENT_PARTS } from '../src/sections/legal/deployment-parts.ts';
import { MAILBOX_NAMES } from '../src/sections/legal/mailboxes.ts';
import type { FrontMatter } from './front-matter.ts';
import { isFounded, type Knowledge, referencesOf, sourcesOf } from './knowledge.ts';
import { attributeOf, isComponent, nodesOf, type ProseNode } from './tree.ts';

export interface Fault {
  readonly reason: string;
  readonly node: ProseNode;
}

/** Every component that prose may use, and the one attribute it takes. */
const ATTRIBUTE_OF: Readonly<Record<string, 'id' | 'name' | undefined>> = {
  Cite: 'id',
  Fact: 'name',
  Claim: 'id',
  Coming: 'id',
  NotYet: 'id',
  Figure: 'name',
  Mailbox: 'name',
  Deployment: 'name',
  LegalReview: undefined,
};

export function componentFaults(tree: ProseNode, frontMatter: FrontMatter, knowledge: Knowledge): Fault[] {
  const components = [...nodesOf(tree)].filter(isComponent);
  const faults = components.flatMap((node) =>
    faultsOf(node, frontMatter, knowledge).map((reason) => ({ reason, node })),
  );
  return [...faults, ...reviewFaults(tree, components, frontMatter), ...uncited(tree, components, frontMatter)];
}

function faultsOf(node: ProseNode, frontMatter: FrontMatter, knowledge: Knowledge): string[] {
  const name = node.name ?? '';
  if (!Object.hasOwn(ATTRIBUTE_OF, name)) return [`<${name}> is no component of prose`];
  const wanted = ATTRIBUTE_OF[name];
  const given = (node.attributes ?? []).map((attribute) => attribute.name ?? '{…}');
  const value = wanted === undefined ? '' : attributeOf(node, wanted);
  if (given.some((attribute) => attribute !== wanted) || value === undefined) {
    return [`<${name}> takes ${wanted === undefined ? 'nothing' : `${wanted}="…"`} and nothing else`];
  }
  return CHECKS[name]?.(value, frontMatter, knowledge) ?? [];
}

type Check = (value: string, frontMatter: FrontMatter, knowledge: Knowledge) => string[];

const CHECKS: Readonly<Record<string, Check>> = {
  Cite: (value, frontMatter, { isPublication }) =>
    value.split(' ').flatMap((id) => {
      if (!isPublication(id)) return [`no publication ${id}`];
      return references(frontMatter).includes(id) ? [] : [`${id} is not among the references of this page`];
    }),
  Fact: (name, _frontMatter, { facts }) => (Object.hasOwn(facts, name) ? [] : [`no fact ${name}`]),
  Claim: (id, frontMatter, { claims, isPublication }) => {
    const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
    if (claim === undefined) return [`no claim ${id}`];
    if (!isFounded(claim)) return [`claim ${id} has neither a source nor a mark`];
    const sources = sourcesOf(claim);
    const unknown = sources.filter((source) => !isPublication(source));
    if (unknown.length > 0) return [`claim ${id} cites no publication ${unknown.join(', ')}`];
    const isCitable = sources.length === 0 || sources.some((source) => references(frontMatter).includes(source));
    return isCitable ? [] : [`no source of claim ${id} is among the references of this page`];
  },
  Coming: (id, _frontMatter, { coming }) => (Object.hasOwn(coming, id) ? [] : [`nothing is coming as ${id}`]),
  NotYet: (id, _frontMatter, { coming }) => (Object.hasOwn(coming, id) ? [] : [`nothing is coming as ${id}`]),
  Mailbox: (name) => (MAILBOX_NAMES.some((known) => known === name) ? [] : [`no mailbox ${name}`]),
  Deployment: (name) => (DEPLOYMENT_PARTS.some((known) => known === name) ? [] : [`no part ${name} of a deployment`]),
  Figure: (name, _frontMatter, { figures }) => (figures.includes(name) ? [] : [`no figure ${name}`]),
};

/** The page's mark and the marks in it say the same (RD-65). */
function reviewFaults(tree: ProseNode, components: readonly ProseNode[], { needsLegalReview }: FrontMatter): Fault[] {
  const marked = components.find(({ name }) => name === 'LegalReview');
  if (marked !== undefined && needsLegalReview !== true) {
    return [{ reason: '<LegalReview> needs needsLegalReview: true in the front matter', node: marked }];
  }
  if (marked === undefined && needsLegalReview === true) {
    return [{ reason: 'needsLegalReview: true, but no <LegalReview> says what', node: tree }];
  }
  return [];
}

/** A numbered reference that no sentence cites is decoration. */
function uncited(tree: ProseNode, components: readonly ProseNode[], frontMatter: FrontMatter): Fault[] {
  const cited = new Set(
    components.filter(({ name }) => name === 'Cite').flatMap((node) => (attributeOf(node, 'id') ?? '').split(' ')),
  );
  const missing = references(frontMatter).filter((id) => !cited.has(id));
  return missing.length === 0 ? [] : [{ reason: `never cited: ${missing.join(', ')}`, node: tree }];
}

function references(frontMatter: FrontMatter): readonly string[] {
  return referencesOf(frontMatter);
}
