import { SAMPLE_RATE_HZ } from './loop.ts';

/** A sound is over once it has fallen by so many times its own decay: to a thousandth. */
const DECAYS = 7;

/** A drop on a hard surface: a short click that rings at one frequency. */
export function dropKernel({ hz, decaySeconds }: { hz: number; decaySeconds: number }): Float64Array {
  const length = Math.ceil(DECAYS * decaySeconds * SAMPLE_RATE_HZ);
  return new Float64Array(length).map((_, index) => {
    const t = index / SAMPLE_RATE_HZ;
    return Math.sin(2 * Math.PI * hz * t) * Math.exp(-t / decaySeconds);
  });
}

/** A bubble under water (Minnaert; van den Doel 2005): smaller is higher and shorter, and its pitch rises. */
export function bubbleKernel({ radiusMetres }: { radiusMetres: number }): Float64Array {
  const startHz = 3.26 / radiusMetres;
  const dampingPerSecond = 0.13 / radiusMetres + 0.0072 * radiusMetres ** -1.5;
  const length = Math.ceil((DECAYS / dampingPerSecond) * SAMPLE_RATE_HZ);
  return new Float64Array(length).map((_, index) => {
    const t = index / SAMPLE_RATE_HZ;
    const cycles = startHz * t * (1 + 0.05 * dampingPerSecond * t);
    return Math.sin(2 * Math.PI * cycles) * Math.exp(-dampingPerSecond * t);
  });
}
