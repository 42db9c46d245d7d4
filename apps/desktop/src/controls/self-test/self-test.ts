import { type BlockCount, type DoneTask, type Guess, planBlocks, type Rating, scoreTask } from '@vayl/domain';
import { type LogFailure, OPEN_PLAN, type Session, type StoragePort } from '@vayl/session';
import type { Meter } from '../meter/meter.ts';
import type { NamedPreset } from '../named-preset.ts';
import { Observed } from '../observed.ts';
import { blockRefusal, comparedBy } from './block-refusal.ts';
import { BlockTime } from './block-time.ts';
import { KeptTest } from './record/kept-test.ts';
import { type RepeatReason, reportOf, type TestRecord } from './record/test-record.ts';
import type { SelfTestState } from './self-test-state.ts';
import { isSameTested, settingsWith, testedSettings } from './tested-settings.ts';

export interface TestChoice {
  /** Undefined for what is set now. */
  readonly preset: NamedPreset | undefined;
  readonly settingName: string;
  readonly blockCount: BlockCount;
  readonly blockMinutes: number;
}

export interface SelfTestOptions {
  readonly session: Session;
  readonly meter: Pick<Meter, 'getSnapshot' | 'subscribe'>;
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
  readonly wallMs: () => number;
  readonly newSeed: () => number;
  /** The session of a block is over, and its task should not wait long. */
  readonly onTaskDue: () => void;
}

/** What was set before a block, to be set again after it. */
type Before = Pick<ReturnType<Session['getSnapshot']>, 'settings' | 'plan'>;

/**
 * One test at a time: which block is next, what it is given, and what came of it. The kind of a block is told to the
 * session and to nobody else; how many blocks there are is fixed before the first, and nothing is compared before the last.
 */
export class SelfTest extends Observed<SelfTestState> {
  readonly #options: SelfTestOptions;
  readonly #kept: KeptTest;
  readonly #time = new BlockTime();
  #before: Before | undefined;

  constructor(options: SelfTestOptions) {
    super({ is: 'none' });
    this.#options = options;
    this.#kept = new KeptTest(options);
    const record = this.#kept.load();
    if (record?.endedAtMs === null) this.#rest(record, record.isBlockOpen ? 'app-closed' : undefined);
    else if (record !== undefined) this.set({ is: 'ended', record, report: reportOf(record) });
    options.session.subscribe(() => this.#followSession());
    options.meter.subscribe(() => this.#lookAgain());
  }

  /** Chooses what is compared, how often and for how long. It cannot be changed afterwards. */
  begin({ preset, settingName, blockCount, blockMinutes }: TestChoice): void {
    const { session, newSeed, wallMs } = this.#options;
    const snapshot = session.getSnapshot();
    const settings = settingsWith(snapshot.settings, preset);
    this.#rest({
      seed: newSeed(),
      settingName,
      settings: testedSettings(settings),
      ...comparedBy({ ...snapshot, settings }),
      blockCount,
      blockMinutes,
      startedAtMs: wallMs(),
      blocks: [],
      repeats: [],
      isBlockOpen: false,
      endedAtMs: null,
    });
  }

