import './session-controls.css';
import './compact-controls.css';
import { ERROR_TEXT, intensityText, SLIDERS } from '@vayl/domain';
import type { Session } from '@vayl/session';
import type { ReactNode } from 'react';
import { Trace } from '../instruments/trace.tsx';
import { Accordion } from '../primitives/accordion.tsx';
import { Button } from '../primitives/button.tsx';
import { Slider } from '../primitives/slider.tsx';
import { FlickerNotice } from './flicker-notice.tsx';
import { DeviceControls } from './parts/device-controls.tsx';
import { LightWords } from './parts/light-words.tsx';
import { NoiseSwitch } from './parts/noise-switch.tsx';
import { PowerRow } from './parts/power-row.tsx';
import { Rates } from './parts/rates.tsx';
import { SoundControls } from './parts/sound-controls.tsx';
import { ToneAndColour } from './parts/tone-and-colour.tsx';
import { PresetShelf } from './preset-shelf.tsx';
import { TimelineChooser } from './timeline-chooser.tsx';
import { useSession } from './use-session.tsx';
import { CONTROL_WORDS } from './words/control-words.ts';
import { PRESET_WORDS } from './words/preset-text.ts';
import { SCREENING_WORDS } from './words/screening-text.ts';

interface CompactControlsProps {
  readonly session: Session;
  /** Stands beside the switch. */
  readonly heading: ReactNode;
  /** Opens the light questions, where whoever has no flicker can change that. */
  readonly onOpenQuestions: () => void;
}

/** Everything that one session can be set to, for a small window that is all instrument. */
export function CompactControls({ session, heading, onOpenQuestions }: CompactControlsProps): ReactNode {
  const snapshot = useSession(session);
  const { settings, flicker, light, settingsProblem, isRunning: isOn } = snapshot;
  const { globalModulationHz, centerModulationHz, waveform, globalModulationStrength } = settings;
  return (
    <div className="v-compact">
      <div className="v-compact-now">
        <header className="v-compact-head">
          {heading}
          <PowerRow snapshot={snapshot} onSwitch={(toOn) => (toOn ? session.switchOn() : session.switchOff())} />
        </header>
        <div className="v-compact-trace">
          <Trace
            {...{ isOn, waveform }}
            globalHz={globalModulationHz}
            centerHz={centerModulationHz}
            {...(light?.refreshHz !== undefined && { refreshHz: light.refreshHz })}
          />
        </div>
        {settingsProblem !== undefined && <p className="v-control-note">{ERROR_TEXT[settingsProblem]}</p>}
        <FlickerNotice permission={flicker} onOpenQuestions={onOpenQuestions} onAllowMotion={session.allowMotion} />
        <Rates snapshot={snapshot} onChange={session.change} />
        <Slider
          name="Intensity"
          scale={SLIDERS.globalModulationStrength}
          value={globalModulationStrength}
          text={intensityText(globalModulationStrength)}
          layout="row"
          onChange={(strength) => session.change({ globalModulationStrength: strength })}
        />
      </div>
      <Accordion parts={partsOf(session, snapshot, onOpenQuestions)} headingLevel={2} initiallyOpen={['fine-tune']} />
    </div>
  );
}

function partsOf(session: Session, snapshot: ReturnType<typeof useSession>, onOpenQuestions: () => void) {
  const { settings, isTestPulseOn } = snapshot;
  return [
    {
      id: 'fine-tune',
      title: CONTROL_WORDS.fineTune,
      content: (
        <div className="v-controls-list">
          <ToneAndColour settings={settings} onChange={session.change} />
          <SoundControls settings={settings} onChange={session.change} />
          <NoiseSwitch snapshot={snapshot} onPlay={session.playNoise} />
        </div>
      ),
    },
    {
      id: 'presets',
      title: PRESET_WORDS.heading,
      content: <PresetShelf session={session} canShare={false} isNamedAbove />,
    },
    { id: 'length', title: CONTROL_WORDS.length, content: <TimelineChooser session={session} /> },
    {
      id: 'device',
      title: CONTROL_WORDS.device,
      content: (
        <div className="v-controls-list">
          <LightWords snapshot={snapshot} />
          <div>
            <Button look="quiet" size="small" onClick={onOpenQuestions}>
              {SCREENING_WORDS.open}
            </Button>
          </div>
          <DeviceControls
            snapshot={snapshot}
            actions={session}
            testPulse={{ isOn: isTestPulseOn, onChange: session.setTestPulse }}
          />
        </div>
      ),
    },
  ];
}
