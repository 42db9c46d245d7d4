import {
  bandsUsed,
  HISTORY_SPANS,
  type HistorySpan,
  type LocalDay,
  ratingsByBand,
  type SessionOutline,
  withinSpan,
} from '@vayl/domain';
import { BandColumns } from '@vayl/ui/instruments/band-columns';
import { ColumnChart } from '@vayl/ui/instruments/column-chart';
import { HistoryPlot } from '@vayl/ui/instruments/history-plot';
import { ShareChart } from '@vayl/ui/instruments/share-chart';
import { Heading } from '@vayl/ui/primitives/heading';
import { Segments } from '@vayl/ui/primitives/segments';
import { type ReactNode, useMemo, useState } from 'react';
import { HISTORY } from '../history-words.ts';
import { hourColumns, lastDays, timeColumns } from '../plot-data.ts';
import { durationText } from '../time-text.ts';

interface HistoryPlotsProps {
  readonly outlines: readonly SessionOutline[];
  readonly today: LocalDay;
}

/** What there was, over time, over the day and over the ruler. */
export function HistoryPlots({ outlines, today }: HistoryPlotsProps): ReactNode {
  const [span, setSpan] = useState<HistorySpan>('weeks');
  const days = useMemo(() => lastDays(outlines), [outlines]);
  return (
    <>
      <Plot title={HISTORY.week.title}>
        <HistoryPlot title={HISTORY.week.title} days={days} />
      </Plot>
      <Segments
        name={HISTORY.span.name}
        options={HISTORY_SPANS.map((value) => ({ value, text: HISTORY.span.options[value] }))}
        value={span}
        onChange={setSpan}
      />
      <SpanPlots outlines={outlines} span={span} today={today} />
    </>
  );
}

function SpanPlots({ outlines, span, today }: HistoryPlotsProps & { readonly span: HistorySpan }): ReactNode {
  const { time, hours, bands, ratings } = HISTORY;
  const drawn = useMemo(() => {
    const own = withinSpan(outlines, { span, today });
    return {
      time: timeColumns(outlines, { span, today }),
      hours: hourColumns(own),
      bands: bandsUsed(own),
      ratings: ratingsByBand(own),
    };
  }, [outlines, span, today]);
  return (
    <>
      <Plot title={time.title[span]}>
        <ColumnChart
          title={time.title[span]}
          caption={time.caption}
          heads={[time.heads[span], time.value]}
          columns={drawn.time.columns}
          y={drawn.time}
        />
      </Plot>
      <Plot title={hours.title}>
        <ColumnChart
          title={hours.title}
          caption={hours.caption}
          heads={[hours.head, time.value]}
          columns={drawn.hours.columns}
          y={drawn.hours}
        />
      </Plot>
      <Plot title={bands.title}>
        <BandColumns
          title={bands.title}
          caption={bands.caption}
          bands={drawn.bands}
          format={(minutes) => durationText(minutes * 60)}
        />
      </Plot>
      <Plot title={ratings.title}>
        {drawn.ratings.length === 0 ? (
          <p className="history-rule">{ratings.none}</p>
        ) : (
          <ShareChart
            title={ratings.title}
            caption={ratings.caption}
            heads={ratings.heads}
            rows={drawn.ratings.map(({ band, good, rated, ...interval }) => ({
              label: band,
              text: ratings.of(good, rated),
              ...interval,
            }))}
          />
        )}
      </Plot>
    </>
  );
}

function Plot({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="history-section">
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
