import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PlayButtonProps {
  readonly name: string;
  readonly source: string;
}

/** Starts and stops one track; nothing plays by itself. */
export function PlayButton({ name, source }: PlayButtonProps): ReactNode {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => {
    audio.current ??= Object.assign(new Audio(source), { loop: true });
    if (isPlaying) audio.current.pause();
    else audio.current.play().catch(() => setPlaying(false));
    setPlaying(!isPlaying);
  };
  return (
    <button className="track-play" type="button" aria-pressed={isPlaying} aria-label={`Play ${name}`} onClick={toggle}>
      {isPlaying ? 'Stop' : 'Play'}
    </button>
  );
}
