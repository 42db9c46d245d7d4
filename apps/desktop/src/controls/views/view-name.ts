import type { ReactNode } from 'react';

/** In the order in which the bar names them. */
const VIEW_NAMES = ['session', 'helios', 'history', 'selfTest', 'timing', 'settings', 'account'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** Views that others build. One that is not given has no way to it. */
export type OtherViews = Readonly<Partial<Record<Exclude<ViewName, 'session'>, ReactNode>>>;

export function viewsGiven(others: OtherViews): readonly ViewName[] {
  return VIEW_NAMES.filter((name) => name === 'session' || others[name] !== undefined);
}
