/** A value that whoever draws it can follow: both ways fit React's `useSyncExternalStore`. */
export interface Followed<Value> {
  readonly getSnapshot: () => Value;
  readonly subscribe: (onChange: () => void) => () => void;
}

export class Observed<Value> implements Followed<Value> {
  readonly #listeners = new Set<() => void>();
  #now: Value;

  constructor(initial: Value) {
    this.#now = initial;
  }

  readonly getSnapshot = (): Value => this.#now;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  set(next: Value): void {
    if (Object.is(next, this.#now)) return;
    this.#now = next;
    for (const onChange of this.#listeners) onChange();
  }
}
