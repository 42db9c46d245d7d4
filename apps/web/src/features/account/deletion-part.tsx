import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeletionPart({ onDeleted }: { readonly onDeleted: () => void }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart title={ACCOUNT.deletion.title}>
      <p>{ACCOUNT.deletion.lead}</p>
      <div className="account-stack">
        <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {ACCOUNT.deletion.open}
        </Button>
      </div>
      <DeleteDialog isOpen={isOpen} onClose={() => setOpen(false)} onDeleted={onDeleted} />
    </AccountPart>
  );
}
