import type { Verdict } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import type { AccountHost } from '../../../host/account-host.ts';
import { rangeText } from '../report-words.ts';
import { OWN_NUMBER } from '../self-test-words.ts';

interface OwnNumberProps {
  readonly verdict: Verdict;
  readonly host: Pick<AccountHost, 'openInBrowser'>;
}

/** Leads to the site's calculator with the person's own number, which goes nowhere but into the address of that page. */
export function OwnNumber({ verdict, host }: OwnNumberProps): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const { change, code } = verdict;
  // Who has found nothing has no number to reckon with.
  if (change === undefined || code !== 'quicker') return null;
  const open = async () => {
    const opened = await host.openInBrowser(calculatorPath(change.change));
    setFailed(!opened.ok);
  };
  return (
    <section className="self-test-part">
      <Heading level={2} size="small">
        {OWN_NUMBER.title}
      </Heading>
      <Text look="small">{OWN_NUMBER.text(rangeText(change))}</Text>
      <div className="self-test-row">
        <Button look="line" size="small" onClick={() => void open()}>
          {OWN_NUMBER.open}
        </Button>
      </div>
      <p role="status" className="self-test-status">
        {isFailed && OWN_NUMBER.notOpened}
      </p>
    </section>
  );
}

/** In whole per cent: the calculator knows no finer ones. */
function calculatorPath(changePercent: number): string {
  return `/research?gain=${Math.round(-changePercent)}#roi-calculator`;
}
