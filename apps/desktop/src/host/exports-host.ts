import type { Result } from '@vayl/domain';

/** What a person can take with them. The shell knows how each file is called. */
export type Export = 'history-csv' | 'history-json' | 'self-test-csv' | 'self-test-json';
export type HistoryExport = Extract<Export, `history-${string}`>;
export type SelfTestExport = Extract<Export, `self-test-${string}`>;

export interface ExportsHost {
  /** Writes a new file where people find what they downloaded, and says where that is. */
  saveExport(what: Export, text: string): Promise<Result<string, 'not-saved'>>;
}
