import { assertNever } from '@vayl/domain';
import { birds } from './birds.ts';
import { Chance } from './chance.ts';
import type { Loop } from './loop.ts';
import { rain } from './rain.ts';
import type { Scene } from './scenes.ts';
import { matched } from './third-octaves.ts';
import { thunder } from './thunder.ts';
import { water } from './water.ts';
import { waves } from './waves.ts';
import { wind } from './wind.ts';

/** One period of a scene, of the wanted number of samples, before it is brought to its loudness. */
export function rendered(scene: Scene, length: number): Loop {
  return matched(eventsOf(scene, length), scene.spectrum);
}

function eventsOf(scene: Scene, length: number): Loop {
  const chance = new Chance(scene.seed);
  const { spectrum } = scene;
  switch (scene.recipe) {
    case 'rain':
      return rain(length, chance, { ...scene.parameters, spectrum });
    case 'water':
      return water(length, chance, { ...scene.parameters, spectrum });
    case 'waves':
      return waves(length, chance, { ...scene.parameters, spectrum });
    case 'wind':
      return wind(length, chance, { ...scene.parameters, spectrum });
    case 'thunder':
      return thunder(length, chance, { ...scene.parameters, spectrum, rainSpectrum: scene.rainSpectrum });
    case 'birds':
      return birds(length, chance, { ...scene.parameters, streamSpectrum: scene.streamSpectrum });
    default:
      return assertNever(scene);
  }
}
