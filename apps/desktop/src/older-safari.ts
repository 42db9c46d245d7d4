// What our pages call and Safari 15.0 does not have, which draws them on macOS 10.15. Each page imports this before
// anything else; `tools/oldest-safari` names whatever else would be missing. Written by hand, since the library for it
// is many times as much code for these few names.

type Items = ArrayLike<unknown>;
type IsIt = (item: unknown, index: number, items: Items) => unknown;

fill(Array.prototype, { at, findLast, findLastIndex, toSorted });
fill(Reflect.getPrototypeOf(Uint8Array.prototype) ?? {}, { at, findLast, findLastIndex });
fill(String.prototype, { at, toWellFormed });
fill(Object, { hasOwn });
fill(Promise, { withResolvers });
fill(crypto, { randomUUID });

function fill(target: object, calls: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(calls)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function at(this: Items, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

function findLastIndex(this: Items, isIt: IsIt): number {
  let index = this.length - 1;
  while (index >= 0 && !isIt(this[index], index, this)) index -= 1;
  return index;
}

function findLast(this: Items, isIt: IsIt): unknown {
  return this[findLastIndex.call(this, isIt)];
}

function toSorted(this: Items, compare?: (one: unknown, other: unknown) => number): unknown[] {
  return Array.from(this).sort(compare);
}

/** Read by code points, half a pair that stands alone is a surrogate, and a whole pair is not. */
function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\u{fffd}');
}

function hasOwn(thing: object, name: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(thing, name) !== undefined;
}

function withResolvers(): object {
  const ends = {};
  const promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return Object.assign(ends, { promise });
}

/** Sixteen bytes of chance, of which six bits say which kind of number it is (RFC 9562). */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
