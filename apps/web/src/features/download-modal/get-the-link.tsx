import { Button } from '@vayl/ui/primitives/button';
import { type ComponentType, type ReactNode, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';
import type { DownloadModalProps } from './download-modal.tsx';

interface GetTheLinkProps {
  readonly label: string;
  readonly look?: 'filled' | 'line' | 'quiet';
}

interface Modal {
  readonly Part: ComponentType<DownloadModalProps>;
}

/** The button that opens the download modal, which is only fetched when somebody asks for it. */
export function GetTheLink({ label, look = 'line' }: GetTheLinkProps): ReactNode {
  const [modal, setModal] = useState<Modal>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    setIsOpen(true);
    if (modal !== undefined) return;
    try {
      const { DownloadModal } = await import('./download-modal.tsx');
      setModal({ Part: DownloadModal });
    } catch (cause) {
      // Without the dialog there is still the page.
      logProblem('download-modal.load-failed', cause);
      window.location.assign('/download');
    }
  }

  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </Button>
      {modal !== undefined && <modal.Part isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
