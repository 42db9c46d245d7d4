import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { MOST_NAME_LENGTH } from '../identity/field-lengths.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

interface NameFormProps {
  readonly userId: string;
  readonly name: string;
  readonly onSaved: () => Promise<void>;
}

type Saving = { readonly is: 'idle' | 'busy' | 'saved' } | { readonly is: 'failed'; readonly text: string };

export function NameForm({ userId, name, onSaved }: NameFormProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });

  async function save(): Promise<void> {
    setSaving({ is: 'busy' });
    const body = { displayName: typed.trim() === '' ? null : typed };
    const answer = await ask((client) => client.writeProfile({ params: { userId }, body }));
    if (answer.ok) await onSaved();
    setSaving(answer.ok ? { is: 'saved' } : { is: 'failed', text: failureText(answer.error) });
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (saving.is !== 'busy') void save();
  }

  return (
    <form className="account-line" noValidate onSubmit={handleSubmit}>
      <TextField
        label={ACCOUNT.profile.name}
        name="displayName"
        autoComplete="name"
        maxLength={MOST_NAME_LENGTH}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setSaving({ is: 'idle' });
        }}
        hint={<span role="status">{saving.is === 'saved' ? ACCOUNT.profile.savedName : ACCOUNT.profile.nameHint}</span>}
        error={saving.is === 'failed' ? saving.text : undefined}
      />
      <Button type="submit" look="line" busyText={saving.is === 'busy' ? ACCOUNT.profile.savingName : undefined}>
        {ACCOUNT.profile.saveName}
      </Button>
    </form>
  );
}
