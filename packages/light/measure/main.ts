import { runSections } from '../../../tools/measure/run-sections.ts';
import { requireShared } from '../../../tools/measure/shared-material.ts';
import { measureChanges } from './changes.ts';
import { measureCorpus } from './corpus.ts';
import { measurePixels } from './pixels.ts';
import { measureSettings } from './settings.ts';
import { measureSpectrum } from './spectrum.ts';
import { measureVectors } from './vectors.ts';

const isQuick = process.argv.includes('--quick');
if (!isQuick) requireShared('data/pse-corpus');

await runSections({
  name: 'light',
  isQuick,
  sections: [
    () => measureVectors(),
    ...(isQuick ? [] : [() => measureCorpus()]),
    () => measureSettings(isQuick ? 600 : 20_000),
    () => measureChanges(isQuick ? 1500 : 51_000),
    () => measureSpectrum(),
    () => measurePixels({ isQuick }),
  ],
});
