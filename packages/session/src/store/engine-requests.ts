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

/** Twelve decibels less: still there, and below whoever speaks. */
const DUCKED_SHARE = 0.25;

/**
 * What is heard. The timeline scales both volumes; the rates are the person's whatever the light may do. Noise alone has
 * neither a tone nor a timeline. In a pause that a person did not ask for, the noise stays: it costs nothing (RD-59).
 */
export function soundRequest(session: SessionSnapshot): SoundRequest {
  const { settings, timeline, isRunning, isNoiseAlone, isTestPulseOn, isDucked, concealedBlock } = session;
  const level = (isNoiseAlone ? 1 : timeline.level) * (isDucked ? DUCKED_SHARE : 1);
  const isNoiseOnly = isNoiseAlone || isNoiseInPause(session);
  return {
    ...settings,
    // No swell goes over the test pulses: they are all that there is to listen for.
    ...(isTestPulseOn && { ...TEST_PULSE_RATES, globalModulationStrength: 0 }),
    isSteady: concealedBlock === 'sham',
    isOn: isSoundWanted({ isOn: isRunning || isNoiseOnly, hasOwnAudio: settings.hasOwnAudio }),
    masterAudioVolume: isNoiseOnly ? 0 : settings.masterAudioVolume * level,
    backgroundVolume: settings.backgroundVolume * level,
  };
}

function isNoiseInPause({ settings, pauseReason }: SessionSnapshot): boolean {
  const isTheirs = pauseReason === undefined || pauseReason === 'person';
  return settings.isOn && !isTheirs && settings.backgroundSoundType !== 'off';
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
