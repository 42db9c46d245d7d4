import './film-tab.css';
import { ERROR_TEXT } from '@vayl/domain';
import { Notice } from '@vayl/ui/primitives/notice';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { DEMO_VIDEO } from '../../../../content/demo-video.content.ts';
import { FILM } from '../../../../content/practice.content.ts';
import { usePlayingReport } from './use-playing-report.ts';

export interface Film {
  readonly title: string;
  readonly poster: string;
  readonly captions: string;
  /** Best first. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** For those whose browser plays none of them. */
  readonly file: string;
}

interface FilmTabProps {
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly film?: Film;
}

/** The site's own film to watch under the light. */
export function FilmTab({ onPlaying, film = DEMO_VIDEO }: FilmTabProps): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  const report = usePlayingReport(onPlaying);
  const breakOff = () => {
    setIsBroken(true);
    report(false);
  };
  if (isBroken) return <NoFilm file={film.file} />;
  return (
    <figure className="film">
      <video
        className="film-player"
        poster={film.poster}
        aria-label={film.title}
        controls
        playsInline
        preload="metadata"
        onPlay={() => report(true)}
        onPause={() => report(false)}
        onEnded={() => report(false)}
        // React lets the failure of one source climb up to here; that one alone is not the film's.
        onError={({ target, currentTarget }) => target === currentTarget && breakOff()}
      >
        {film.sources.map(({ address, type }, index) => (
          // A browser tries one after the other: only when the last has failed is there no film.
          <source
            key={type}
            src={address}
            type={type}
            onError={index === film.sources.length - 1 ? breakOff : undefined}
          />
        ))}
        <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      </video>
      <figcaption>
        <Text look="caption">{FILM.note}</Text>
      </figcaption>
    </figure>
  );
}

function NoFilm({ file }: { readonly file: string }): ReactNode {
  return (
    <Notice tone="stop" title={ERROR_TEXT['practice/film-not-played']}>
      <a href={file}>{FILM.openFile}</a>
    </Notice>
  );
}
