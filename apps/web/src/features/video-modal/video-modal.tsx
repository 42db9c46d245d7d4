import './video-modal.css';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { DEMO_VIDEO } from '../../../content/demo-video.content.ts';

interface VideoModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Plays from the start each time it opens, and is quiet the moment it is asked to close. */
export function VideoModal({ isOpen, onClose }: VideoModalProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);

  // The dialog takes a moment to leave; the sound must not.
  useEffect(() => {
    if (!isOpen) video.current?.pause();
  }, [isOpen]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={DEMO_VIDEO.title} size="wide" surface="night">
      <video
        ref={video}
        className="video-modal-player"
        poster={DEMO_VIDEO.poster}
        aria-label={DEMO_VIDEO.title}
        controls
        autoPlay
        playsInline
      >
        {DEMO_VIDEO.sources.map(({ address, type }) => (
          <source key={type} src={address} type={type} />
        ))}
        <track kind="captions" src={DEMO_VIDEO.captions} srcLang="en" label="English" default />
      </video>
    </Dialog>
  );
}
