import type { Result } from '@vayl/domain';

/** What a person can take with them. The shell knows how each file is called. */
export type SelfTestExport = 'self-test-csv' | 'self-test-json';

export interface ExportsHost {
  /** Writes a new file where people find what they downloaded, and says where that is. */
  saveSelfTest(what: SelfTestExport, text: string): Promise<Result<string, 'not-saved'>>;
}
