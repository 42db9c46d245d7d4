import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage, openPage } from '../harness/browser.ts';

const LABELS = {
  team: 'Team size',
  salary: 'Average salary',
  hours: 'Hours lost daily',
  improvement: 'Expected improvement',
  price: /^Price per/,
} as const;

type Field = keyof typeof LABELS;
type Numbers = Readonly<Record<Field, number>>;

const field = (page: Page, name: Field) => page.locator('.roi-form').getByLabel(LABELS[name]);
const shown = (page: Page, name: string) => page.locator(`[data-roi="${name}"]`).textContent();

async function type(page: Page, name: Field, text: string): Promise<void> {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
}

/** Types into a field and leaves it: what stands in it then is what was understood. */
async function settle(page: Page, name: Field, text: string): Promise<string> {
  await type(page, name, text);
  await field(page, name).blur();
  return field(page, name).inputValue();
}

const money = (value: number) =>
  `${Math.round(value) < 0 ? '−' : ''}$${Math.abs(Math.round(value)).toLocaleString('en-US')}`;

/** The specification's formula, written down a second time. */
function worked({ team, salary, hours, improvement, price }: Numbers) {
  const loss = 250 * hours * (salary / 2080) * team;
  const recoverable = (loss * improvement) / 100;
  const investment = team * price * 12;
  const net = recoverable - investment;
  return {
    loss: money(loss),
    recoverable: money(recoverable),
    investment: money(investment),
    net: money(net),
    percent: `${Math.round((net / investment) * 100)}%`,
    'break-even': `${((investment / loss) * 100).toFixed(2)}%`,
  };
}

type Path = '/research' | '/research-dev';

const opened = new Map<Path, Awaited<ReturnType<typeof openPage>>>();

beforeAll(async () => {
  for (const path of ['/research', '/research-dev'] as const) {
    const one = await openPage();
    await one.page.goto(path);
    opened.set(path, one);
  }
});

afterAll(async () => {
  for (const one of opened.values()) await one.finish();
});

/** The page with the numbers that it begins with, whatever was typed before. */
async function open(path: Path): Promise<Page> {
  const page = opened.get(path)?.page;
  if (page === undefined) throw new Error(`${path} is not open`);
  const reset = page.getByRole('button', { name: 'Back to the first numbers' });
  if (await reset.isVisible()) await reset.click();
  return page;
}

describe('the calculator', () => {
  it('[ROI-01] asks for five numbers', async () => {
    const page = await open('/research');
    expect(await page.locator('.roi-form input').count()).toBe(5);
    for (const name of ['team', 'salary', 'hours', 'improvement', 'price'] as const) {
      expect(await field(page, name).count()).toBe(1);
    }
  });

  it.each([
    { path: '/research', label: 'Price per person per month' },
    { path: '/research-dev', label: 'Price per developer per month' },
  ] as const)('[ROI-02] $path asks for the $label', async ({ path, label }) => {
    const page = await open(path);
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(1);
  });

  it.each([
    { id: 'ROI-10', path: '/research', name: 'team', value: '10' },
    { id: 'ROI-11', path: '/research', name: 'hours', value: '2.5' },
    { id: 'ROI-12', path: '/research', name: 'improvement', value: '25' },
    { id: 'ROI-13', path: '/research', name: 'price', value: '10' },
    { id: 'ROI-14', path: '/research', name: 'salary', value: '85000' },
    { id: 'ROI-15', path: '/research-dev', name: 'salary', value: '150000' },
  ] as const)('[$id] $path begins with $name at $value', async ({ path, name, value }) => {
    const page = await open(path);
    expect(await field(page, name).inputValue()).toBe(value);
  });

  it.each([
    {
      id: 'ROI-16',
      path: '/research',
      sums: ['$255,409', '$63,852', '$1,200', '$62,652', '5221%', '0.47%'],
    },
    {
      id: 'ROI-17',
      path: '/research-dev',
      sums: ['$450,721', '$112,680', '$1,200', '$111,480', '9290%', '0.27%'],
    },
  ] as const)('[$id] $path works out its defaults', async ({ path, sums }) => {
    const page = await open(path);
    const names = ['loss', 'recoverable', 'investment', 'net', 'percent', 'break-even'];
    expect(await Promise.all(names.map((name) => shown(page, name)))).toEqual(sums);
  });

  it.each([
    { team: 3, salary: 61_234, hours: 1.7, improvement: 13, price: 12.34 },
    { team: 250, salary: 40_000, hours: 0.4, improvement: 1, price: 25 },
    { team: 1, salary: 200_000, hours: 3, improvement: 100, price: 0.01 },
  ])('[ROI-04] [ROI-05] [ROI-07] follows the formula for $team people', async (numbers) => {
    const page = await open('/research');
    for (const name of ['team', 'salary', 'hours', 'improvement', 'price'] as const) {
      await type(page, name, String(numbers[name]));
    }
    for (const [name, text] of Object.entries(worked(numbers))) expect(await shown(page, name)).toBe(text);
  });

  it('[ROI-06] [ROI-08] [ROI-09] one formula on both pages', async () => {
    const page = await open('/research-dev');
    await type(page, 'salary', '85000');
    expect(await shown(page, 'investment')).toBe('$1,200');
    expect(await shown(page, 'percent')).toBe('5221%');
  });

  it('[ROI-08] [RD-67] shows a dash and no number for a price of 0', async () => {
    const page = await open('/research');
    await type(page, 'price', '0');
    expect(await shown(page, 'percent')).toBe('—');
    expect(await shown(page, 'investment')).toBe('$0');
    expect(await page.locator('#roi-calculator').textContent()).not.toMatch(/NaN|Infinity/);
  });
});

