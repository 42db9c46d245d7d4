import type { Result } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import type { AccountHost } from '../../../host/account-host.ts';
import type { ExportsHost, SelfTestExport } from '../../../host/exports-host.ts';
import { resultCsv, resultJson } from '../export-result.ts';
import type { TestRecord } from '../record/test-record.ts';
import { EXPORT } from '../self-test-words.ts';

export type ResultHost = ExportsHost & Pick<AccountHost, 'openInBrowser'>;

interface SaveResultProps {
  readonly record: TestRecord;
  readonly host: ExportsHost;
}

export function SaveResult({ record, host }: SaveResultProps): ReactNode {
  const [saved, setSaved] = useState<Result<string, 'not-saved'>>();
  const save = async (what: SelfTestExport) => {
    const text = what === 'self-test-csv' ? resultCsv(record) : resultJson(record);
    setSaved(await host.saveExport(what, text));
  };
  return (
    <section className="self-test-part">
      <Heading level={2} size="small">
        {EXPORT.title}
      </Heading>
      <Text look="small">{EXPORT.text}</Text>
      <div className="self-test-row">
        <Button look="line" size="small" onClick={() => void save('self-test-json')}>
          {EXPORT.json}
        </Button>
        <Button look="line" size="small" onClick={() => void save('self-test-csv')}>
          {EXPORT.csv}
        </Button>
      </div>
      <p role="status" className="self-test-status">
        {saved !== undefined && (saved.ok ? EXPORT.saved(saved.value) : EXPORT.notSaved)}
      </p>
    </section>
  );
}
