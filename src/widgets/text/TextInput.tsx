import type { ComponentProps, KeyboardEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import { isComposing } from './isComposing.ts';
import { TEXT_FORMATS, type TextFormat } from './textFormats.ts';
import { useFittedText } from './useFittedText.ts';

interface TextInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'onChange' | 'onCompositionEnd' | 'onKeyDown' | 'type'
  > {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  format?: TextFormat;
  /** A button beside the field; Enter presses it. */
  sideButton?: { label: string; onClick: () => void; isBusy?: boolean; disabled?: boolean };
  /** Enter submits the form. Off in long forms, which would be sent too early. */
  sendsForm?: boolean;
}

/** A single-line field with a label. */
export function TextInput(props: TextInputProps) {
  const { label, hint, value, onChange, format, sideButton, sendsForm = false, ...rest } = props;
  const fittedText = useFittedText(value, onChange, format);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (sideButton || !sendsForm) event.preventDefault();
    if (!sideButton?.disabled && !sideButton?.isBusy) sideButton?.onClick();
  };

  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <div className="flex gap-2">
          <input
            {...(format && TEXT_FORMATS[format].keys)}
            {...rest}
            {...parts}
            {...fittedText}
            className={`h-12 min-w-0 flex-1 ${FIELD_LOOK}`}
            onKeyDown={handleKey}
          />
          {sideButton && (
            <Button
              look="quiet"
              className="shrink-0 whitespace-nowrap"
              isBusy={sideButton.isBusy ?? false}
              disabled={sideButton.disabled}
              onClick={sideButton.onClick}
            >
              {sideButton.label}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
