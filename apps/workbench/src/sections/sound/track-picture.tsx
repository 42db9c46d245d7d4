import { ambientTrackPath } from '@vayl/domain';
import { loudnessLufs, spectrogramOf } from '@vayl/sound';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drawSpectrogram } from './draw-spectrogram.ts';
import { PlayButton } from './play-button.tsx';

const RATE_HZ = 44_100;
const PICTURE = { columns: 640, rows: 120, lowestHz: 40, highestHz: 16_000 };

type Picture =
  | { readonly is: 'loading' }
  | { readonly is: 'drawn'; readonly lufs: number }
  | { readonly is: 'missing' };

/** One nature track: its ninety seconds as a picture, how loud it is, and a way to hear it. */
export function TrackPicture({ track }: { readonly track: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Picture>({ is: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Picture) => {
      if (isWanted) setPicture(next);
    };
    const draw = async () => {
      const samples = await decodeTrack(track);
      if (samples === undefined) return show({ is: 'missing' });
      if (canvas.current === null) return;
      drawSpectrogram(canvas.current, spectrogramOf({ samples, sampleRateHz: RATE_HZ, ...PICTURE }));
      show({ is: 'drawn', lufs: loudnessLufs([samples], RATE_HZ) });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [track]);
  return (
    <article className="track">
      <h2>{track}</h2>
      <p className="track-level">{levelText(picture)}</p>
      <PlayButton name={track} source={ambientTrackPath(track)} />
      <canvas ref={canvas} role="img" aria-label={`Spectrogram of ${track}, 90 seconds, 40 Hz to 16 kHz`} />
    </article>
  );
}

/** Undefined where the file is missing or no sound: the page says so. */
async function decodeTrack(track: string): Promise<Float32Array | undefined> {
  const response = await fetch(ambientTrackPath(track));
  const isSound = response.ok && response.headers.get('content-type') === 'audio/mpeg';
  if (!isSound) return undefined;
  const buffer = await new OfflineAudioContext(1, 1, RATE_HZ).decodeAudioData(await response.arrayBuffer());
  return buffer.getChannelData(0);
}

function levelText(picture: Picture): string {
  if (picture.is === 'loading') return 'Drawing…';
  return picture.is === 'missing' ? 'This track could not be loaded.' : `${picture.lufs.toFixed(1)} LUFS`;
}
