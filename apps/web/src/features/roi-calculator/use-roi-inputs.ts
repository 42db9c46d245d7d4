import { type RoiInputs, type RoiPage, readRoiInput, roiDefaults } from '@vayl/domain';
import { useState } from 'react';
import { useQuery } from '../../site/use-query.ts';
import { ownGainFrom, ROI_INPUT_NAMES, roiInputsFrom } from './share-link.ts';

type Typed = Readonly<Partial<Record<keyof RoiInputs, string>>>;

interface RoiState {
  readonly inputs: RoiInputs;
  readonly textOf: (name: keyof RoiInputs) => string;
  readonly type: (name: keyof RoiInputs, text: string) => void;
  /** Shows the number that was understood, once a person has left the field. */
  readonly settle: (name: keyof RoiInputs) => void;
  readonly reset: () => void;
  readonly isDefault: boolean;
  /** The improvement is what somebody has found in their own self-test. */
  readonly isOwnGain: boolean;
}

/** The five numbers: what was typed, else what the link says, else the page's own. */
export function useRoiInputs(page: RoiPage): RoiState {
  const defaults = roiDefaults(page);
  const query = useQuery();
  const linked = roiInputsFrom(query, defaults);
  const [typed, setTyped] = useState<Typed>({});
  const textOf = (name: keyof RoiInputs): string => typed[name] ?? String(linked[name]);
  const numberOf = (name: keyof RoiInputs): number => readRoiInput(name, textOf(name));
  const inputs: RoiInputs = {
    teamSize: numberOf('teamSize'),
    averageSalary: numberOf('averageSalary'),
    hoursLostDaily: numberOf('hoursLostDaily'),
    improvementPercent: numberOf('improvementPercent'),
    pricePerMonth: numberOf('pricePerMonth'),
  };
  const write = (name: keyof RoiInputs, text: string): void => setTyped((before) => ({ ...before, [name]: text }));
  return {
    inputs,
    textOf,
    type: write,
    settle: (name) => write(name, String(inputs[name])),
    reset: () => setTyped(Object.fromEntries(ROI_INPUT_NAMES.map((name) => [name, String(defaults[name])]))),
    isOwnGain: inputs.improvementPercent === ownGainFrom(query),
    isDefault: ROI_INPUT_NAMES.every((name) => inputs[name] === defaults[name]),
  };
}
