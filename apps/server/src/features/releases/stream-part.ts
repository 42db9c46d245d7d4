import { open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

const CHUNK_BYTES = 64 * 1024;

/** Reads a part of a file as fast as it is taken, and closes it when the reader has everything or has gone. */
export async function streamPart(file: string, { first, last }: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const handle = await open(file);
  let position = first;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const length = Math.min(CHUNK_BYTES, last - position + 1);
      if (length === 0) {
        await handle.close();
        controller.close();
        return;
      }
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead === 0) {
        await handle.close();
        throw new Error('a release file became shorter while it was sent');
      }
      position += bytesRead;
      controller.enqueue(buffer.subarray(0, bytesRead));
    },
    cancel: () => handle.close(),
  });
}
