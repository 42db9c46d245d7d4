import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import { freePort } from '../../../tools/network/free-port.ts';
import { CHROMIUM } from '../../../tools/site/chromium.ts';
import { PAGE_LIST, type SitePage } from '../src/site/pages.ts';
import { type Bench, tell } from './bench.ts';

const RUNS = 5;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const LEAST_PERFORMANCE = { mobile: 95, desktop: 99 } as const;
type Form = keyof typeof LEAST_PERFORMANCE;
type Scores = ReadonlyMap<string, number>;

/** Where speed is asked for, on a phone and on a desk: the landing page, and whatever is there to be read. */
function isAskedForSpeed({ path, isProse }: SitePage): boolean {
  return path === '/' || path.startsWith('/research') || isProse === true;
}

/** Medians of five runs on the built site. Speed depends on the machine, so no short form asks for it. */
export async function measureLighthouse({ sites }: Bench): Promise<Section> {
  const port = await freePort();
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, `--remote-debugging-port=${port}`] });
  const figures: Figure[] = [];
  try {
    for (const page of PAGE_LIST.filter(({ isIndexed }) => isIndexed)) {
      for (const form of ['mobile', 'desktop'] as const) {
        if (form === 'desktop' && !isAskedForSpeed(page)) continue;
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await judge(sites.released.site + page.path, form, port));
        figures.push(...figuresOf(page, form, runs));
      }
    }
  } finally {
    await browser.close();
  }
  return { title: `Lighthouse, medians of ${RUNS}`, figures };
}

function figuresOf(page: SitePage, form: Form, runs: readonly Scores[]): Figure[] {
  const scoreOf = (category: string): number => Math.round(median(runs.map((run) => run.get(category) ?? 0)) * 100);
  const figure = (category: string, least: number): Figure => {
    const score = scoreOf(category);
    const bar = least === 100 ? '100' : `at least ${least}`;
    return { name: `${page.path}, ${form}: ${category}`, measured: String(score), bar, isReached: score >= least };
  };
  const quality = CATEGORIES.map((category) => figure(category, 100));
  return isAskedForSpeed(page) ? [...quality, figure('performance', LEAST_PERFORMANCE[form])] : quality;
}

async function judge(address: string, form: Form, port: number): Promise<Scores> {
  const result = await lighthouse(
    address,
    { port, onlyCategories: [...CATEGORIES, 'performance'], logLevel: 'error' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${address}`);
  const { categories, audits } = result.lhr;
  for (const { id, score, auditRefs } of Object.values(categories)) {
    if (id === 'performance' || score === 1) continue;
    const failed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
    tell(failed.map((ref) => `${address} ${form}: ${id}: ${ref.id}: ${audits[ref.id]?.title ?? ''}`));
  }
  return new Map(Object.values(categories).map(({ id, score }) => [id, score ?? 0]));
}
