import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SessionControls } from './session-controls.tsx';
import { holdSession } from './test-helpers/held-session.ts';

it('takes over a prerendered page without a break, and then shows what this device has kept', async () => {
  const ignore = () => undefined;
  const { session } = holdSession();
  const controls = <SessionControls session={session} onOpenQuestions={ignore} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(controls);
  session.change({ centerModulationHz: 33 });
  const complaints: unknown[] = [];
  const root = hydrateRoot(place, controls, { onRecoverableError: (cause) => complaints.push(cause) });
  await expect.element(page.getByRole('slider', { name: 'Centre modulation' })).toHaveAttribute('aria-valuenow', '33');
  expect(complaints).toEqual([]);
  root.unmount();
  place.remove();
});
