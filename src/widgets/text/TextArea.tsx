import type { ComponentProps } from 'react';
import { TEXT_BOX_MIN_ROWS } from '../../constants.ts';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  minRows?: number;
}

/** Several lines of text under their label. It grows with what is written, where browsers know how to. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, onChange, minRows = TEXT_BOX_MIN_ROWS, ...rest } = props;
  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <textarea
          {...rest}
          {...parts}
          rows={minRows}
          // A box that fits its content no longer knows its rows.
          style={{ minHeight: `calc(${minRows}lh + 1.5rem)` }}
          className={`field-sizing-content block max-h-[60dvh] resize-none py-3 ${FIELD_LOOK}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
