import { detectPlatform, type Platform } from '@vayl/domain';
import type { LogFailure } from '@vayl/session';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import type { AccountHost } from '../host/account-host.ts';
import type { CalendarHost } from '../host/calendar-host.ts';
import type { ControlHost } from '../host/control-host.ts';
import type { DiagnosticsHost } from '../host/diagnostics-host.ts';
import type { ExportsHost } from '../host/exports-host.ts';
import type { HistoryHost } from '../host/history-host.ts';
import type { LedgerHost } from '../host/ledger-host.ts';
import type { PresenceHost } from '../host/presence-host.ts';
import type { ShellHost } from '../host/shell-host.ts';
import type { UpdatesHost } from '../host/updates-host.ts';
import type { ConnectLink } from './account/sign-in.ts';
import { Calendars } from './calendar/calendars.ts';
import { meetingSignal } from './calendar/meeting-signal.ts';
import { Closing } from './closing.ts';
import { type DesktopSession, startDesktopSession } from './desktop-session.ts';
import { Diagnostics } from './diagnostics/diagnostics.ts';
import { ProblemCounts } from './diagnostics/problem-counts.ts';
import type { History } from './history/history.ts';
import { startHistory } from './history/start-history.ts';
import { NetworkLedger } from './ledger/network-ledger.ts';
import { Observed } from './observed.ts';
import { answerOutside } from './outside/answer-outside.ts';
import type { LinkQuestion } from './outside/link-question.ts';
import { SelfTest } from './self-test/self-test.ts';
import { keysText } from './stop-key/keys.ts';
import type { KeptTiming } from './timing/kept-timing.ts';
import { startTiming } from './timing/start-timing.ts';
import type { Timing } from './timing/timing.ts';
import { followTray } from './tray/follow-tray.ts';
import { Updates } from './updates/updates.ts';
import type { ViewName } from './views/view-name.ts';

type Host = ControlHost &
  ShellHost &
  AccountHost &
  UpdatesHost &
  DiagnosticsHost &
  PresenceHost &
  HistoryHost &
  ExportsHost &
  CalendarHost &
  LedgerHost;

export interface DesktopApp extends DesktopSession {
  readonly closing: Closing;
  readonly linkQuestion: Observed<LinkQuestion | undefined>;
  readonly platform: Platform;
  readonly version: string;
  readonly updates: Updates;
  readonly diagnostics: Diagnostics;
  readonly timing: Timing;
  readonly timingChoices: KeptTiming;
  readonly history: History;
  readonly selfTest: SelfTest;
  /** A view that has to be seen now. */
  readonly calledView: Observed<ViewName | undefined>;
  readonly calendars: Calendars;
  readonly ledger: NetworkLedger;
}

/** The session of this computer, with all that surrounds its window. */
export async function startDesktopApp(host: Host, logProblem: LogFailure): Promise<DesktopApp> {
  const platform = detectPlatform(navigator.userAgent);
  const problems = new ProblemCounts(logProblem);
  const logFailure = problems.log;
  const shared = { host, storage: browserStorage(), logFailure };
  // First of all, so that nothing goes out unseen.
  const ledger = new NetworkLedger(shared);
  await ledger.begin();
  const started = await startDesktopSession(host, logFailure);
  const calendars = new Calendars({ ...shared, clock: browserClock(), session: started.session });
  const timing = startTiming({
    ...started,
    host,
    logFailure,
    calendar: () => meetingSignal(calendars.inMeeting.getSnapshot()),
  });
  // From here on whoever switches on is asked whether this is the time.
  const desktop = { ...started, session: timing.session };
  const closing = new Closing(host, desktop.preferences, logFailure);
  const linkQuestion = new Observed<LinkQuestion | undefined>(undefined);
  followTray({ ...desktop, timing: timing.timing, host, keysText: (keys) => keysText(keys, platform), logFailure });
  await closing.begin();
  const onConnect = (link: ConnectLink) => {
    desktop.account.signIn.handleLink(link).catch((cause: unknown) => logFailure('sign-in.link-failed', cause));
  };
  const lookAround = () => timing.timing.look();
  await host.onRequest((request) => answerOutside(request, { ...desktop, host, linkQuestion, onConnect, lookAround }));
  const version = await host.appVersion();
  const diagnostics = new Diagnostics({ host, session: desktop.session, problems, appVersion: version });
  const updates = new Updates({ host, logFailure });
  const calledView = new Observed<ViewName | undefined>(undefined);
  const callView = (view: ViewName) => {
    calledView.set(undefined);
    calledView.set(view);
    host.showControl().catch((cause: unknown) => logFailure('control.not-shown', cause));
  };
  const { history, recorder } = startHistory({
    ...desktop,
    host,
    clock: browserClock(),
    server: () => desktop.account.client,
    logFailure,
  });
  const selfTest = new SelfTest({
    ...desktop,
    storage: browserStorage(),
    logFailure,
    wallMs: () => Date.now(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    onTaskDue: () => callView('selfTest'),
  });
  calendars.start().catch((cause: unknown) => logFailure('calendar.not-started', cause));
  desktop.onBeat((beat) => {
    selfTest.tick(performance.now());
    diagnostics.handleBeat(beat);
    recorder.tick();
    calendars.tick();
    updates.tick({ nowMs: performance.now(), isLit: desktop.session.getSnapshot().settings.isOn });
  });
  const around = { closing, linkQuestion, platform, version, updates, diagnostics };
  return { ...desktop, ...timing, ...around, history, selfTest, calledView, calendars, ledger };
}
