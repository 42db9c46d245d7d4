import './roi-field.css';
import { ROI_INPUT_RULES, type RoiInputs } from '@vayl/domain';
import { type ReactNode, useId } from 'react';

interface RoiFieldProps {
  readonly name: keyof RoiInputs;
  readonly label: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly hint?: ReactNode;
  readonly text: string;
  readonly onType: (name: keyof RoiInputs, text: string) => void;
  readonly onSettle: (name: keyof RoiInputs) => void;
}

/** One number. Whatever is typed counts at once, by the rule of its field; leaving the field shows what was understood. */
export function RoiField({ name, label, before, after, hint, text, onType, onSettle }: RoiFieldProps): ReactNode {
  const id = useId();
  const { kind, min, max, step } = ROI_INPUT_RULES[name];
  const isBounded = name === 'improvementPercent';
  return (
    <div className="roi-field">
      <label htmlFor={id}>{label}</label>
      <div className="roi-field-box">
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          name={name}
          type="number"
          inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
          min={min}
          max={isBounded ? max : undefined}
          step={step}
          value={text}
          autoComplete="off"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onType(name, event.target.value)}
          onBlur={() => onSettle(name)}
        />
        {after !== undefined && <span aria-hidden="true">{after}</span>}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="roi-field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}
