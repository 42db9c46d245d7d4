import './account-part.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { type ReactNode, useId } from 'react';

interface AccountPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One chapter of the account: its name at the left, under a rule. */
export function AccountPart({ title, children }: AccountPartProps): ReactNode {
  const id = useId();
  return (
    <section className="account-part" aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <div className="account-part-body">{children}</div>
    </section>
  );
}
