import type { Result } from '@vayl/domain';

/** Why there is no newer app yet. `not-ours`: something was offered that we did not sign, or that is not in the manifest. */
export type UpdateRefusal = 'unreachable' | 'not-ours' | 'postponed' | 'light-is-on' | 'not-ready' | 'failed';

/** How the shell changes itself for a newer one. It refuses to do so while there is light on a screen. */
export interface UpdatesHost {
  /** Looks for a newer app and fetches it. Its version, once it has passed every check. */
  fetchUpdate(): Promise<Result<string | undefined, UpdateRefusal>>;
  /** Gives up what is being fetched. */
  postponeUpdate(): Promise<void>;
  /** On some systems the app ends with this, and the newer one starts. */
  installUpdate(): Promise<Result<undefined, UpdateRefusal>>;
  restartApp(): Promise<Result<undefined, UpdateRefusal>>;
}
