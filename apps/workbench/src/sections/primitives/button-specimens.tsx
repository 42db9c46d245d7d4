import { Button } from '@vayl/ui/primitives/button';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import type { ReactNode } from 'react';
import { Specimen } from './specimen.tsx';

const LOOKS = ['filled', 'line', 'quiet'] as const;

export function ButtonSpecimens(): ReactNode {
  return (
    <>
      {LOOKS.map((look) => (
        <Specimen key={look} name={`${look}: regular, small, disabled, busy, as a link`} isLine>
          <Button look={look}>Apply for Beta Access</Button>
          <Button look={look} size="small">
            New article
          </Button>
          <Button look={look} isDisabled>
            Send
          </Button>
          <Button look={look} busyText="Sending…">
            Send
          </Button>
          <ButtonLink look={look} href="#primitives">
            Watch the demo
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen name="stop: with its key, small, disabled" isLine>
        <Button look="stop" keyHint="Esc">
          Stop the light
        </Button>
        <Button look="stop" size="small" keyHint="Esc">
          Stop the light
        </Button>
        <Button look="stop" size="small" isDisabled>
          Stop the light
        </Button>
      </Specimen>
    </>
  );
}
