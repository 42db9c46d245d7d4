// The one door of this package: everything that others may use, and nothing else.
export type { Access, Call, CallAnswer, CallInput, CallRefusal, CallRequest, CallResult, Method } from './call.ts';
export type { SuggestionAnswer } from './calls/suggestion.ts';
export { CALLS, type CallName } from './calls.ts';
export { type CallFailure, type Client, type ClientOptions, createClient } from './client.ts';
export { COMMON_ERRORS, ErrorBody } from './error-body.ts';
export { openApiDocument } from './openapi.ts';
export { PopupMessage } from './popup-message.ts';
export { type PopupStart, popupStartPath } from './popup-start.ts';
export { suggestionResponse } from './suggestion-response.ts';
