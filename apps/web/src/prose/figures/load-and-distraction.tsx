import './load-and-distraction.css';
import { publicationOf, shortName } from '@vayl/domain';
import type { ReactNode } from 'react';
import { FigureFrame } from './figure-frame.tsx';
import { directionWords, LOAD_RESULTS, type LoadResult, loadTable, slopesOf } from './load-data.ts';

export function LoadAndDistraction(): ReactNode {
  return (
    <FigureFrame
      number="Fig. 1"
      title="Load and distraction: five findings, three directions"
      table={loadTable()}
      caption="Illustration of directions only. The slopes have no scale, since the experiments measured different tasks in different units; what is data is whether distraction rose or fell from the left condition to the right one."
    >
      <div className="load">
        {LOAD_RESULTS.map((result) => (
          <Panel key={result.id} result={result} />
        ))}
      </div>
    </FigureFrame>
  );
}

function Panel({ result }: { readonly result: LoadResult }): ReactNode {
  return (
    <div className="load-panel" data-direction={result.distraction}>
      <p className="load-what">{result.greater}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="load-base" d="M0 100H100" />
        {slopesOf(result).map(([left, right]) => (
          <path key={left} className="load-slope" d={`M6 ${100 - left * 100}L94 ${100 - right * 100}`} />
        ))}
      </svg>
      <p className="load-ends">
        <span>{result.from}</span>
        <span>{result.to}</span>
      </p>
      <p>
        <b>{directionWords(result)}</b>
        <br />
        {shortName(publicationOf(result.id))}
      </p>
    </div>
  );
}
