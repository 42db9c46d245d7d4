import {
  type DisplayCapability,
  displayCapability,
  displayFrequency,
  type Hertz,
  readSafetyMeter,
  type Suggestion,
} from '@vayl/domain';

/** What there is to draw on, and what holds the light back. */
export interface LightConditions {
  /** The display's measured rate; undefined until it is known. */
  readonly refreshHz: Hertz | undefined;
  readonly isStrict: boolean;
  /** The person may not see flicker: light is a still tint, and sound alone has the rhythm. */
  readonly isFlickerBlocked: boolean;
}

export interface Delivery {
  readonly text: string;
  /** The hatch of the ruler; none where no light moves. */
  readonly guard: 'watching' | 'limiting' | undefined;
}

const SOUND_REMAINS = 'Sound plays both rhythms.';

/** What light will come of these settings here, in words. The guard decides it again for every frame. */
export function deliveryOf(wanted: Suggestion, { refreshHz, isStrict, isFlickerBlocked }: LightConditions): Delivery {
  if (isFlickerBlocked) {
    return { text: `Flicker is off for you: the light stays a still tint. ${SOUND_REMAINS}`, guard: undefined };
  }
  if (refreshHz === undefined || !(refreshHz > 0)) {
    return { text: `The display is not measured yet, so the light stays still. ${SOUND_REMAINS}`, guard: undefined };
  }
  const rates = drawnText(wanted, refreshHz);
  if (rates.isStill) return { text: rates.text, guard: undefined };
  const reading = readSafetyMeter({ ...wanted, strength: wanted.globalModulationStrength, refreshHz, isStrict });
  const { askedLuminance: asked, deliveredLuminance: delivered, limitLuminance: limit, isLimiting } = reading;
  const depth = isLimiting
    ? `The guard lets brightness change by ${amount(delivered)}; ${amount(asked)} was asked.`
    : delivered > limit
      ? 'Light this slow keeps its full depth.'
      : `Brightness changes by ${amount(delivered)}, within the limit of ${amount(limit)}.`;
  return { text: `${rates.text} ${depth}`, guard: isLimiting ? 'limiting' : 'watching' };
}

interface DrawnText {
  readonly text: string;
  readonly isStill: boolean;
}

function drawnText(wanted: Suggestion, refreshHz: Hertz): DrawnText {
  const { globalModulationHz, centerModulationHz, waveform } = wanted;
  const global = displayCapability(globalModulationHz, refreshHz, waveform);
  const center = displayCapability(centerModulationHz, refreshHz, waveform);
  const [globalText, centerText] = [
    displayFrequency(globalModulationHz).text,
    displayFrequency(centerModulationHz).text,
  ];
  const display = `This ${Math.round(refreshHz)} Hz display`;
  if (!isDrawn(global)) {
    return { text: `${display} can draw neither rhythm, so the light stays still. ${SOUND_REMAINS}`, isStill: true };
  }
  if (!isDrawn(center)) {
    const text = `${display} cannot draw ${centerText}: the light stays at ${globalText}. ${SOUND_REMAINS}`;
    return { text, isStill: false };
  }
  const isSine = waveform !== 'Sine' && global.drawnAs === 'Sine' && center.drawnAs === 'Sine';
  const shape = isSine ? `, ${waveform} as a sine` : '';
  const rough = [...(global.grade === 'exact' ? [] : [globalText]), ...(center.grade === 'exact' ? [] : [centerText])];
  return { text: `${display} draws both rhythms${shape}${exactness(rough)}.`, isStill: false };
}

type Drawn = Exclude<DisplayCapability, { grade: 'not-representable' }>;

function isDrawn(capability: DisplayCapability): capability is Drawn {
  return capability.grade !== 'not-representable';
}

function exactness(rough: readonly string[]): string {
  if (rough.length === 0) return ' exactly';
  return rough.length === 1 ? `, ${rough[0]} approximately` : ', both approximately';
}

function amount(luminance: number): string {
  return luminance.toFixed(3);
}
