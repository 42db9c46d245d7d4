import { Select } from '@vayl/ui/primitives/select';
import type { ReactNode } from 'react';

interface DisplaySelectProps {
  readonly label: string;
  /** Stands for no display in particular. */
  readonly none: string;
  readonly displays: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (display: string | undefined) => void;
}

const NONE = '';

/** One of the displays, also of one that is not plugged in now. */
export function DisplaySelect({ label, none, displays, value, onChange }: DisplaySelectProps): ReactNode {
  const names = [...new Set([...displays, ...(value === undefined ? [] : [value])])].filter((name) => name !== NONE);
  return (
    <Select
      label={label}
      options={[{ value: NONE, text: none }, ...names.map((name) => ({ value: name, text: name }))]}
      value={value ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? undefined : chosen)}
    />
  );
}
