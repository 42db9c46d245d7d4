import { GOVERNOR_LIMITS } from '@vayl/domain';
import { FULL_SHAPE, isSameShape, type LightShape } from './light-request.ts';

/** Shapes change by a dissolve of a second; the next begins when it has ended, with the newest wish. */
export class ShapeDissolve {
  from: LightShape = FULL_SHAPE;
  to: LightShape = FULL_SHAPE;
  share = 1;

  /** While nothing is lit, a shape may simply be set. */
  snap(shape: LightShape): void {
    if (!isSameShape(this.to, shape)) this.to = ownCopy(shape);
    this.from = this.to;
    this.share = 1;
  }

  step(wanted: LightShape, elapsedMs: number): void {
    if (this.share >= 1 && !isSameShape(this.to, wanted)) {
      this.from = this.to;
      this.to = ownCopy(wanted);
      this.share = 0;
    } else {
      this.share = Math.min(1, this.share + elapsedMs / GOVERNOR_LIMITS.dissolveMs);
    }
  }
}

/** A copy, so that an object which somebody changes later cannot move the border. A window that is none is no window. */
function ownCopy(shape: LightShape): LightShape {
  if (shape.is !== 'window') return { is: shape.is };
  const { left, top, right, bottom } = shape.clear;
  const isReadable = Number.isFinite(left + top + right + bottom);
  return isReadable ? { is: 'window', clear: { left, top, right, bottom } } : FULL_SHAPE;
}
