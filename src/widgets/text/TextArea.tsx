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

/** A multi-line field with a label. It grows with its text, where browsers support it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, onChange, minRows = TEXT_BOX_MIN_ROWS, ...rest } = props;
  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <textarea
          {...rest}
          {...parts}
          rows={minRows}
          // With field-sizing the rows attribute has no effect.
          style={{ minHeight: `calc(${minRows}lh + 1.5rem)` }}
          className={`field-sizing-content block max-h-[60dvh] resize-none py-3 ${FIELD_LOOK}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
