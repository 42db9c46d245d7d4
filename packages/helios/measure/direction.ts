import { FREQUENCY_RANGE_HZ } from '@vayl/domain';
import type { HeliosReply, PresentSettings } from '../src/index.ts';
import type { LabelledQuery } from './query-shape.ts';

type Change = NonNullable<LabelledQuery['expectedChange']>['anyOf'][number];

/** The middle and the reach of each hue that somebody can ask for, in degrees: the shared scorer's. */
const HUE_TARGETS: Readonly<Record<string, readonly [middle: number, reach: number]>> = {
  warm: [38, 35],
  orange: [30, 18],
  green: [125, 45],
  blue: [222, 30],
  purple: [278, 28],
  cool: [205, 50],
  yellow: [55, 18],
  pink: [325, 25],
  teal: [175, 22],
};
const BLUE = 225;
const FAR_FROM_BLUE = 40;
const FAR_FROM_RED = 25;
const MOVED_SHARE = 0.02;
const STAYED_SHARE = 0.05;
const STAYED_DEGREES = 30;
const SMALL_FACTOR = 2;

/** Whether what was asked for moved as asked, and what nobody asked about stayed. */
export function isStrictlyRight(item: LabelledQuery, reply: HeliosReply): boolean {
  const { currentSettings: before, expectedChange } = item;
  const { centerModulationHz: center, visualHue: hue } = reply;
  if (before === undefined || expectedChange === undefined || center === undefined || hue === undefined) return false;
  const isSmall = expectedChange.magnitude === 'small';
  const asked = new Set(expectedChange.anyOf.map(({ field }) => field));
  const isMoved = expectedChange.anyOf.some((change) =>
    isAsAsked(change, before, { center, hue, strength: reply.globalModulationStrength }, isSmall),
  );
  const isCenterLeft =
    asked.has('center') || Math.abs(center - before.centerModulationHz) <= STAYED_SHARE * before.centerModulationHz;
  const isHueLeft = asked.has('hue') || degreesBetween(hue, before.visualHue) <= STAYED_DEGREES;
  return isMoved && isCenterLeft && isHueLeft && isValid(reply);
}

export function isValid({
  globalModulationHz: global,
  centerModulationHz: center,
  visualHue: hue,
}: HeliosReply): boolean {
  if (global === undefined || center === undefined || hue === undefined) return false;
  return (
    global >= FREQUENCY_RANGE_HZ.min && center <= FREQUENCY_RANGE_HZ.max && global < center && hue >= 0 && hue <= 360
  );
}

interface After {
  readonly center: number;
  readonly hue: number;
  readonly strength: number | undefined;
}

function isAsAsked({ field, direction }: Change, before: PresentSettings, after: After, isSmall: boolean): boolean {
  switch (field) {
    case 'center':
      return isCenterAsAsked(direction, before.centerModulationHz, after.center, isSmall);
    case 'strength':
      return isStrengthAsAsked(direction, before.globalModulationStrength, after.strength);
    case 'hue':
      return isHueAsAsked(direction, after.hue);
    default:
      return (
        Math.abs(after.center - before.centerModulationHz) <= MOVED_SHARE * before.centerModulationHz &&
        degreesBetween(after.hue, before.visualHue) <= STAYED_DEGREES / 2
      );
  }
}

function isCenterAsAsked(direction: string, before: number, after: number, isSmall: boolean): boolean {
  const ratio = after / before;
  if (direction === 'down') {
    const isAtFloor = before <= 0.3 && ratio <= 1;
    return (ratio < 1 - MOVED_SHARE || isAtFloor) && (!isSmall || ratio >= 1 / SMALL_FACTOR);
  }
  const isAtCeiling = before >= 95 && ratio >= 1;
  return (ratio > 1 + MOVED_SHARE || isAtCeiling) && (!isSmall || ratio <= SMALL_FACTOR);
}

function isStrengthAsAsked(direction: string, before: number, after: number | undefined): boolean {
  if (after === undefined) return false;
  return direction === 'down' ? after < before - MOVED_SHARE : after > before + MOVED_SHARE;
}

function isHueAsAsked(direction: string, hue: number): boolean {
  if (direction === 'away_blue') return degreesBetween(hue, BLUE) > FAR_FROM_BLUE;
  if (direction === 'away_red') return degreesBetween(hue, 0) > FAR_FROM_RED;
  const [middle, reach] = HUE_TARGETS[direction] ?? [0, -1];
  return degreesBetween(hue, middle) <= reach;
}

function degreesBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
