interface Query {
  readonly expr: string;
  readonly legend: string;
}

/** One picture. What is not said here is the same for all of them. */
export interface Panel {
  readonly title: string;
  /** Grafana's name of the unit: `s`, `reqps`, `percentunit`, `bytes`, `short`. */
  readonly unit: string;
  readonly queries: readonly Query[];
  /** A line across the picture: what must not be passed. */
  readonly bound?: number;
  readonly isWide?: boolean;
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly panels: readonly Panel[];
}

const COLUMNS = 24;
const HEIGHT = 8;
const SOURCE = { type: 'prometheus', uid: '$source' };

/** As Grafana imports it; which Prometheus it reads from is asked then. */
export function grafanaDashboard({ uid, title, description, panels }: Dashboard): object {
  return {
    uid,
    title,
    description,
    tags: ['vayl'],
    timezone: 'utc',
    refresh: '30s',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: placed(panels).map(({ panel, gridPos }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title: panel.title,
      datasource: SOURCE,
      gridPos,
      fieldConfig: { defaults: fieldDefaults(panel), overrides: [] },
      options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
      targets: panel.queries.map(({ expr, legend }, query) => ({
        refId: String.fromCharCode(65 + query),
        datasource: SOURCE,
        expr,
        legendFormat: legend,
      })),
    })),
  };
}

function fieldDefaults({ unit, bound }: Panel): object {
  const steps = [{ color: 'green', value: null }, ...(bound === undefined ? [] : [{ color: 'red', value: bound }])];
  return {
    unit,
    min: 0,
    custom: { lineWidth: 1, fillOpacity: 8, thresholdsStyle: { mode: bound === undefined ? 'off' : 'line' } },
    thresholds: { mode: 'absolute', steps },
  };
}

/** Two beside each other; a wide one has its row for itself. */
function placed(panels: readonly Panel[]) {
  let [x, y] = [0, 0];
  return panels.map((panel) => {
    const w = panel.isWide === true ? COLUMNS : COLUMNS / 2;
    if (x + w > COLUMNS) [x, y] = [0, y + HEIGHT];
    const gridPos = { x, y, w, h: HEIGHT };
    x += w;
    return { panel, gridPos };
  });
}
