import './felt-wrong-dialog.css';
import { FEELINGS, type Feeling, MOST_NOTE_CHARACTERS, type Session } from '@vayl/session';
import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { TextField } from '../primitives/text-field.tsx';
import { FEELING_TEXT, FELT_WORDS } from './words/felt-words.ts';

interface FeltWrongDialogProps {
  readonly session: Pick<Session, 'lightFeltWrong' | 'recordFelt'>;
}

/** One click makes it dark and keeps it from flickering. Only then is asked what was felt, and nobody has to say. */
export function FeltWrongDialog({ session }: FeltWrongDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [feelings, setFeelings] = useState<readonly Feeling[]>([]);
  const [note, setNote] = useState('');
  const hasSaid = feelings.length > 0 || note.trim() !== '';
  const stop = () => {
    session.lightFeltWrong();
    setOpen(true);
  };
  const save = () => {
    session.recordFelt({ feelings, note });
    setOpen(false);
  };
  const forget = () => {
    setFeelings([]);
    setNote('');
  };
  const actions = (
    <Button isDisabled={!hasSaid} onClick={save}>
      {FELT_WORDS.save}
    </Button>
  );
  return (
    <>
      <Button look="quiet" size="small" onClick={stop}>
        {FELT_WORDS.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onClosed={forget}
        title={FELT_WORDS.title}
        actions={actions}
      >
        <div className="v-felt">
          <p>
            {FELT_WORDS.blocked} {FELT_WORDS.rest}
          </p>
          <Feelings chosen={feelings} onChange={setFeelings} />
          <TextField
            label={FELT_WORDS.note}
            need="optional"
            value={note}
            onChange={setNote}
            maxLength={MOST_NOTE_CHARACTERS}
            autoComplete="off"
            hint={FELT_WORDS.stays}
          />
        </div>
      </Dialog>
    </>
  );
}

interface FeelingsProps {
  readonly chosen: readonly Feeling[];
  readonly onChange: (chosen: readonly Feeling[]) => void;
}

function Feelings({ chosen, onChange }: FeelingsProps): ReactNode {
  return (
    <fieldset className="v-felt-feelings">
      <legend>{FELT_WORDS.question}</legend>
      {FEELINGS.map((feeling) => (
        <Checkbox
          key={feeling}
          label={FEELING_TEXT[feeling]}
          isChecked={chosen.includes(feeling)}
          // They are kept in the order in which they are asked, whatever the order of the ticks.
          onChange={(isChecked) =>
            onChange(FEELINGS.filter((other) => (other === feeling ? isChecked : chosen.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}
