import type { LightPort, LightRequest } from '../ports/light-port.ts';
import type { SoundPort, SoundRequest } from '../ports/sound-port.ts';
import type { LogFailure } from '../ports/storage-port.ts';
import { lightRequest, soundRequest } from './engine-requests.ts';
import { isSame } from './is-same.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import type { LightView } from './session-state.ts';

/**
 * Hands light and sound what a snapshot asks of them, and only what is new. Either may be missing, come later or break:
 * a failure is logged, and the other one goes on (OVL-20).
 */
export class Engines {
  readonly #logFailure: LogFailure;
  #light: LightPort | undefined;
  #sound: SoundPort | undefined;
  #lightRequest: LightRequest | undefined;
  #soundRequest: SoundRequest | undefined;
  #offsetMs: number | undefined;

  constructor(logFailure: LogFailure) {
    this.#logFailure = logFailure;
  }

  setLight(light: LightPort | undefined): void {
    // Whoever brings another one may have forgotten that this one is lit.
    if (light !== this.#light) this.darken();
    this.#light = light;
    this.#lightRequest = undefined;
  }

  setSound(sound: SoundPort | undefined): void {
    if (sound !== this.#sound && this.#soundRequest?.isOn === true) {
      this.#attempt('sound.stop-failed', () => this.#sound?.stop());
    }
    this.#sound = sound;
    this.#soundRequest = undefined;
    this.#offsetMs = undefined;
  }

  follow(session: SessionSnapshot): void {
    this.#attempt('light.set-failed', () => this.#followLight(session));
    this.#attempt('sound.set-failed', () => this.#followSound(session));
  }

  /** Dark on the next frame. */
  darken(): void {
    this.#attempt('light.stop-failed', () => this.#light?.stop());
  }

  view({ settings }: Pick<SessionSnapshot, 'settings'>): LightView | undefined {
    const light = this.#light;
    if (light === undefined) return undefined;
    const { globalModulationHz, centerModulationHz, waveform } = settings;
    return this.#attempt('light.report-failed', () => ({
      report: light.report(),
      refreshHz: light.refreshHz > 0 ? light.refreshHz : undefined,
      global: light.capability(globalModulationHz, waveform),
      center: light.capability(centerModulationHz, waveform),
    }));
  }

  #followLight(session: SessionSnapshot): void {
    const request = lightRequest(session);
    if (this.#light === undefined || isSame(request, this.#lightRequest)) return;
    // Only what has arrived is remembered: a light that could not be told to be off is told again.
    this.#lightRequest = undefined;
    this.#light.set(request);
    this.#lightRequest = request;
  }

  #followSound(session: SessionSnapshot): void {
    const sound = this.#sound;
    if (sound === undefined) return;
    const { soundOffsetMs } = session.preferences;
    if (this.#offsetMs !== soundOffsetMs) sound.setOffsetMs(soundOffsetMs);
    this.#offsetMs = soundOffsetMs;
    const request = soundRequest(session);
    const last = this.#soundRequest;
    if (isSame(request, last)) return;
    // Remembered first: a sound that cannot start would otherwise be started anew with every beat.
    this.#soundRequest = request;
    if (request.isOn) {
      if (last?.isOn === true) sound.apply(request);
      else sound.start(request);
    } else if (last?.isOn === true) sound.stop();
  }

  #attempt<Value>(what: string, act: () => Value): Value | undefined {
    try {
      return act();
    } catch (cause) {
      this.#logFailure(what, cause);
      return undefined;
    }
  }
}