describe('what is typed', () => {
  it.each([
    { id: 'ROI-18', name: 'team', text: '12.9', value: '12' },
    { id: 'ROI-19', name: 'team', text: '0', value: '1' },
    { id: 'ROI-19', name: 'team', text: '-5', value: '1' },
    { id: 'ROI-20', name: 'team', text: '', value: '1' },
    { id: 'ROI-20', name: 'team', text: 'e', value: '1' },
    { id: 'ROI-21', name: 'salary', text: '85000.75', value: '85000' },
    { id: 'ROI-21', name: 'salary', text: '-1', value: '0' },
    { id: 'ROI-22', name: 'salary', text: '-', value: '0' },
    { id: 'ROI-23', name: 'hours', text: '1.3', value: '1.3' },
    { id: 'ROI-23', name: 'hours', text: '-0.1', value: '0' },
    { id: 'ROI-24', name: 'hours', text: 'e', value: '0' },
    { id: 'ROI-25', name: 'improvement', text: '101', value: '100' },
    { id: 'ROI-25', name: 'improvement', text: '-1', value: '0' },
    { id: 'ROI-25', name: 'improvement', text: '40.6', value: '40' },
    { id: 'ROI-26', name: 'improvement', text: '', value: '0' },
    { id: 'ROI-27', name: 'price', text: '9.99', value: '9.99' },
    { id: 'ROI-27', name: 'price', text: '-5', value: '0' },
    { id: 'ROI-28', name: 'price', text: 'e', value: '0' },
  ] as const)('[$id] into $name as “$text” is understood as $value', async ({ name, text, value }) => {
    const page = await open('/research');
    expect(await settle(page, name, text)).toBe(value);
  });

  it.each([
    { id: 'ROI-23', name: 'hours', from: '2.5', to: '2.6' },
    { id: 'ROI-27', name: 'price', from: '10', to: '10.01' },
    { id: 'ROI-18', name: 'team', from: '10', to: '11' },
    { id: 'ROI-21', name: 'salary', from: '85000', to: '85001' },
  ] as const)('[$id] the arrow takes $name from $from to $to', async ({ name, from, to }) => {
    const page = await open('/research');
    await field(page, name).fill(from);
    await field(page, name).press('ArrowUp');
    expect(Number(await field(page, name).inputValue())).toBeCloseTo(Number(to), 9);
  });

  it('counts at once, before the field is left', async () => {
    const page = await open('/research');
    await type(page, 'improvement', '40');
    expect(await shown(page, 'net')).toBe('$100,963');
    await page.getByRole('button', { name: '0%', exact: true }).click();
    expect(await shown(page, 'net')).toBe('−$1,200');
    await page.getByRole('button', { name: 'Back to the first numbers' }).click();
    expect(await shown(page, 'net')).toBe('$62,652');
  });
});

