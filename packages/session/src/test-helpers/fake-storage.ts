import type { StoragePort } from '../index.ts';

export class FakeStorage implements StoragePort {
  readonly texts = new Map<string, string>();
  isBroken = false;
  isFull = false;

  constructor(records: Readonly<Record<string, unknown>> = {}) {
    for (const [key, record] of Object.entries(records)) {
      this.texts.set(key, typeof record === 'string' ? record : JSON.stringify(record));
    }
  }

  read(key: string): string | undefined {
    this.#fail();
    return this.texts.get(key);
  }

  write(key: string, text: string): void {
    this.#fail();
    if (this.isFull) throw new Error('no room here');
    this.texts.set(key, text);
  }

  remove(key: string): void {
    this.#fail();
    this.texts.delete(key);
  }

  json(key: string): unknown {
    const text = this.texts.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  #fail(): void {
    if (this.isBroken) throw new Error('no storage here');
  }
}
