import './sound-section.css';
import { AMBIENT_TRACKS, PRODUCT_STATEMENT } from '@vayl/domain';
import type { ReactNode } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { TrackPicture } from './track-picture.tsx';

/** The ten nature tracks, for listening with the eyes: time runs to the right, pitch upwards. */
export function SoundSection({ nav }: SectionProps): ReactNode {
  return (
    <div className="sound">
      <TopBar nav={nav}>{null}</TopBar>
      <main className="sound-main">
        <h1>Nature tracks</h1>
        <p className="sound-lead">
          Ninety seconds each, synthesised, without a seam. Time runs to the right, pitch upwards from 40 Hz to 16 kHz.
        </p>
        <div className="tracks">
          {AMBIENT_TRACKS.map((track) => (
            <TrackPicture key={track} track={track} />
          ))}
        </div>
      </main>
      <footer className="sound-foot">{PRODUCT_STATEMENT}</footer>
    </div>
  );
}
