import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../toast/notify.ts';
import { fitted, TEXT_FORMATS, type TextFormat } from './textFormats.ts';

type Field = HTMLInputElement;

/**
 * What makes a field keep to a format: a value that does not fit leaves the old one and a warning. A syllable
 * that is still being put together is only shown, and judged when it is done.
 */
export function useFittedText(
  value: string,
  onChange: (value: string) => void,
  format: TextFormat | undefined,
) {
  const { t } = useTranslation();
  const [composed, setComposed] = useState<string>();

  const judge = (field: Field) => {
    const kept = format ? fitted(field.value, format) : field.value;
    showInstead(field, kept ?? value);
    if (kept !== null) onChange(kept);
    else if (format) notify('warning', t(TEXT_FORMATS[format].warning));
  };

  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) => {
      if (format && isComposing(nativeEvent)) setComposed(target.value);
      else judge(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      if (!format) return;
      setComposed(undefined);
      judge(currentTarget);
    },
  };
}

/** React would show the text as well, but leave the caret at its end: no place to go on typing in the middle. */
function showInstead(field: Field, text: string): void {
  if (field.value === text) return;
  const caret = (field.selectionEnd ?? 0) - (field.value.length - text.length);
  field.value = text;
  field.setSelectionRange(Math.max(caret, 0), Math.max(caret, 0));
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;
