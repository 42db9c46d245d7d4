import { Button } from '@vayl/ui/primitives/button';
import { type ComponentType, type ReactNode, useState } from 'react';
import { DEMO_VIDEO } from '../../../content/demo-video.content.ts';
import { logProblem } from '../../site/log-problem.ts';

interface WatchDemoProps {
  readonly label: string;
  readonly look?: 'filled' | 'line' | 'quiet';
}

interface Modal {
  readonly Part: ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;
}

/** The button that opens the demo. The dialog and its player are only fetched when somebody asks for them. */
export function WatchDemo({ label, look = 'line' }: WatchDemoProps): ReactNode {
  const [modal, setModal] = useState<Modal>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    setIsOpen(true);
    if (modal !== undefined) return;
    try {
      const { VideoModal } = await import('./video-modal.tsx');
      setModal({ Part: VideoModal });
    } catch (cause) {
      // Without the dialog there is still the film.
      logProblem('video-modal.load-failed', cause);
      window.location.assign(DEMO_VIDEO.file);
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
