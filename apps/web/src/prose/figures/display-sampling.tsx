import './display-sampling.css';
import type { ReactNode } from 'react';
import {
  FRAMES,
  isDrawn,
  REFRESH_HZ,
  SAMPLED_HZ,
  type SampledWave,
  sampledWave,
  samplingTable,
  shownHz,
  sineAt,
} from './display-sampling-data.ts';
import { FigureFrame } from './figure-frame.tsx';

const SPAN_MS = (FRAMES / REFRESH_HZ) * 1000;
const POINTS = 400;

/** The sine that was asked for, and the frames that a display makes of it. */
export function DisplaySampling(): ReactNode {
  return (
    <FigureFrame
      number="Fig. 1"
      title={`What a ${REFRESH_HZ} Hz display makes of four sines`}
      table={samplingTable()}
      caption={`Computed, not recorded: each frame holds the value that the sine has when it begins, for ${SPAN_MS} ms. The thin line is what was asked for, the heavy one what the frames hold. At 40 Hz every third frame is the same, so the light would flicker 20 times a second.`}
    >
      <div className="sampling">
        {SAMPLED_HZ.map((hz) => (
          <Panel key={hz} wave={sampledWave(hz)} />
        ))}
      </div>
      <p className="sampling-span">
        <span>0</span>
        <span>{SPAN_MS} ms</span>
      </p>
    </FigureFrame>
  );
}

function Panel({ wave }: { readonly wave: SampledWave }): ReactNode {
  return (
    <div className="sampling-panel" data-drawn={isDrawn(wave)}>
      <p>
        <b>{wave.askedHz} Hz</b>{' '}
        {shownHz(wave) === wave.askedHz ? 'asked for and shown' : `asked for, ${shownHz(wave)} Hz shown`}
      </p>
      <svg viewBox="0 -1.15 100 2.3" preserveAspectRatio="none" aria-hidden="true">
        <path className="sampling-zero" d="M0 0H100" />
        <path className="sampling-asked" d={askedPath(wave)} />
        <path className="sampling-frames" d={framesPath(wave)} />
      </svg>
    </div>
  );
}

function askedPath({ askedHz }: SampledWave): string {
  const places = Array.from({ length: POINTS + 1 }, (_, point) => {
    const share = point / POINTS;
    return `${(share * 100).toFixed(2)} ${(-sineAt(askedHz, (share * FRAMES) / REFRESH_HZ)).toFixed(3)}`;
  });
  return `M${places.join('L')}`;
}

function framesPath({ frames }: SampledWave): string {
  const width = 100 / FRAMES;
  return frames
    .map((value, frame) => `${frame === 0 ? 'M0 ' : 'V'}${(-value).toFixed(3)}H${((frame + 1) * width).toFixed(2)}`)
    .join('');
}
