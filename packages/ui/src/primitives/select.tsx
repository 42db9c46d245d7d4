import './select.css';
import './text-field.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Field } from '@base-ui/react/field';
import { Select as BaseSelect } from '@base-ui/react/select';
import { type ReactNode, useRef, useState } from 'react';
import type { Option } from './radio-group.tsx';
import { type Surface, surfaceOf } from './surface.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Stands where nothing is chosen yet. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isLabelHidden?: boolean;
}

/** One of many. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, options, value, onChange, placeholder, isDisabled = false, isLabelHidden = false } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [surface, setSurface] = useState<Surface>();
  const name = <BaseSelect.Label className="v-field-label">{label}</BaseSelect.Label>;
  return (
    <Field.Root className="v-field" disabled={isDisabled}>
      <BaseSelect.Root
        items={options.map((option) => ({ value: option.value, label: option.text }))}
        value={value ?? null}
        onOpenChange={() => setSurface(surfaceOf(trigger.current))}
        onValueChange={(chosen: Value | null) => chosen !== null && onChange(chosen)}
      >
        {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <div className="v-field-head">{name}</div>}
        <BaseSelect.Trigger ref={trigger} className="v-select">
          <BaseSelect.Value className="v-select-value" placeholder={placeholder} />
          <BaseSelect.Icon className="v-select-sign">{null}</BaseSelect.Icon>
        </BaseSelect.Trigger>
        {/* It would write a style element for scroll bars, which a content policy may refuse; ours are in the sheet. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner className="v-select-place" alignItemWithTrigger={false} sideOffset={4}>
              <BaseSelect.Popup className="v-select-list" data-surface={surface}>
                {options.map((option) => (
                  <BaseSelect.Item key={option.value} className="v-select-option" value={option.value}>
                    <BaseSelect.ItemText>{option.text}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className="v-select-chosen">{null}</BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </Field.Root>
  );
}
