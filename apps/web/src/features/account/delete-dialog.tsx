import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { MOST_EMAIL_LENGTH } from '../identity/field-lengths.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Typing the address takes a moment in which one can think. Whether it is the right one is the server's to say. */
export function DeleteDialog({ isOpen, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const { title, text, label, confirm, busy, keep } = ACCOUNT.deleteDialog;

  async function remove(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((client) => client.deleteAccount({ body: { confirmEmail: typed.trim() } }));
    setBusy(false);
    if (answer.ok) onDeleted();
    else setProblem(failureText(answer.error));
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy && typed.trim() !== '') void remove();
  }

  function forget(): void {
    setTyped('');
    setProblem(undefined);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={forget}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} isDisabled={typed.trim() === ''} busyText={isBusy ? busy : undefined}>
            {confirm}
          </Button>
          <Button look="line" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <form id={formId} className="account-dialog" noValidate onSubmit={handleSubmit}>
        <p>{text}</p>
        <TextField
          label={label}
          type="email"
          name="confirmEmail"
          autoComplete="off"
          maxLength={MOST_EMAIL_LENGTH}
          value={typed}
          onChange={setTyped}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
