import { edgeMask } from '@vayl/domain';

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** How many cycles cross the screen: the edges' and the centre's, as if it were one second wide. */
  readonly edgeCycles: number;
  readonly centerCycles: number;
}

const STEP = 8;

/**
 * The veil, engraved: lines whose height follows the edges' wave near the rim and the centre's in the middle, passing
 * from one to the other as the product's own mask does. Whole steps, so that the page stays light.
 */
export function veilLines({ width, height, rows, edgeCycles, centerCycles }: Plate): string {
  const gap = height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const y = (row + 0.5) * gap;
    const heightAt = (x: number) => {
      const mask = edgeMask((2 * x) / width - 1, (2 * y) / height - 1);
      const wave = (cycles: number) => Math.sin((2 * Math.PI * cycles * x) / width);
      return Math.round(y + gap * (0.62 * mask * wave(edgeCycles) + 0.42 * (1 - mask) * wave(centerCycles)));
    };
    let last = heightAt(0);
    let path = `M0 ${last}`;
    for (let x = STEP; x <= width; x += STEP) {
      const next = heightAt(x);
      path += `l${STEP} ${next - last}`;
      last = next;
    }
    return path;
  }).join('');
}