  /** To be called inside a person's gesture: it switches the session on. */
  startBlock(): void {
    const state = this.getSnapshot();
    if (state.is !== 'between' || this.#refusalOf(state.record) !== undefined) return;
    const { session } = this.#options;
    const { record } = state;
    const kind = planBlocks(record.blockCount, record.seed)[record.blocks.length];
    if (kind === undefined) return;
    const { settings, plan } = session.getSnapshot();
    session.choosePlan(OPEN_PLAN);
    session.change(record.settings);
    const opened = { ...record, isBlockOpen: true };
    this.#kept.save(opened);
    this.#time.begin(record.blockMinutes);
    session.switchOnConcealed(kind);
    this.#before = { settings, plan };
    this.set({ is: 'session', record: opened, secondsLeft: this.#time.secondsLeft, isPaused: false });
    this.#followSession();
  }

  /** Whenever the shell's beat comes: a hidden page has no timer that could be relied on. */
  tick(nowMs: number): void {
    const state = this.getSnapshot();
    if (state.is !== 'session') return;
    const { session } = this.#options;
    const { isRunning, isPaused } = session.getSnapshot();
    this.#time.count(nowMs, isRunning);
    const { secondsLeft } = this.#time;
    if (secondsLeft === 0) {
      this.set({ is: 'task', record: state.record, problem: undefined });
      session.switchOff();
      this.#options.onTaskDue();
    } else if (secondsLeft !== state.secondsLeft || isPaused !== state.isPaused) {
      this.set({ ...state, secondsLeft, isPaused });
    }
  }

  finishTask(task: DoneTask): void {
    const state = this.getSnapshot();
    if (state.is !== 'task') return;
    const { record } = state;
    const outcome = scoreTask(task);
    if (outcome.is === 'scored') this.set({ is: 'questions', record, score: outcome.score });
    else this.set({ is: 'task', record, problem: outcome.because });
  }

  answer(rating: Rating, guess: Guess): void {
    const state = this.getSnapshot();
    if (state.is !== 'questions') return;
    const { record, score } = state;
    const doneAtMs = this.#options.wallMs();
    const blocks = [...record.blocks, { doneAtMs, score, rating, guess }];
    const done = { ...record, blocks, isBlockOpen: false };
    if (blocks.length < record.blockCount) this.#rest(done);
    else this.#end(done);
  }

  /** A block that is left is begun again, from its beginning. */
  giveUpBlock(): void {
    this.#repeat('given-up');
  }

  /** Only between blocks. What was done is compared, and the report says that there is less of it than was planned. */
  endEarly(): void {
    const state = this.getSnapshot();
    if (state.is === 'between') this.#end(state.record);
  }

  delete(): void {
    const { is } = this.getSnapshot();
    if (is !== 'between' && is !== 'ended') return;
    this.#kept.remove();
    this.set({ is: 'none' });
  }

  #rest(record: TestRecord, repeatedBecause?: RepeatReason): void {
    const block = record.blocks.length + 1;
    const repeats = repeatedBecause === undefined ? [] : [{ block, because: repeatedBecause }];
    const resting = { ...record, isBlockOpen: false, repeats: [...record.repeats, ...repeats] };
    this.#kept.save(resting);
    this.set({ is: 'between', record: resting, refusal: this.#refusalOf(resting), repeatedBecause });
  }

  #end(record: TestRecord): void {
    const ended = { ...record, endedAtMs: this.#options.wallMs() };
    this.#kept.save(ended);
    this.set({ is: 'ended', record: ended, report: reportOf(ended) });
  }

  #repeat(because: RepeatReason): void {
    const state = this.getSnapshot();
    if (state.is !== 'session' && state.is !== 'task' && state.is !== 'questions') return;
    // Whoever has set something else wants that, and not what was there before.
    if (because === 'settings-changed') this.#before = undefined;
    this.#rest(state.record, because);
    if (state.is === 'session') this.#options.session.switchOff();
  }

  #followSession(): void {
    const state = this.getSnapshot();
    const { settings, flicker, concealedBlock } = this.#options.session.getSnapshot();
    if (state.is === 'session') {
      if (!settings.isOn) this.#repeat('session-ended');
      else if (!isSameTested(testedSettings(settings), state.record.settings)) this.#repeat('settings-changed');
      else if (state.record.comparesLight && flicker.is === 'refused') this.#repeat('light-refused');
    }
    if (state.is === 'task' && settings.isOn) this.#repeat('session-during-task');
    // Once it is dark: what was set before must not shine into the end of a block.
    if (concealedBlock === undefined && !settings.isOn) this.#setBack();
    this.#lookAgain();
  }

  #setBack(): void {
    const before = this.#before;
    if (before === undefined) return;
    this.#before = undefined;
    const { session } = this.#options;
    session.change(testedSettings(before.settings));
    session.choosePlan(before.plan);
  }

  #lookAgain(): void {
    const state = this.getSnapshot();
    if (state.is !== 'between') return;
    const refusal = this.#refusalOf(state.record);
    if (refusal !== state.refusal) this.set({ ...state, refusal });
  }

  #refusalOf(record: TestRecord) {
    const { session, meter } = this.#options;
    return blockRefusal({ session: session.getSnapshot(), minutes: meter.getSnapshot(), record });
  }
}
