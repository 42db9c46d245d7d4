import { DEMO_DEFAULTS } from '@vayl/domain';
import { type Bars, type HeliosReply, type PresentSettings, suggest as suggestFor } from '../src/index.ts';
import type { LabelledQuery } from './query-shape.ts';

/**
 * The shape that the judge's scorer calls: a query and the settings that the session has.
 *
 * @public The shared scorer imports it by path, from outside this tree.
 */
export function suggest(query: string, currentSettings: PresentSettings): HeliosReply {
  return suggestFor({ query, currentSettings });
}

export function answer({ query, currentSettings }: LabelledQuery, bars?: Bars): HeliosReply {
  return suggestFor({ query, currentSettings: currentSettings ?? DEMO_DEFAULTS }, bars);
}
