import { type PublicationId, publicationOf, shortName } from '@vayl/domain';
import type { FigureLanesProps } from '@vayl/ui/instruments/figure-lanes';

type Lane = FigureLanesProps['lanes'][number];

interface Study {
  readonly id: PublicationId;
  readonly who: string;
  readonly mark: Lane['mark'];
  readonly finding: Lane['finding'];
  readonly note?: string;
}

/**
 * Where each study of the paper looked, and whether it found what it looked for. Reviews and the history are left out.
 *
 * @internal
 */
export const STUDIES: readonly Study[] = [
  { id: 'E2', who: 'human', mark: { is: 'range', fromHz: 1, toHz: 100 }, finding: 'reported' },
  {
    id: 'E6',
    who: 'human',
    mark: { is: 'range', fromHz: 5, toHz: 40 },
    finding: 'reported',
    note: 'response, over time',
  },
  { id: 'E3', who: 'human', mark: { is: 'rate', hz: 10 }, finding: 'reported', note: 'near own alpha' },
  { id: 'A4', who: 'human', mark: { is: 'rate', hz: 10 }, finding: 'not-found', note: 'got in the way' },
  { id: 'A7', who: 'human', mark: { is: 'rate', hz: 10 }, finding: 'not-found', note: 'on own screens' },
  { id: 'S1', who: 'human, sound', mark: { is: 'rate', hz: 16 }, finding: 'reported', note: '16 Hz, sound' },
  { id: 'G5', who: 'mouse', mark: { is: 'rate', hz: 40 }, finding: 'not-found', note: '40 Hz' },
  { id: 'E5', who: 'human', mark: { is: 'range', fromHz: 50, toHz: 80 }, finding: 'not-found', note: 'above 50 Hz' },
];

export function studyLanes(): readonly Lane[] {
  return STUDIES.map(({ id, who, ...lane }) => {
    const publication = publicationOf(id);
    const label = shortName(publication).replace(` ${publication.year}`, '');
    return { ...lane, label, detail: `${publication.year}, ${who}` };
  });
}
