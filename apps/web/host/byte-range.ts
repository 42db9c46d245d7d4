export interface ByteRange {
  readonly first: number;
  /** The last byte that belongs to it. */
  readonly last: number;
}

/** One range of bytes, as a player asks for it; undefined where the whole file is the answer, null where none is. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (asked === null) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
