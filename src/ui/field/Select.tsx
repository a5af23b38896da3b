import type { ComponentProps } from 'react';
import { Icon } from '../picture/Icon.tsx';
import { Field } from './Field.tsx';
import { FIELD_LOOK } from './fieldLook.ts';

export interface SelectOption {
  value: string;
  label: string;
  lang?: string | undefined;
  isDisabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  hidesLabel?: boolean;
  hint?: string;
  value: string;
  /** null renders a separator. */
  options: readonly (SelectOption | null)[];
  onChange: (value: string) => void;
}

/** A native select for a few fixed choices. */
export function Select({ label, hidesLabel, hint, options, onChange, ...rest }: SelectProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel} hint={hint}>
      {(parts) => (
        <div className="relative">
          <select
            {...rest}
            {...parts}
            className={`h-12 appearance-none truncate pr-11 ${FIELD_LOOK}`}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) =>
              option === null ? (
                <hr key="line" />
              ) : (
                <option
                  key={option.value}
                  value={option.value}
                  lang={option.lang}
                  disabled={option.isDisabled}
                >
                  {option.label}
                </option>
              ),
            )}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
