import type { Identifier } from '@mdn/browser-compat-data';
import { COMPATIBILITY, isOld, NEVER, newerSince, partsOf } from './compatibility.ts';

/** Every name of the language and of the browser that came after our oldest Safari, with the version that it came with. */
export interface NewerCalls {
  /** `structuredClone`, `BroadcastChannel`: to name them is to fail. */
  readonly globals: ReadonlyMap<string, string>;
  /** `Object.hasOwn`, `AbortSignal.timeout`. */
  readonly statics: ReadonlyMap<string, string>;
  /** `findLast`, `randomUUID`, by name alone: a built bundle does not say what a thing is. */
  readonly members: ReadonlyMap<string, string>;
}

const STATIC = /_static$/;

export function newerCalls(): NewerCalls {
  const globals = new Map<string, string>();
  const statics = new Map<string, string>();
  const members = new Map<string, string>();
  const oldNames = new Set<string>();
  for (const { owner, name, part, isStatic } of allParts()) {
    const since = newerSince(part);
    if (since === undefined) oldNames.add(name);
    else if (isStatic) statics.set(`${owner}.${name}`, since);
    // What no Safari has is not there by mistake: other engines lack it too, and it is asked for before it is used.
    else if (since !== NEVER) members.set(name, since);
  }
  for (const [name, thing] of [...partsOf(COMPATIBILITY.javascript['builtins']), ...partsOf(COMPATIBILITY.api)]) {
    const since = newerSince(thing);
    if (since !== undefined) globals.set(name, since);
  }
  // A name that something older has too says nothing.
  for (const name of oldNames) members.delete(name);
  return { globals, statics, members };
}

export interface NewerPart {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
}

/** The same with whose they are, for whoever wants to take them away. */
export function newerParts(): NewerPart[] {
  return allParts()
    .filter(({ part }) => newerSince(part) !== undefined)
    .map(({ owner, name, isStatic }) => ({ owner, name, isStatic }));
}

interface Part {
  readonly owner: string;
  readonly name: string;
  readonly part: Identifier;
  readonly isStatic: boolean;
}

function allParts(): Part[] {
  const ofLanguage = partsOf(COMPATIBILITY.javascript['builtins'])
    .filter(([, builtin]) => isOld(builtin))
    .flatMap(([owner, builtin]) =>
      partsOf(builtin).map(([name, part]) => ({ owner, name, part, isStatic: isStaticOfLanguage(owner, name) })),
    );
  const ofBrowser = partsOf(COMPATIBILITY.api)
    // A thing that is new has to be made first, and its maker is found; only an element is made by its tag's name.
    .filter(([owner, thing]) => isOld(thing) || /^HTML\w*Element$/.test(owner))
    .flatMap(([owner, thing]) =>
      partsOf(thing)
        .filter(([name]) => !name.endsWith('_event'))
        .map(([name, part]) => ({ owner, name: name.replace(STATIC, ''), part, isStatic: STATIC.test(name) })),
    );
  return [...ofLanguage, ...ofBrowser];
}

/** The data does not tell `Object.hasOwn` from `Array.prototype.at`; this very engine does. */
function isStaticOfLanguage(owner: string, name: string): boolean {
  const builtin: unknown = Reflect.get(globalThis, owner);
  const isThing = typeof builtin === 'function' || (typeof builtin === 'object' && builtin !== null);
  return isThing && name in builtin;
}
