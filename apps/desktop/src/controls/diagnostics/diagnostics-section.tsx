import './diagnostics-section.css';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import type { Diagnostics } from './diagnostics.ts';
import { DIAGNOSTICS } from './diagnostics-words.ts';

type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'not-read' }
  | { readonly is: 'text'; readonly text: string; readonly outcome: Outcome };
type Outcome = { readonly is: 'open' | 'saving' | 'not-saved' } | { readonly is: 'saved'; readonly path: string };

interface DiagnosticsSectionProps {
  readonly diagnostics: Pick<Diagnostics, 'read' | 'save'>;
}

/** Whoever saves it has seen it: there is nothing to save before it is shown. */
export function DiagnosticsSection({ diagnostics }: DiagnosticsSectionProps): ReactNode {
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });

  async function read(): Promise<void> {
    try {
      setShown({ is: 'text', text: await diagnostics.read(), outcome: { is: 'open' } });
    } catch {
      setShown({ is: 'not-read' });
    }
  }

  async function save(text: string): Promise<void> {
    setShown({ is: 'text', text, outcome: { is: 'saving' } });
    const saved = await diagnostics.save(text);
    setShown({ is: 'text', text, outcome: saved.ok ? { is: 'saved', path: saved.value } : { is: 'not-saved' } });
  }

  return (
    <section className="settings-section diagnostics">
      <Heading level={2} size="small">
        {DIAGNOSTICS.title}
      </Heading>
      <Text look="small">{DIAGNOSTICS.text}</Text>
      {shown.is === 'text' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        <section className="diagnostics-file" tabIndex={0} aria-label={DIAGNOSTICS.file}>
          <pre>{shown.text}</pre>
        </section>
      )}
      <div className="diagnostics-acts">
        {shown.is === 'text' && (
          <Button
            look="line"
            size="small"
            busyText={shown.outcome.is === 'saving' ? DIAGNOSTICS.saving : undefined}
            onClick={() => void save(shown.text)}
          >
            {DIAGNOSTICS.save}
          </Button>
        )}
        <Button look="line" size="small" onClick={() => void read()}>
          {shown.is === 'text' ? DIAGNOSTICS.showAgain : DIAGNOSTICS.show}
        </Button>
      </div>
      <p role="status">{sayingOf(shown)}</p>
    </section>
  );
}

function sayingOf(shown: Shown): string {
  if (shown.is === 'not-read') return DIAGNOSTICS.notRead;
  if (shown.is === 'nothing') return '';
  if (shown.outcome.is === 'saved') return DIAGNOSTICS.saved(shown.outcome.path);
  return shown.outcome.is === 'not-saved' ? DIAGNOSTICS.notSaved : '';
}
