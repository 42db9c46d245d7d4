import type { Result } from '@vayl/domain';

/** What the shell says of the computer. Read with care: whatever it says is checked before it goes into a file. */
export interface SystemFacts {
  readonly name: string;
  readonly version: string;
  readonly arch: string;
  readonly webview: string | null;
}

export interface DiagnosticsHost {
  describeSystem(): Promise<SystemFacts>;
  /** Writes a new file where people find what they downloaded, and says where that is. */
  saveDiagnostics(text: string): Promise<Result<string, 'not-saved'>>;
}
