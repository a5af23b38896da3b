import { useTranslation } from 'react-i18next';
import { ONE_LINE_LENGTH } from '../../../../contract/plain/limits.ts';
import { TextArea } from '../../../widgets/text/TextArea.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import type { ContentField } from '../contentFields.ts';
import { fieldName } from '../contentKinds.ts';

interface TextFieldsProps {
  field: ContentField;
  /** The field of the Japanese text, if there is one. */
  japanese: string | undefined;
  texts: Readonly<Record<string, string>>;
  onWrite: (changes: Record<string, string>) => void;
}

/** A text, or a text in Korean and Japanese, side by side on a wide screen. */
export function TextFields({ field, japanese, texts, onWrite }: TextFieldsProps) {
  const { t } = useTranslation('staff');
  const { kind, maxLength = ONE_LINE_LENGTH } = field;
  const input = (name: string, lang?: 'ko' | 'ja') => {
    const parts = {
      label: fieldName(name, t),
      value: texts[name] ?? '',
      onChange: (text: string) => onWrite({ [name]: text }),
      maxLength,
      ...(lang && { lang }),
      ...(kind === 'lines' && { hint: t('content.lineHint') }),
    };
    return kind === 'line' ? (
      <TextInput key={name} {...parts} />
    ) : (
      <TextArea key={name} minRows={4} {...parts} />
    );
  };
  if (!japanese) return input(field.name);
  return (
    <div
      data-pair=""
      className="grid gap-4 lg:grid-cols-2 lg:[&>.group]:flex lg:[&>.group]:flex-col lg:[&_textarea]:grow"
    >
      {input(field.name, 'ko')}
      {input(japanese, 'ja')}
    </div>
  );
}
