import type { CDPSession } from 'playwright';
import { z } from 'zod';

const HeapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())], z.unknown()) }),
  }),
  nodes: z.array(z.number()),
});

/**
 * How much of a page's heap is its scripts in the browser's own form: byte code, optimised code and what it has learnt
 * about them. It grows with use, whatever the page does, and is no memory that a page could let go.
 */
export async function compiledCodeMB(wire: CDPSession): Promise<number> {
  const parts: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  wire.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await wire.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  wire.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = HeapSnapshot.parse(JSON.parse(parts.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + typeAt] === code) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes / 1e6;
}
