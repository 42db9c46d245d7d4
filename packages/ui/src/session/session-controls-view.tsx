import './session-controls.css';
import { ERROR_TEXT, intensityText, SLIDERS } from '@vayl/domain';
import type { Session, SessionSnapshot } from '@vayl/session';
import { type ReactNode, useId } from 'react';
import { Accordion } from '../primitives/accordion.tsx';
import { Button } from '../primitives/button.tsx';
import { Heading } from '../primitives/heading.tsx';
import { Slider } from '../primitives/slider.tsx';
import { FlickerNotice } from './flicker-notice.tsx';
import { FineTune } from './parts/fine-tune.tsx';
import { LightReport } from './parts/light-report.tsx';
import { PowerRow } from './parts/power-row.tsx';
import { Rates } from './parts/rates.tsx';
import { SoundControls } from './parts/sound-controls.tsx';
import type { TestPulse } from './parts/timing-controls.tsx';
import { CONTROL_WORDS } from './words/control-words.ts';
import { SCREENING_WORDS } from './words/screening-text.ts';

export type ControlsSnapshot = Pick<
  SessionSnapshot,
  | 'settings'
  | 'preferences'
  | 'strictDemands'
  | 'clearWindow'
  | 'stoppedBy'
  | 'hasMinutes'
  | 'light'
  | 'isLightUnavailable'
  | 'flicker'
  | 'settingsProblem'
>;

export type ControlsActions = Pick<Session, 'switchOn' | 'switchOff' | 'change' | 'changePreferences' | 'allowMotion'>;

/** What the page around the panel brings to it. */
export interface ControlsSurroundings {
  /** Opens the light questions, where whoever has no flicker can change that. */
  readonly onOpenQuestions: () => void;
  /** Undefined where nothing can play the pulse. */
  readonly testPulse?: TestPulse | undefined;
  readonly isFineTuneOpen?: boolean;
}

export interface SessionControlsViewProps extends ControlsSurroundings {
  readonly snapshot: ControlsSnapshot;
  readonly actions: ControlsActions;
}

/** The panel in whatever state it is handed. */
export function SessionControlsView(props: SessionControlsViewProps): ReactNode {
  const { snapshot, actions, onOpenQuestions, testPulse, isFineTuneOpen = false } = props;
  const { settings, flicker, settingsProblem } = snapshot;
  const headingId = useId();
  const fineTune = {
    id: 'fine-tune',
    title: CONTROL_WORDS.fineTune,
    content: <FineTune snapshot={snapshot} actions={actions} testPulse={testPulse} />,
  };
  return (
    <section className="v-controls" aria-labelledby={headingId}>
      <header className="v-controls-head">
        <Heading level={2} size="part" id={headingId}>
          {CONTROL_WORDS.heading}
        </Heading>
        <p>{CONTROL_WORDS.subtitle}</p>
      </header>
      <PowerRow snapshot={snapshot} onSwitch={(isOn) => (isOn ? actions.switchOn() : actions.switchOff())} />
      {settingsProblem !== undefined && <p className="v-control-note">{ERROR_TEXT[settingsProblem]}</p>}
      <FlickerNotice permission={flicker} onOpenQuestions={onOpenQuestions} onAllowMotion={actions.allowMotion} />
      <Rates snapshot={snapshot} onChange={actions.change} />
      <div className="v-controls-list">
        <Slider
          name="Intensity"
          scale={SLIDERS.globalModulationStrength}
          value={settings.globalModulationStrength}
          text={intensityText(settings.globalModulationStrength)}
          onChange={(strength) => actions.change({ globalModulationStrength: strength })}
        />
        <div>
          <LightReport snapshot={snapshot} />
          {/* Where it may not, the notice leads there. */}
          {flicker.is === 'allowed' && (
            <Button look="quiet" size="small" onClick={onOpenQuestions}>
              {SCREENING_WORDS.open}
            </Button>
          )}
        </div>
        <SoundControls settings={settings} onChange={actions.change} />
      </div>
      <Accordion parts={[fineTune]} headingLevel={3} initiallyOpen={isFineTuneOpen ? [fineTune.id] : []} />
    </section>
  );
}
