import './confirm-dialog.css';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly busy: string;
    readonly keep: string;
  };
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a step does before it is made. */
export function ConfirmDialog({ isOpen, words, isBusy, problem, onConfirm, onClose }: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button busyText={isBusy ? words.busy : undefined} onClick={onConfirm}>
            {words.confirm}
          </Button>
          <Button look="line" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className="v-confirm">
        <p>{words.text}</p>
        <FormProblem>{problem}</FormProblem>
      </div>
    </Dialog>
  );
}
