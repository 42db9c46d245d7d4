import type { Client } from '@vayl/contract';
import { useRef, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';
import { server } from '../server/server.ts';

type Answer = Awaited<ReturnType<Client['getReleases']>>;
export type Releases = Extract<Answer, { readonly ok: true }>['value'];
export type Release = NonNullable<Releases['mac']>;

export interface ReleaseControl {
  /** Undefined until the server has told. */
  readonly releases: Releases | undefined;
  /** The answer that is there or on its way; undefined where the server could not be asked. */
  readonly ask: () => Promise<Releases | undefined>;
}

/**
 * What can be downloaded. It is asked when somebody turns to a download and not before, so that the page itself stays
 * light; a server that did not answer is asked again by the next click.
 */
export function useReleases(): ReleaseControl {
  const [releases, setReleases] = useState<Releases>();
  const asked = useRef<Promise<Releases | undefined>>(undefined);

  async function ask(): Promise<Releases | undefined> {
    asked.current ??= askServer();
    const answer = await asked.current;
    if (answer === undefined) asked.current = undefined;
    setReleases(answer);
    return answer;
  }

  return { releases, ask };
}

async function askServer(): Promise<Releases | undefined> {
  try {
    const client = await server();
    const answer = await client.getReleases({});
    if (answer.ok) return answer.value;
    logProblem('releases.not-told', answer.error);
  } catch (cause) {
    logProblem('releases.not-told', cause);
  }
  return undefined;
}
