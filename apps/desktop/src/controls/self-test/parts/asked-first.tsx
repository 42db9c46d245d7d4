import { Button } from '@vayl/ui/primitives/button';
import { ConfirmDialog } from '@vayl/ui/primitives/confirm-dialog';
import { type ReactNode, useState } from 'react';

interface AskedFirstProps {
  readonly words: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
  };
  readonly onConfirm: () => void;
}

/** A step that cannot be taken back says so first. */
export function AskedFirst({ words, onConfirm }: AskedFirstProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        // It is done at once, so there is no word for while it is being done.
        words={{ ...words, busy: words.confirm }}
        isBusy={false}
        problem={undefined}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
