import type { Page } from 'playwright';
import type { SiteAddresses } from '../../../tools/site/start-site.ts';
import type { PagePath } from '../src/site/pages.ts';

/** Somebody at a page, with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly site: SiteAddresses;
}

/** One thing a page can look like, and how a person comes to see it. */
export interface PageState {
  readonly path: PagePath;
  /** Unique for the path; nothing for the page as it comes. */
  readonly name?: string;
  /** Only on a narrow screen. */
  readonly isPhoneOnly?: boolean;
  /** The picture is of the window, not of the whole page. */
  readonly isOneScreen?: boolean;
  /** On the site where nothing has been released yet. */
  readonly isUnreleased?: boolean;
  readonly userAgent?: string;
  /** What happened before the visit, and what the address therefore carries. */
  readonly arrive?: (visitor: Visitor) => Promise<string> | string;
  readonly steps?: (visitor: Visitor) => Promise<void>;
  /** What can be read once the state is reached: a state that was not reached is no picture of it. */
  readonly shows?: string | RegExp;
}

export function stateName({ path, name }: PageState): string {
  const place = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  return name === undefined ? place : `${place}--${name}`;
}
