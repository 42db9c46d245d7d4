import type { Result } from '@vayl/domain';
import type { Session } from '@vayl/session';
import type { ControlHost } from '../../host/control-host.ts';
import type { DiagnosticsHost } from '../../host/diagnostics-host.ts';
import type { ControlBeat } from '../../wire/beat.ts';
import { DiagnosticsFile } from './diagnostics-file.ts';
import type { ProblemCounts } from './problem-counts.ts';

interface DiagnosticsNeeds {
  readonly host: Pick<ControlHost, 'displays'> & DiagnosticsHost;
  readonly session: Pick<Session, 'getSnapshot'>;
  readonly problems: Pick<ProblemCounts, 'all'>;
  readonly appVersion: string;
}

/** The one file for support: made when it is asked for, seen before it is saved, sent by nobody. */
export class Diagnostics {
  readonly #needs: DiagnosticsNeeds;
  #reports: ControlBeat['reports'] = {};

  constructor(needs: DiagnosticsNeeds) {
    this.#needs = needs;
  }

  handleBeat({ reports }: ControlBeat): void {
    this.#reports = reports;
  }

  /** What the file will hold, to the letter. */
  async read(): Promise<string> {
    const { host, session, problems, appVersion } = this.#needs;
    const { light, settings, isStrict, concealedBlock } = session.getSnapshot();
    // While a block of a self-test runs, its figures would tell which kind it is.
    const isConcealed = concealedBlock !== undefined;
    const file = DiagnosticsFile.parse({
      app: { version: appVersion },
      system: await host.describeSystem(),
      displays: await host.displays(),
      light:
        light === undefined || isConcealed
          ? null
          : {
              ...light.report,
              refreshHz: light.refreshHz ?? null,
              globalRate: light.global.grade,
              centerRate: light.center.grade,
              isStrict,
            },
      overlays: isConcealed
        ? []
        : Object.values(this.#reports).map(({ depth, ...report }) => ({ ...report, ...depth })),
      settings,
      problems: problems.all.map(([code, times]) => ({ code, times })),
    });
    return `${JSON.stringify(file, undefined, 2)}\n`;
  }

  save(text: string): Promise<Result<string, 'not-saved'>> {
    return this.#needs.host.saveDiagnostics(text);
  }
}
