import type { StoragePort } from '@vayl/session';

/**
 * What this browser keeps for our origin. Where it keeps nothing even the name `localStorage` throws, so it is asked for
 * anew each time, inside the call whose failure the session logs.
 */
export function browserStorage(): StoragePort {
  return {
    read: (key) => localStorage.getItem(key) ?? undefined,
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  };
}
