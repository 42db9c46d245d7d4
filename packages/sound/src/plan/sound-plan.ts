import {
  audibleGateHz,
  type BackgroundSoundType,
  globalDepth,
  type Hertz,
  isSoundWanted,
  modulatorCutoffHz,
  type SessionSettings,
  tonePitchHz,
  type Waveform,
} from '@vayl/domain';
import { waveMeanSquare } from './smoothed-amplitude.ts';

/** A modulator: an oscillator through a low-pass that rounds its edges, added to a gain at rest. */
export interface ModulatorPlan {
  readonly hz: Hertz;
  readonly waveform: Waveform;
  readonly cutoffHz: Hertz;
  /** The gain around which it moves, and how far. */
  readonly restGain: number;
  readonly depthGain: number;
}

/** The numbers of every node for a session's settings. Making and moving the nodes is the engine's business. */
export interface SoundPlan {
  readonly pitchHz: Hertz;
  /** The pulses of the tone, at the centre rate. */
  readonly gate: ModulatorPlan;
  /** The slow swell of the tone, at the global rate. */
  readonly swell: ModulatorPlan;
  readonly toneGain: number;
  readonly background: { readonly type: BackgroundSoundType; readonly track: string; readonly gain: number };
}

/** A session's settings, and whether a person listens to something of their own (RD-38). */
export type SoundSettings = SessionSettings & {
  readonly hasOwnAudio?: boolean;
  /** A tone that neither pulses nor swells, as loud as the one that does: the sham of a self-test. */
  readonly isSteady?: boolean;
};

/** The tone never peaks above half, which leaves room for a background; the background is lifted to be heard beside it. */
const TONE_TRIM = 0.5;
const BACKGROUND_TRIM = 2;
const GATE_REST = 0.5;
/** A smoothed square or sawtooth overshoots by 4.3 %, which must not turn the gate inside out. */
const GATE_DEPTH: Readonly<Record<Waveform, number>> = { Sine: 0.5, Triangle: 0.5, Square: 0.46, Sawtooth: 0.46 };

export function planSound(settings: SoundSettings): SoundPlan {
  const { waveform, globalModulationHz, globalModulationStrength, masterAudioVolume } = settings;
  const isWanted = isSoundWanted({ isOn: settings.isOn, hasOwnAudio: settings.hasOwnAudio ?? false });
  const pitchHz = tonePitchHz(settings.isochronicPitch);
  const gateHz = audibleGateHz(settings.centerModulationHz, pitchHz);
  const depth = globalDepth(globalModulationStrength);
  const moved = settings.isSteady === true ? steady : (plan: ModulatorPlan) => plan;
  return {
    pitchHz,
    gate: moved(modulator(gateHz, waveform, GATE_REST, GATE_DEPTH[waveform])),
    swell: moved(modulator(globalModulationHz, 'Sine', 1 - depth, depth)),
    toneGain: isWanted ? TONE_TRIM * masterAudioVolume : 0,
    background: {
      type: settings.backgroundSoundType,
      track: settings.ambientTrack,
      gain: isWanted && settings.backgroundSoundType !== 'off' ? BACKGROUND_TRIM * settings.backgroundVolume : 0,
    },
  };
}

function modulator(hz: Hertz, waveform: Waveform, restGain: number, depthGain: number): ModulatorPlan {
  return { hz, waveform, cutoffHz: modulatorCutoffHz(hz), restGain, depthGain };
}

/** It stands still at the gain that lets as much power through as moving did. */
function steady(plan: ModulatorPlan): ModulatorPlan {
  const { restGain, depthGain, waveform, hz, cutoffHz } = plan;
  const restSteady = Math.sqrt(restGain ** 2 + depthGain ** 2 * waveMeanSquare(waveform, hz / cutoffHz));
  return { ...plan, restGain: restSteady, depthGain: 0 };
}
