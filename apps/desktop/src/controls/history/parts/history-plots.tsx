import {
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
import { bandColumns, hourColumns, lastDays, timeColumns } from '../plot-data.ts';

interface HistoryPlotsProps {
  readonly outlines: readonly SessionOutline[];
  readonly today: LocalDay;
}

/** The last days, session by session. */
export function LastDays({ outlines }: Pick<HistoryPlotsProps, 'outlines'>): ReactNode {
  const days = useMemo(() => lastDays(outlines), [outlines]);
  return (
    <Plot title={HISTORY.lastDays.title} isTall>
      <HistoryPlot title={HISTORY.lastDays.title} days={days} />
    </Plot>
  );
}

/** What there was, over time, over the day and over the ruler. */
export function HistoryPlots({ outlines, today }: HistoryPlotsProps): ReactNode {
  const [span, setSpan] = useState<HistorySpan>('weeks');
  return (
    <>
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
      bands: bandColumns(own),
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
        <BandColumns title={bands.title} caption={bands.caption} {...drawn.bands} />
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

interface PlotProps {
  readonly title: string;
  /** As high as two others. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

function Plot({ title, isTall = false, children }: PlotProps): ReactNode {
  return (
    <section className={isTall ? 'history-section history-section-tall' : 'history-section'}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
