import { UNANSWERED } from '@vayl/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppliedNotice } from './applied-notice.tsx';
import { ControlsSheet } from './controls-sheet.tsx';
import { FeltWrongDialog } from './felt-wrong-dialog.tsx';
import { LightQuestionsDialog } from './light-questions-dialog.tsx';
import { LightStatus } from './light-status.tsx';
import { PresetShelf } from './preset-shelf.tsx';
import { ScreeningQuestions } from './screening-questions.tsx';
import { SessionControls } from './session-controls.tsx';
import { StopLight } from './stop-light.tsx';
import { holdSession } from './test-helpers/held-session.ts';
import { TimelineChooser } from './timeline-chooser.tsx';

const ignore = () => undefined;
const { session } = holdSession();

// There is no window here: whatever touches one while it renders fails.
it.each([
  [
    'the controls',
    <SessionControls key="" session={session} onOpenQuestions={ignore} />,
    'Click to start optimization',
  ],
  ['how it stands with the light', <LightStatus key="" snapshot={session.getSnapshot()} />, 'Veil off'],
  [
    'the place for what a link brought',
    <AppliedNotice key="" session={session} outcome={undefined} />,
    'role="status"',
  ],
  ['the presets', <PresetShelf key="" session={session} />, 'Light work'],
  ['the length', <TimelineChooser key="" session={session} />, 'Pomodoro'],
  ['the questions', <ScreeningQuestions key="" answers={UNANSWERED} onChange={ignore} />, 'Are you under 18?'],
  ['the way to say that it felt wrong', <FeltWrongDialog key="" session={session} />, 'The light felt wrong'],
  [
    'the sheet',
    <ControlsSheet key="" session={session}>
      Within
    </ControlsSheet>,
    'Off, 8 and 12 Hz',
  ],
])('%s is rendered on the server', (_, element, part) => {
  expect(renderToStaticMarkup(element)).toContain(part);
});

it.each([
  ['the questions again', <LightQuestionsDialog key="" session={session} isOpen={false} onClose={ignore} />],
  ['what stops the light', <StopLight key="" session={session} />],
])('%s leaves nothing on the server', (_, element) => {
  expect(renderToStaticMarkup(element)).toBe('');
});

it('shows nobody’s settings on the server, whatever is kept there', () => {
  session.change({ centerModulationHz: 77.7 });
  expect(renderToStaticMarkup(<SessionControls session={session} onOpenQuestions={ignore} />)).not.toContain('77.7');
});
