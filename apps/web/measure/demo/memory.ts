import type { Figure } from '../../../../tools/measure/measurement.ts';
import { compiledCodeMB } from './compiled-code.ts';
import { FRAMES_PER_SECOND, type HeldVisit, type Mark } from './visit/held-visit.ts';

const FRAMES_PER_MINUTE = 60 * FRAMES_PER_SECOND;
const MOST_GROWTH = 0.05;

interface Reading {
  readonly heapMB: number;
  readonly codeMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds at the end of each minute, when everything that nobody holds has been thrown away. */
export class MemoryWatch {
  readonly #readings: Reading[] = [];

  marks(frames: number): readonly Mark[] {
    const minutes = Math.floor(frames / FRAMES_PER_MINUTE);
    return Array.from({ length: minutes }, (_, index) => ({
      frame: (index + 1) * FRAMES_PER_MINUTE,
      act: (visit) => this.#read(visit),
    }));
  }

  async #read({ wire }: HeldVisit): Promise<void> {
    await wire.send('Performance.enable');
    // What a first sweep sets free may hold something else.
    for (let sweep = 0; sweep < 3; sweep += 1) await wire.send('HeapProfiler.collectGarbage');
    const { usedSize } = await wire.send('Runtime.getHeapUsage');
    const { metrics } = await wire.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const codeMB = await compiledCodeMB(wire);
    this.#readings.push({
      heapMB: usedSize / 1e6,
      codeMB,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    });
  }

  figures(): Figure[] {
    const [first] = this.#readings;
    const last = this.#readings.at(-1);
    if (first === undefined || last === undefined) return [];
    const growth = last.heapMB / first.heapMB - 1;
    const ofThePage = ({ heapMB, codeMB }: Reading) => heapMB - codeMB;
    const growthOfThePage = ofThePage(last) / ofThePage(first) - 1;
    const row = (textOf: (reading: Reading) => string) => this.#readings.map(textOf).join(', ');
    return [
      {
        name: 'memory held by scripts after each minute, in MB',
        measured: `${row(({ heapMB }) => heapMB.toFixed(2))}: ${(100 * growth).toFixed(1)} %`,
        bar: `under ${100 * MOST_GROWTH} % from the first to the last`,
        isReached: growth < MOST_GROWTH,
      },
      {
        name: 'of this, what the browser has compiled of the scripts, in MB',
        measured: row(({ codeMB }) => codeMB.toFixed(2)),
      },
      {
        name: 'and the rest: what the page itself holds, in MB',
        measured: `${row((one) => ofThePage(one).toFixed(2))}: ${(100 * growthOfThePage).toFixed(1)} %`,
      },
      { name: 'nodes and listeners after each minute', measured: row((one) => `${one.nodes}/${one.listeners}`) },
    ];
  }
}
