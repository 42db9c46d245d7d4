import { ERROR_TEXT, type ErrorCode } from '@vayl/domain';

/** The sentence for a code that the server put into an address. Anybody can write an address, so only ours is shown. */
export function errorInAddress(query: URLSearchParams): string | undefined {
  const code = query.get('error');
  if (code === null) return undefined;
  return isErrorCode(code) ? ERROR_TEXT[code] : ERROR_TEXT['server/failed'];
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_TEXT, code);
}
