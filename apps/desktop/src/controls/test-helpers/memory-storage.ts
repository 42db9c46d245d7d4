import type { StoragePort } from '@vayl/session';

export function memoryStorage(kept = new Map<string, string>()): StoragePort {
  return {
    read: (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}
