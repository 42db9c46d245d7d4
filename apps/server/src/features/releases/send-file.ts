import { readByteRange } from './byte-range.ts';
import type { AvailableFile } from './manifest.ts';
import { streamPart } from './stream-part.ts';

type HeldFile = Extract<AvailableFile, { from: 'here' }>;

export interface FileQuestion {
  readonly method: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
}

export type FileAnswer =
  | { readonly is: 'unsatisfiable'; readonly headers: Record<string, string> }
  | {
      readonly is: 'file';
      readonly status: 200 | 206;
      readonly headers: Record<string, string>;
      readonly body: ReadableStream<Uint8Array> | null;
    };

/** A file that we hold, whole or in part, so that a download that broke can go on where it was. */
export async function answerWithFile(held: HeldFile, { method, range, ifRange }: FileQuestion): Promise<FileAnswer> {
  const { bytes, sha256, fileName, file } = held;
  const etag = `"${sha256}"`;
  // A part of a newer release must not be glued to the beginning of an older one.
  const wanted = ifRange === undefined || ifRange === etag ? readByteRange(range, bytes) : 'whole';
  const always = { 'accept-ranges': 'bytes', etag, 'cache-control': 'no-cache' };
  if (wanted === 'unsatisfiable') {
    return { is: 'unsatisfiable', headers: { ...always, 'content-range': `bytes */${bytes}` } };
  }
  const { first, last } = wanted === 'whole' ? { first: 0, last: bytes - 1 } : wanted;
  const headers = {
    ...always,
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-length': String(last - first + 1),
    // The checksum of the whole file, whichever part is sent (RFC 9530); and once more in the form that people compare.
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    'x-checksum-sha256': sha256,
    ...(wanted === 'whole' ? {} : { 'content-range': `bytes ${first}-${last}/${bytes}` }),
  };
  const status = wanted === 'whole' ? 200 : 206;
  return { is: 'file', status, headers, body: method === 'HEAD' ? null : await streamPart(file, { first, last }) };
}
