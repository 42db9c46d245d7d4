import './provider-buttons.css';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import type { ReactNode } from 'react';
import { IDENTITY } from '../../../content/identity.content.ts';
import type { ProviderName } from './provider-popup.ts';

interface ProviderButtonsProps {
  readonly purpose: 'signUp' | 'signIn';
  /** The one whose window is open. */
  readonly busy: ProviderName | undefined;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
  readonly onPress: (provider: ProviderName) => void;
}

const PROVIDERS: readonly ProviderName[] = ['google', 'microsoft'];

export function ProviderButtons({ purpose, busy, isDisabled, problem, onPress }: ProviderButtonsProps): ReactNode {
  return (
    <div className="provider-buttons">
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          look="line"
          isDisabled={isDisabled}
          busyText={busy === provider ? IDENTITY.providers[provider].busy : undefined}
          onClick={() => onPress(provider)}
        >
          {IDENTITY.providers[provider][purpose]}
        </Button>
      ))}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
