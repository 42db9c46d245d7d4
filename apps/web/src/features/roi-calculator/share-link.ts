import { type RoiInputs, readRoiInput } from '@vayl/domain';

export const ROI_ANCHOR = 'roi-calculator';

/** Short names, because the link is meant to be passed on. */
const PARAMETER_OF: Readonly<Record<keyof RoiInputs, string>> = {
  teamSize: 'team',
  averageSalary: 'salary',
  hoursLostDaily: 'hours',
  improvementPercent: 'improvement',
  pricePerMonth: 'price',
};

export const ROI_INPUT_NAMES = [
  'teamSize',
  'averageSalary',
  'hoursLostDaily',
  'improvementPercent',
  'pricePerMonth',
] as const satisfies readonly (keyof RoiInputs)[];

/** Where the calculator opens with these numbers: `?team=10&…#roi-calculator`. */
export function roiLink(inputs: RoiInputs): string {
  const query = new URLSearchParams(ROI_INPUT_NAMES.map((name) => [PARAMETER_OF[name], String(inputs[name])]));
  return `?${query}#${ROI_ANCHOR}`;
}

/** What somebody has found in their own self-test, in per cent; the app's report links here with it. */
const OWN_GAIN = 'gain';

/** Whole per cent from 1 to 100; whatever else stands there is no number of anybody's. */
export function ownGainFrom(query: URLSearchParams): number | undefined {
  const text = query.get(OWN_GAIN) ?? '';
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return percent >= 1 && percent <= 100 ? percent : undefined;
}

/** What a link says, read by the rules of the fields themselves; what it does not say stays as it is. */
export function roiInputsFrom(query: URLSearchParams, otherwise: RoiInputs): RoiInputs {
  const read = (name: keyof RoiInputs): number => {
    const text = query.get(PARAMETER_OF[name]);
    return text === null ? otherwise[name] : readRoiInput(name, text);
  };
  return {
    teamSize: read('teamSize'),
    averageSalary: read('averageSalary'),
    hoursLostDaily: read('hoursLostDaily'),
    improvementPercent: query.has(PARAMETER_OF.improvementPercent)
      ? read('improvementPercent')
      : (ownGainFrom(query) ?? otherwise.improvementPercent),
    pricePerMonth: read('pricePerMonth'),
  };
}
