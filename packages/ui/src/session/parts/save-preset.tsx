import { ERROR_TEXT } from '@vayl/domain';
import type { PresetError, Session } from '@vayl/session';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import { PRESET_WORDS } from '../words/preset-text.ts';

interface SavePresetProps {
  readonly onSave: Session['savePreset'];
  readonly onSaved: () => void;
}

/** What is set now, under a name. What is wrong with the name stands under it until it is changed. */
export function SavePreset({ onSave, onSaved }: SavePresetProps): ReactNode {
  const [name, setName] = useState('');
  const [error, setError] = useState<PresetError>();
  const edit = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = onSave(name);
    if (outcome !== 'done') return setError(outcome);
    edit('');
    onSaved();
  };
  return (
    <form className="v-preset-save" onSubmit={handleSubmit} noValidate>
      <TextField
        label={PRESET_WORDS.name}
        value={name}
        onChange={edit}
        error={error && ERROR_TEXT[error]}
        autoComplete="off"
      />
      <Button look="line" type="submit">
        Save
      </Button>
    </form>
  );
}
