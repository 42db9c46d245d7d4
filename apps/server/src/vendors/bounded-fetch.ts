/** More than any answer that we ask for; a provider that sends more is broken, or not the one we meant. */
const MOST_ANSWER_BYTES = 64 * 1024;

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** Follows no redirect, since the address is configured and the key is meant for it alone, and reads no endless answer. */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  return new Response(body === null ? null : body.pipeThrough(countBytes()), { status, statusText, headers });
}

function countBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_ANSWER_BYTES) controller.error(new AnswerTooLarge('the answer does not end'));
      else controller.enqueue(chunk);
    },
  });
}
