import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SIGNUP } from '../../../content/signup.content.ts';
import { HEADER_NOTE_ID } from '../../layouts/site-header.tsx';

const never = (): (() => void) => () => undefined;

/** Stands in the navigation bar, which belongs to the layout and knows nothing of referrals. */
export function ReferralNote(): ReactNode {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(HEADER_NOTE_ID),
    () => null,
  );
  return place === null ? null : createPortal(SIGNUP.note, place);
}
