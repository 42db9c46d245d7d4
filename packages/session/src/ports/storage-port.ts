/** What a device keeps. Every way may throw: a full disk or a private window is no bug of ours. */
export interface StoragePort {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** For what is logged only, and by that decision shown to nobody. */
export type LogFailure = (what: string, cause: unknown) => void;
