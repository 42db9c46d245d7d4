// What a deployment may set when it builds the site (RD-11). Each has a default that needs nobody else.
import { securityEmailFrom } from './security-mailbox.ts';
import { siteUrlFrom } from './site-address.ts';

export const SITE_URL: string = siteUrlFrom(import.meta.env.VITE_SITE_URL);

/** The form for the beta; `source` says which button led there. */
export function applicationFormUrl(source: 'hero' | 'final-cta'): string {
  const address = new URL(import.meta.env.VITE_APPLICATION_FORM_URL ?? 'https://forms.example/vayl-beta');
  address.searchParams.set('source', source);
  return address.href;
}

/** A presentation of somebody else's; without one our own deck is shown. */
export const BOOKLET_URL: string | undefined = import.meta.env.VITE_BOOKLET_URL;

/** A script that measures how fast pages are; without one none is loaded. */
export const PERFORMANCE_SCRIPT_URL: string | undefined = import.meta.env.VITE_PERFORMANCE_SCRIPT_URL;

export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@vayl.example';

export const SECURITY_EMAIL: string = securityEmailFrom(import.meta.env.VITE_SECURITY_EMAIL);

/** Where a quarter of an hour with us can be booked. */
export const BOOK_DEMO_URL: string = import.meta.env.VITE_BOOK_DEMO_URL ?? 'https://calendar.example/vayl-demo';

/** For questions about sources, and for corrections. */
export const RESEARCH_EMAIL: string = import.meta.env.VITE_RESEARCH_EMAIL ?? 'research@vayl.example';

/** Lets the demo ask our server for articles. It is public, and good for nothing else (RD-05). */
export const ARTICLE_SITE_KEY: string | undefined = import.meta.env.VITE_ARTICLE_SITE_KEY;