describe('the hints', () => {
  const hintOf = async (name: Field) => {
    const page = await open('/research');
    const id = (await field(page, name).getAttribute('aria-describedby')) ?? '';
    return page.locator(`[id="${id}"]`).textContent();
  };

  it('[ROI-29] give 2-3 hours as the industry average, with sources', async () => {
    expect(await hintOf('hours')).toMatch(/Industry average: 2-3 hours.*2005.*2020/s);
  });

  it('[ROI-30] call 25% conservative and 40% typical', async () => {
    expect(await hintOf('improvement')).toMatch(/25% \(conservative\).*40% \(typical\)/);
  });

  it('[ROI-31] give $10 as standard and enterprise as custom', async () => {
    expect(await hintOf('price')).toBe('Standard $10, enterprise custom.');
  });
});

describe('the chart', () => {
  it('has zero on it, and begins with the losing case', async () => {
    const page = await open('/research');
    const labels = await page.locator('#roi-calculator .v-chart svg text').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['$0', '−$1,200 at 0%', '$62,652', 'typical 40%']));
  });

  it('has a table with the same values for whoever does not see it', async () => {
    const page = await open('/research');
    const rows = await page.locator('#roi-calculator .v-chart table tbody tr').allTextContents();
    expect(rows[0]).toContain('0%');
    expect(rows.some((row) => row.includes('−$1.2k'))).toBe(true);
  });
});

describe('a link to the numbers', () => {
  it('opens the calculator with them', async () => {
    const page = await open('/research');
    await type(page, 'team', '7');
    await type(page, 'hours', '1.5');
    const net = await shown(page, 'net');
    const href = (await page.getByRole('link', { name: 'Link to these numbers' }).getAttribute('href')) ?? '';
    const other = await newPage();
    await other.goto(`/research${href}`);
    await expect.poll(() => field(other, 'team').inputValue()).toBe('7');
    expect(await shown(other, 'net')).toBe(net);
  });

  it('is read by the same rules as the fields', async () => {
    const other = await newPage();
    await other.goto('/research-dev?team=-3&salary=abc&hours=1.25&improvement=400&price=');
    await expect.poll(() => field(other, 'team').inputValue()).toBe('1');
    const values = await Promise.all(
      (['salary', 'hours', 'improvement', 'price'] as const).map((name) => field(other, name).inputValue()),
    );
    expect(values).toEqual(['0', '1.25', '100', '0']);
  });

  it('from somebody’s own self-test begins with their number, and says what it is', async () => {
    const other = await newPage();
    await other.goto('/research?gain=9#roi-calculator');
    await expect.poll(() => field(other, 'improvement').inputValue()).toBe('9');
    const note = other.locator('.roi-form').getByRole('status');
    await expect.poll(() => note.textContent()).toMatch(/^The improvement is your own number, from your own self-test/);
    await type(other, 'improvement', '3');
    await expect.poll(() => note.count()).toBe(0);
  });

  it('is copied, and says so', async () => {
    const other = await newPage();
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await other.goto('/research');
    await untilAlive(other);
    await type(other, 'team', '8');
    await other.getByRole('button', { name: 'Copy a link to these numbers' }).click();
    await expect.poll(() => other.locator('.roi-share').getByRole('status').textContent()).toMatch(/^Copied/);
    const copied = await other.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?team=8&salary=85000&hours=2.5&improvement=25&price=10');
    expect(new URL(copied).hash).toBe('#roi-calculator');
  });

  it('that the browser will not copy stands there to be taken', async () => {
    const other = await newPage();
    await other.goto('/research');
    await untilAlive(other);
    await other.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('planted')) },
      }),
    );
    await other.getByRole('button', { name: 'Copy a link to these numbers' }).click();
    await expect.poll(() => other.locator('.roi-share').getByRole('status').textContent()).toMatch(/did not allow/);
  });
});

describe('nothing leaves the page', () => {
  it.each(['/research', '/research-dev'])('[ROI-03] [RES-29] while %s is read and calculated', async (path) => {
    const other = await newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await other.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((address) => /^[/](?:api|auth-api)/.test(address))).toEqual([]);
    asked.length = 0;
    await type(other, 'team', '42');
    await field(other, 'team').blur();
    await other.getByRole('button', { name: '40%', exact: true }).click();
    await other.waitForTimeout(300);
    // Parts of the page itself may still be on their way.
    expect(asked.filter((address) => !address.startsWith('/assets/'))).toEqual([]);
  });
});
