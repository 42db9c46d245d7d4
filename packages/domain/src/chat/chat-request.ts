/** The state of the chat's one request. Input and send are usable exactly while it is idle, before and after. */
export type ChatRequest = { readonly is: 'idle' } | { readonly is: 'loading'; readonly userQuery: string };

export const IDLE_CHAT: ChatRequest = { is: 'idle' };

/** Blank text and a second request while one runs are ignored: the state comes back unchanged. */
export function submitChat(request: ChatRequest, input: string): ChatRequest {
  const userQuery = input.trim();
  if (request.is === 'loading' || userQuery === '') return request;
  return { is: 'loading', userQuery };
}

export function isChatReady(request: ChatRequest): boolean {
  return request.is === 'idle';
}
