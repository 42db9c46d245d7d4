import { describe, expect, it } from 'vitest';
import {
  BIBLIOGRAPHY,
  doubtOf,
  isPublicationId,
  PERCEPTUAL_LOAD_SET,
  publicationOf,
  REF_1_TO_13,
  shortName,
  sourceText,
} from '../index.ts';
import { ATTENTION } from './bibliography/attention.ts';
import { ENTRAINMENT } from './bibliography/entrainment.ts';
import { GAMMA } from './bibliography/gamma.ts';
import { INTERRUPTION } from './bibliography/interruption.ts';
import { PERCEPTUAL_LOAD } from './bibliography/perceptual-load.ts';
import { PRACTICE_AND_SAFETY } from './bibliography/practice-and-safety.ts';
import { SOUND } from './bibliography/sound.ts';

const GROUPS = {
  E: ENTRAINMENT,
  A: ATTENTION,
  S: SOUND,
  G: GAMMA,
  P: PERCEPTUAL_LOAD,
  I: INTERRUPTION,
  M: PRACTICE_AND_SAFETY,
};
const ENTRIES = Object.entries(BIBLIOGRAPHY);

describe('the bibliography', () => {
  it('has eighty entries, and no id twice', () => {
    const ids = Object.values(GROUPS).flatMap((group) => Object.keys(group));
    expect(ids).toHaveLength(80);
    expect(new Set(ids).size).toBe(80);
    expect(ENTRIES.map(([id]) => id)).toEqual(ids);
  });

  it.each(Object.entries(GROUPS))('numbers the entries of %s without a gap', (letter, group) => {
    expect(Object.keys(group)).toEqual(Object.keys(group).map((_, index) => `${letter}${index + 1}`));
  });

  it('[ENT-21] holds title, source and url of every entry', () => {
    for (const [id, { title, source, url, authors, finding, reason }] of ENTRIES) {
      expect(
        [id, title, source, authors, finding, reason].every((text) => text.length > 0),
        id,
      ).toBe(true);
      expect(url === undefined || new URL(url).protocol === 'https:', id).toBe(true);
    }
    const withoutAddress = ENTRIES.filter(([, { url }]) => url === undefined).map(([id]) => id);
    expect(withoutAddress).toEqual(['M7', 'M11']);
  });

  it('has no title and no address twice', () => {
    const titles = ENTRIES.map(([, { title }]) => title);
    const addresses = ENTRIES.flatMap(([, { url }]) => url ?? []);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('says in whole sentences what was found and why it stands where it stands', () => {
    for (const [id, { finding, reason }] of ENTRIES) {
      expect([finding, reason], id).toEqual([
        expect.stringMatching(/^[\dA-Z].*[.]$/),
        expect.stringMatching(/^[A-Z].*[.]$/),
      ]);
    }
  });

  it('never says that anything is proven', () => {
    const words = ENTRIES.map(([, { finding, reason }]) => `${finding} ${reason}`).join(' ');
    expect(words).not.toMatch(/\bprove[ns]?\b|guarantee|cure/i);
  });

  it('marks what was not seen and what was not checked', () => {
    expect(doubtOf(publicationOf('P2'))).toBe('From memory: record not seen');
    expect(doubtOf(publicationOf('M8'))).toBe('DOI unchecked');
    expect(doubtOf(publicationOf('E2'))).toBeUndefined();
    // A page on the web has no DOI that one could check.
    expect(doubtOf(publicationOf('I2'))).toBeUndefined();
  });

  it('knows its own ids from any other text', () => {
    expect(['E1', 'M14'].every(isPublicationId)).toBe(true);
    expect(['E12', 'e1', '', 'toString'].some(isPublicationId)).toBe(false);
  });

  it.each([
    ['E2', 'Herrmann 2001'],
    ['P1', 'Lavie, Tsal 1994'],
    ['A7', 'de Graaf, Duecker 2022'],
    ['E5', 'Duecker et al. 2021'],
    ['S6', 'Melnichuk et al. 2025'],
    ['S11', 'Van Hedger et al. 2019'],
    ['I2', 'Mark 2006'],
    ['I13', 'Economist Intelligence Unit 2020'],
  ] as const)('calls %s %s for short', (id, name) => {
    expect(shortName(publicationOf(id))).toBe(name);
  });

  it('writes authors, place and year in one line', () => {
    expect(sourceText(publicationOf('E1'))).toBe('Adrian ED, Matthews BHC. Brain 57(4):355–385, 1934');
    expect(sourceText(publicationOf('S6'))).toBe('Melnichuk A et al. Sci Rep 15:4308, 2025');
  });
});

describe('the reference sets', () => {
  it('[WP-14] [RD-66] number thirteen publications, for and against', () => {
    expect(REF_1_TO_13).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'A4', 'A7', 'S1', 'S4', 'G5', 'M6', 'M8']);
    const stances = new Set(REF_1_TO_13.map((id) => publicationOf(id).stance));
    expect(stances).toEqual(new Set(['supports', 'contradicts', 'safety']));
  });

  it('name all eleven of perceptual load', () => {
    expect(PERCEPTUAL_LOAD_SET).toEqual(Object.keys(PERCEPTUAL_LOAD));
  });

  it('[WP-12] hold only entries with an address', () => {
    for (const id of [...REF_1_TO_13, ...PERCEPTUAL_LOAD_SET]) expect(publicationOf(id).url, id).toBeDefined();
  });
});
