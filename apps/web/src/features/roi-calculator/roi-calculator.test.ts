import { ROI_INPUT_RULES, type RoiInputs, roi, roiDefaults } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { breakEvenPercent } from './break-even.ts';
import { breakEvenText, moneyText, shortMoneyText } from './money-text.ts';
import { roiChartPlan } from './roi-chart-plan.ts';
import { ownGainFrom, ROI_INPUT_NAMES, roiInputsFrom, roiLink } from './share-link.ts';

const TEAM = roiDefaults('research');
const DEVELOPERS = roiDefaults('research-dev');

describe('the break-even', () => {
  it.each([
    { page: 'research', inputs: TEAM, text: '0.47%' },
    { page: 'research-dev', inputs: DEVELOPERS, text: '0.27%' },
  ])('of /$page lies at $text', ({ inputs, text }) => {
    expect(breakEvenText(breakEvenPercent(inputs))).toBe(text);
  });

  it('is where the formula nets nothing', () => {
    const improvementPercent = breakEvenPercent(TEAM) ?? Number.NaN;
    expect(roi({ ...TEAM, improvementPercent }).net).toBeCloseTo(0, 9);
  });

  it('is a dash where nothing is lost, and says so where no improvement is enough', () => {
    expect(breakEvenText(breakEvenPercent({ ...TEAM, hoursLostDaily: 0 }))).toBe('—');
    expect(breakEvenText(breakEvenPercent({ ...TEAM, pricePerMonth: 1e6 }))).toBe('above 100%');
    expect(breakEvenText(breakEvenPercent({ ...TEAM, pricePerMonth: 0 }))).toBe('0.00%');
  });
});

describe('money', () => {
  it.each([
    [62_652.163, '$62,652'],
    [-1200, '−$1,200'],
    [-0.4, '$0'],
    [0, '$0'],
    [1.2e32, '$1.2E32'],
  ])('[RD-67] shows %d as %s', (dollars, text) => {
    expect(moneyText(dollars)).toBe(text);
  });

  it.each([
    [0, '$0'],
    [50_000, '$50k'],
    [2_500_000, '$2.5M'],
    [-1000, '−$1k'],
    [4e9, '$4B'],
  ])('is short at an axis: %d as %s', (dollars, text) => {
    expect(shortMoneyText(dollars)).toBe(text);
  });
});

describe('the chart', () => {
  it('draws the net of the formula at every improvement, from the losing case on', () => {
    const { points, maxPercent } = roiChartPlan(TEAM);
    expect(points.at(0)).toEqual({ x: 0, y: -1200 });
    expect(points.at(-1)?.x).toBe(maxPercent);
    for (const { x, y } of points) expect(y).toBe(roi({ ...TEAM, improvementPercent: x }).net);
  });

  it('marks the losing case, the chosen improvement and the one we call typical', () => {
    const { markers } = roiChartPlan(TEAM);
    expect(markers.map(({ look, label }) => [look, label])).toEqual([
      ['loss', '−$1,200 at 0%'],
      ['compared', 'typical 40%'],
      ['chosen', '$62,652'],
    ]);
  });

  it('has no loss to mark where nothing is paid', () => {
    const { markers } = roiChartPlan({ ...TEAM, pricePerMonth: 0 });
    expect(markers.map(({ look }) => look)).toEqual(['compared', 'compared', 'chosen']);
  });

  it.each([
    { improvementPercent: 0, looks: ['loss', 'compared'], maxPercent: 60 },
    { improvementPercent: 38, looks: ['loss', 'chosen'], maxPercent: 60 },
    { improvementPercent: 100, looks: ['loss', 'compared', 'chosen'], maxPercent: 100 },
  ])('leaves labels their room at $improvementPercent%', ({ improvementPercent, looks, maxPercent }) => {
    const plan = roiChartPlan({ ...TEAM, improvementPercent });
    expect(plan.markers.map(({ look }) => look)).toEqual(looks);
    expect(plan.maxPercent).toBe(maxPercent);
  });
});

describe('a link to the numbers', () => {
  const queryOf = (link: string) => new URL(link, 'https://site.example/research').searchParams;
  const odd: RoiInputs = {
    teamSize: 7,
    averageSalary: 0,
    hoursLostDaily: 2.55,
    improvementPercent: 100,
    pricePerMonth: 9.99,
  };

  it('leads to the calculator and holds the five numbers', () => {
    expect(roiLink(TEAM)).toBe('?team=10&salary=85000&hours=2.5&improvement=25&price=10#roi-calculator');
  });

  it.each([TEAM, DEVELOPERS, odd])('brings back the numbers it was made of', (inputs) => {
    expect(roiInputsFrom(queryOf(roiLink(inputs)), TEAM)).toEqual(inputs);
  });

  it.each([
    { id: 'ROI-19', query: 'team=-4', name: 'teamSize', value: 1 },
    { id: 'ROI-20', query: 'team=ten', name: 'teamSize', value: 1 },
    { id: 'ROI-22', query: 'salary=', name: 'averageSalary', value: 0 },
    { id: 'ROI-24', query: 'hours=long', name: 'hoursLostDaily', value: 0 },
    { id: 'ROI-25', query: 'improvement=101', name: 'improvementPercent', value: 100 },
    { id: 'ROI-26', query: 'improvement=half', name: 'improvementPercent', value: 0 },
    { id: 'ROI-28', query: 'price=NaN', name: 'pricePerMonth', value: 0 },
  ] as const)('[$id] is read by the rule of the field: $query', ({ query, name, value }) => {
    expect(roiInputsFrom(new URLSearchParams(query), TEAM)).toEqual({ ...TEAM, [name]: value });
  });

  it('leaves alone what it does not name', () => {
    expect(roiInputsFrom(new URLSearchParams('utm=x'), DEVELOPERS)).toEqual(DEVELOPERS);
  });

  it.each([
    ['gain=9', 9],
    ['gain=100', 100],
    ['gain=0', undefined],
    ['gain=101', undefined],
    ['gain=-5', undefined],
    ['gain=1e2', undefined],
    ['gain=7.5', undefined],
    ['gain=', undefined],
    ['', undefined],
  ])('may bring somebody’s own number, and nothing that is none: %s', (query, gain) => {
    expect(ownGainFrom(new URLSearchParams(query))).toBe(gain);
    expect(roiInputsFrom(new URLSearchParams(query), TEAM)).toEqual({
      ...TEAM,
      improvementPercent: gain ?? TEAM.improvementPercent,
    });
  });

  it('that names an improvement means that one', () => {
    expect(roiInputsFrom(new URLSearchParams('gain=9&improvement=3'), TEAM).improvementPercent).toBe(3);
  });

  it('names every input that has a rule', () => {
    expect([...ROI_INPUT_NAMES].toSorted()).toEqual(Object.keys(ROI_INPUT_RULES).toSorted());
  });
});
