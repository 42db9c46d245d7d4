import { describe, expect, it } from 'vitest';
import {
  BAND_NAMES,
  EVIDENCE_GRADES,
  type EvidenceGrade,
  gradeOfBand,
  gradeText,
  isPublicationId,
  SESSION_PRESETS,
} from '../index.ts';

const BANDS = BAND_NAMES.flatMap((name) => {
  const { light, sound } = gradeOfBand(name);
  return [
    [`${name} as light`, light],
    [`${name} as sound`, sound],
  ] as const;
});
const ALL: readonly (readonly [string, EvidenceGrade])[] = [
  ...BANDS,
  ...Object.entries(EVIDENCE_GRADES.presets),
  ...Object.entries(EVIDENCE_GRADES.kinds),
];

describe('the grades', () => {
  it('stand for every band, as light and as sound, and for every preset', () => {
    expect(BANDS).toHaveLength(2 * BAND_NAMES.length);
    expect(Object.keys(EVIDENCE_GRADES.presets)).toEqual(SESSION_PRESETS.map(({ name }) => name));
  });

  it.each(ALL)('of %s cite only what the bibliography has', (_name, grade) => {
    expect([...grade.for, ...grade.against].every(isPublicationId)).toBe(true);
  });

  it.each(ALL)(
    'of %s name a source for any benefit, and say where it ends',
    (_name, { benefit, for: sources, limits }) => {
      const isGraded = benefit.grade !== 'none' && benefit.grade !== 'untested';
      expect(sources.length > 0 || !isGraded).toBe(true);
      expect(limits).toMatch(/^[A-Z].*[.]$/);
    },
  );

  it('call no benefit strong, since none is', () => {
    expect(ALL.filter(([, { benefit }]) => benefit.grade === 'strong')).toEqual([]);
  });

  it('keep beta light and beta sound apart', () => {
    const { light, sound } = gradeOfBand('Beta');
    expect(light.benefit.grade).toBe('none');
    expect(light.against).toContain('M8');
    expect(sound.benefit.grade).toBe('mixed');
  });

  it('read as a word, with its condition in brackets', () => {
    expect(gradeText(gradeOfBand('Theta').light.benefit)).toBe('mixed (memory; none for focus)');
    expect(gradeText(gradeOfBand('Alpha').light.benefit)).toBe('mixed');
  });
});
