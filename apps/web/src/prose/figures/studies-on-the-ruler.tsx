import { FigureLanes } from '@vayl/ui/instruments/figure-lanes';
import type { ReactNode } from 'react';
import { studyLanes } from './studies-data.ts';

export function StudiesOnTheRuler(): ReactNode {
  return (
    <FigureLanes
      number="Fig. 2"
      title="Where the studies sit on the ruler"
      lanes={studyLanes()}
      words={{ reported: 'Response, entrainment or benefit reported', notFound: 'Looked for, not found' }}
      caption="Data from the references of this paper: bars show the range that was tested, circles a single rate. Nothing below 1 Hz appears, because we know of no comparable study of flicker there; our Breath and InfraLow settings rest on no such evidence. One lane is about sound, and carries nothing over to light."
    />
  );
}
