import type { BrowserContext } from 'playwright';
import { newerCalls, newerParts } from '../newer-calls.ts';

/** Before any script of a page runs, everything that came after our oldest Safari is taken from its browser. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  const globals = [...newerCalls().globals.keys()];
  await context.addInitScript(
    ({ names, parts }) => {
      for (const { owner, name, isStatic } of parts) {
        const thing: unknown = Reflect.get(globalThis, owner);
        if (typeof thing !== 'function' && typeof thing !== 'object') continue;
        const holder: unknown = isStatic ? thing : Reflect.get(thing ?? {}, 'prototype');
        if (typeof holder === 'object' || typeof holder === 'function') Reflect.deleteProperty(holder ?? {}, name);
      }
      for (const name of names) Reflect.deleteProperty(globalThis, name);
    },
    { names: globals, parts: newerParts() },
  );
}
