import type { HueFamily } from '@vayl/domain';

/** What a person can ask to be moved. Volume is not in a reply; it is understood so that it can be pointed at. */
export type Dial = 'center' | 'strength' | 'volume';
export type HueWish = Exclude<HueFamily, 'amber' | 'indigo'> | 'warm' | 'cool';

/**
 * The words of changing something, by what they move. `state` words describe a person as well as a light ("alert"), so
 * they count only where the light is meant. A `complaint` already asks for its opposite.
 */
export interface RefineWords {
  readonly faster: string;
  readonly slower: string;
  readonly stronger: string;
  readonly softer: string;
  readonly tooStrong: string;
  readonly tooWeak: string;
  readonly louder: string;
  readonly quieter: string;
  readonly livelier: string;
  readonly calmer: string;
  readonly tooLively: string;
  readonly tooDull: string;
  readonly rate: string;
  readonly strength: string;
  readonly volume: string;
  readonly up: string;
  readonly down: string;
  readonly opposite: string;
  readonly small: string;
  readonly large: string;
  /** Half and double, which are meant as they are said. */
  readonly twofold?: string;
  readonly keep: string;
  readonly undo: string;
  readonly light: string;
  readonly person: string;
  /** That the state somebody is in is not wanted, or is the light's doing: "and I shouldn't be", "at this rate". */
  readonly unwanted?: string;
  readonly hues: Readonly<Record<HueWish, string>>;
}
