import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toast/showToast.ts';
import { fitted, TEXT_FORMATS, type TextFormat } from './textFormats.ts';

type Field = HTMLInputElement;

/**
 * Keeps a field in a format: an invalid value is refused with a warning. A syllable in composition is shown and
 * checked when it is complete.
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
    else if (format) showToast('warning', t(TEXT_FORMATS[format].warning));
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

/** React would move the caret to the end, so typing in the middle would break. */
function showInstead(field: Field, text: string): void {
  if (field.value === text) return;
  const caret = (field.selectionEnd ?? 0) - (field.value.length - text.length);
  field.value = text;
  field.setSelectionRange(Math.max(caret, 0), Math.max(caret, 0));
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;
