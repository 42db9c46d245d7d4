import { ERROR_TEXT } from '@vayl/domain';
import { PasswordField } from '@vayl/ui/primitives/password-field';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

export function FieldSpecimens(): ReactNode {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState('sam.work');
  const [password, setPassword] = useState('correct horse');
  const [salary, setSalary] = useState('85000');
  return (
    <>
      <Specimen name="Empty, with a hint">
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          placeholder="you@work.com"
          need="required"
          hint="Only for the link. No newsletter."
        />
      </Specimen>
      <Specimen name="With an error">
        <TextField label="Email" value={wrong} onChange={setWrong} error={ERROR_TEXT['form/invalid-email']} />
      </Specimen>
      <Specimen name="Password, optional, number with its unit, disabled">
        <PasswordField label="Password" value={password} onChange={setPassword} autoComplete="new-password" />
        <TextField label="Referral code" value={email} onChange={setEmail} need="optional" />
        <TextField
          label="Average salary"
          inputMode="numeric"
          before="$"
          after="/ year"
          value={salary}
          onChange={setSalary}
        />
        <TextField label="Task" value="I need deep focus for coding" onChange={setEmail} isDisabled />
      </Specimen>
    </>
  );
}
