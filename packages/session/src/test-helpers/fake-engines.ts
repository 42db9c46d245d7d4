import type { LightPort, LightReport, LightRequest, RateOnDisplay, SoundPort, SoundRequest } from '../index.ts';

const DARK: LightReport = { askedLuminance: 0, deliveredLuminance: 0, limitLuminance: 0.1, reason: 'dark' };

/** Remembers what it was asked for, and says what it is told to. */
export class FakeLight implements LightPort {
  readonly told: (LightRequest | 'stop')[] = [];
  answer: LightReport = DARK;
  refreshHz = 60;

  set(request: LightRequest): void {
    this.told.push(request);
  }

  stop(): void {
    this.told.push('stop');
  }

  report(): LightReport {
    return { ...this.answer };
  }

  capability(hz: number): RateOnDisplay {
    return { grade: hz < 0.45 * this.refreshHz ? 'exact' : 'not-representable', text: `${hz} Hz` };
  }

  get requests(): readonly LightRequest[] {
    return this.told.filter((request) => request !== 'stop');
  }

  get asked(): LightRequest | undefined {
    return this.requests.at(-1);
  }
}

export class FakeSound implements SoundPort {
  readonly told: (readonly ['start' | 'apply', SoundRequest] | readonly ['stop'] | readonly ['offset', number])[] = [];

  start(request: SoundRequest): void {
    this.told.push(['start', request]);
  }

  apply(request: SoundRequest): void {
    this.told.push(['apply', request]);
  }

  stop(): void {
    this.told.push(['stop']);
  }

  setOffsetMs(offsetMs: number): void {
    this.told.push(['offset', offsetMs]);
  }

  get words(): readonly string[] {
    return this.told.map(([word]) => word);
  }

  get heard(): SoundRequest | undefined {
    const requests = this.told.flatMap(([word, request]) => (word === 'start' || word === 'apply' ? [request] : []));
    return requests.at(-1);
  }
}
