import {
  aliasHz,
  displayCapability,
  kneeSwing,
  luminanceSensitivity,
  PERCEPTUAL_LOAD_SET,
  publicationOf,
  REF_1_TO_13,
  readSafetyMeter,
  requestedRanges,
  swingCap,
  veilColour,
} from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { contrastTable, contrastUnderVeil, LEAST_CONTRAST, SAMPLES } from './contrast-data.ts';
import { SAMPLED_HZ, sampledWave, samplingTable, shownHz } from './display-sampling-data.ts';
import { FLASH_LIMIT, governorTable, luminanceChange } from './governor-cap-data.ts';
import { labelHeights } from './label-heights.ts';
import { LOAD_RESULTS, loadTable } from './load-data.ts';
import { STUDIES, studyLanes } from './studies-data.ts';

describe('the figure of what a 60 Hz display shows', () => {
  it('has the four rates, each as the product judges it', () => {
    expect(SAMPLED_HZ).toEqual([8, 12, 25, 40]);
    for (const hz of SAMPLED_HZ) expect(sampledWave(hz).capability).toEqual(displayCapability(hz, 60, 'Sine'));
  });

  it('repeats at 20 Hz where 40 were asked for, every third frame', () => {
    const wave = sampledWave(40);
    expect(shownHz(wave)).toBe(aliasHz(40, 60));
    for (const [frame, value] of wave.frames.slice(3).entries()) expect(value).toBeCloseTo(wave.frames[frame] ?? 2, 9);
  });

  it('shows 12 Hz as five frames that repeat', () => {
    const { frames } = sampledWave(12);
    for (const [frame, value] of frames.slice(5).entries()) expect(value).toBeCloseTo(frames[frame] ?? 2, 9);
  });

  it('writes the same numbers into its table', () => {
    expect(samplingTable().rows.map((row) => row.slice(0, 5))).toEqual([
      ['8 Hz', '8 Hz', '7.5', '94%', '52 Hz, 15% as strong'],
      ['12 Hz', '12 Hz', '5', '88%', '48 Hz, 25% as strong'],
      ['25 Hz', '25 Hz', '2.4', '54%', '35 Hz, 71% as strong'],
      ['40 Hz', '20 Hz', '1.5', '0%', '20 Hz'],
    ]);
  });
});

describe('the figure of the governor', () => {
  const sensitivityAt = (strength: number) =>
    luminanceSensitivity(veilColour(240), requestedRanges(strength).center.max);

  it.each([0.1, 0.45, 1])('delivers at strength %d what cap and knee leave of the request', (strength) => {
    const { min, max } = requestedRanges(strength).center;
    const cap = swingCap({ requestedHz: 10, refreshHz: 60, isStrict: false });
    const { asked, delivered } = luminanceChange(strength, 10);
    expect(asked).toBeCloseTo(sensitivityAt(strength) * (max - min), 12);
    expect(delivered).toBeCloseTo(sensitivityAt(strength) * kneeSwing(max - min, cap), 12);
  });

  it('reads what the safety meter of the product reads', () => {
    const meter = readSafetyMeter({
      strength: 0.5,
      visualHue: 240,
      globalModulationHz: 20,
      centerModulationHz: 20,
      refreshHz: 60,
      isStrict: false,
    });
    expect(luminanceChange(0.5, 20).delivered).toBe(meter.deliveredLuminance);
    expect(FLASH_LIMIT).toBe(meter.limitLuminance);
  });

  it('crosses the limit only where it is asked for, or slower than a flash', () => {
    const rows = governorTable().rows.map((row) => row.slice(1).map(Number));
    const [, , slowest = [], ...faster] = [0, 1, 2, 3].map((column) => rows.map((row) => row[column] ?? 1));
    expect(rows.at(-1)?.[0]).toBeGreaterThan(FLASH_LIMIT);
    expect(rows.at(-1)?.[1]).toBeGreaterThan(FLASH_LIMIT);
    for (const values of [slowest, ...faster]) expect(Math.max(...values)).toBeLessThan(FLASH_LIMIT);
  });
});

describe('the figure of the studies', () => {
  it('places only publications that the paper numbers', () => {
    const numbered: readonly string[] = REF_1_TO_13;
    expect(STUDIES.every(({ id }) => numbered.includes(id))).toBe(true);
    expect(studyLanes()[0]).toMatchObject({ label: 'Herrmann', detail: '2001, human' });
  });

  it('draws hollow exactly what speaks against us, except where the response itself was found', () => {
    for (const { id, finding } of STUDIES.filter((study) => study.id !== 'E6')) {
      expect([id, finding]).toEqual([id, publicationOf(id).stance === 'contradicts' ? 'not-found' : 'reported']);
    }
  });
});

describe('the figure of load', () => {
  it('tells directions of publications that the paper numbers', () => {
    const numbered: readonly string[] = PERCEPTUAL_LOAD_SET;
    expect(LOAD_RESULTS.every(({ id }) => numbered.includes(id))).toBe(true);
    expect(loadTable().rows.map(([, , , reported, source]) => `${reported}: ${source}`)).toEqual([
      'Distraction falls: Lavie 1995',
      'Distraction rises: Lavie et al. 2004',
      'Distraction rises: Lavie, de Fockert 2003',
      'Distraction rises: Tsal, Benoni 2010',
      'Differs between people: Marciano, Yeshurun 2017',
    ]);
  });
});

describe('the figure of contrast', () => {
  it('begins with the contrasts that the pages have without a veil', () => {
    expect(contrastUnderVeil(SAMPLES.black, 0)).toBe(21);
    expect(contrastUnderVeil(SAMPLES.faint, 0)).toBeGreaterThan(LEAST_CONTRAST);
  });

  it('falls with strength, for every text', () => {
    for (const sample of Object.values(SAMPLES)) {
      const values = [0, 0.25, 0.5, 0.75, 1].map((strength) => contrastUnderVeil(sample, strength));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it('leaves about three fifths to black on white, and grey below the least from a tenth on, as the paper says', () => {
    expect(contrastUnderVeil(SAMPLES.black, 1) / 21).toBeCloseTo(0.6, 1);
    expect(contrastUnderVeil(SAMPLES.faint, 0.1)).toBeLessThan(LEAST_CONTRAST);
    expect(contrastTable().rows.at(-1)).toEqual(['100%', '12.8 : 1', '7.3 : 1', '3.9 : 1']);
  });
});

describe('labels at the ends of lines', () => {
  it('stay where they are if there is room, and move down if not', () => {
    expect(labelHeights([0.9, 0.2])).toEqual([0.9, 0.2]);
    const [lower, upper] = labelHeights([0.2, 0.21]);
    expect(upper).toBe(0.21);
    expect(lower).toBeCloseTo(0.16, 9);
  });
});
