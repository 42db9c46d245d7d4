import './text-field.css';
import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';

interface FieldMessagesProps {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What stands under a field. The place of the error is there before it is needed, so that its coming is read out. */
export function FieldMessages({ hint, error }: FieldMessagesProps): ReactNode {
  return (
    <>
      {hint !== undefined && <Field.Description className="v-field-hint">{hint}</Field.Description>}
      <div className="v-field-live" aria-live="polite">
        {error !== undefined && (
          <Field.Error className="v-field-error" match>
            {error}
          </Field.Error>
        )}
      </div>
    </>
  );
}
