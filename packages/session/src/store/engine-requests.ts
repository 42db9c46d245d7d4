import { isSoundWanted } from '@vayl/domain';
import type { LightRequest, LightShape } from '../ports/light-port.ts';
import type { SoundRequest } from '../ports/sound-port.ts';
import type { SessionSnapshot } from './session-snapshot.ts';

/** What the light is asked for. The timeline scales the strength; without permission the tint stands still. */
export function lightRequest(session: SessionSnapshot): LightRequest {
  const { settings, timeline, isStrict, isRunning, isVisible, isRearming } = session;
  return {
    // A break is dark, and then no frames run either.
    isOn: isRunning && isVisible && !isRearming && timeline.level > 0,
    ...lightRates(session),
    globalModulationStrength: settings.globalModulationStrength * timeline.level,
    waveform: settings.waveform,
    visualHue: settings.visualHue,
    shape: lightShape(session),
    isStrict,
  };
}

/**
 * What is heard. The timeline scales both volumes; the rates are the person's whatever the light may do. Noise alone has
 * neither a tone nor a timeline.
 */
export function soundRequest(session: SessionSnapshot): SoundRequest {
  const { settings, timeline, isRunning, isNoiseAlone, isTestPulseOn, concealedBlock } = session;
  const level = isNoiseAlone ? 1 : timeline.level;
  return {
    ...settings,
    // No swell goes over the test pulses: they are all that there is to listen for.
    ...(isTestPulseOn && { ...TEST_PULSE_RATES, globalModulationStrength: 0 }),
    isSteady: concealedBlock === 'sham',
    isOn: isSoundWanted({ isOn: isRunning || isNoiseAlone, hasOwnAudio: settings.hasOwnAudio }),
    masterAudioVolume: isNoiseAlone ? 0 : settings.masterAudioVolume * level,
    backgroundVolume: settings.backgroundVolume * level,
  };
}

type Rates = Pick<LightRequest, 'globalModulationHz' | 'centerModulationHz'>;

const STILL: Rates = { globalModulationHz: 0, centerModulationHz: 0 };
/** Slow enough to tell by eye and ear which comes first. */
const TEST_PULSE_RATES: Rates = { globalModulationHz: 1, centerModulationHz: 1 };

function lightRates({ flicker, isTestPulseOn, concealedBlock, settings }: SessionSnapshot): Rates {
  if (flicker.is !== 'allowed' || concealedBlock === 'sham') return STILL;
  if (isTestPulseOn) return TEST_PULSE_RATES;
  const { globalModulationHz, centerModulationHz } = settings;
  return { globalModulationHz, centerModulationHz };
}

/** With no window to keep clear, the rim is what leaves most of the page alone. */
function lightShape({ preferences, clearWindow }: SessionSnapshot): LightShape {
  if (preferences.veilShape !== 'window') return { is: preferences.veilShape };
  return clearWindow === undefined ? { is: 'edge' } : { is: 'window', clear: clearWindow };
}
