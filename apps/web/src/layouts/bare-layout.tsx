import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MAIN_ID } from '../site/main-id.ts';

/** The whole screen belongs to the page; it says itself what every page has to say. */
export default function BareLayout(): ReactNode {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="bare-main">
      <Outlet />
    </main>
  );
}
