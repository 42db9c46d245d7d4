export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file that a `range` header asks for (RFC 9110, 14.2). Something that is not one range of bytes is
 * ignored, as the RFC allows: then the whole file is the answer.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(?<from>\d{0,15})-(?<to>\d{0,15})$/i.exec(header?.trim() ?? '');
  const { from = '', to = '' } = match?.groups ?? {};
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'unsatisfiable' : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= bytes) return 'unsatisfiable';
  return { first, last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
