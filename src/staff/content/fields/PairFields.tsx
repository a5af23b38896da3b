import { useTranslation } from 'react-i18next';
import {
  CONDITIONS_LENGTH,
  LONG_TEXT_LENGTH,
  ONE_LINE_LENGTH,
  SIDE_EFFECTS_LENGTH,
} from '../../../../contract/limits.ts';
import { TextArea } from '../../../widgets/text/TextArea.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import type { PairName } from '../contentKinds.ts';

interface PairFieldsProps {
  name: PairName;
  texts: Readonly<Record<string, string>>;
  onWrite: (changes: Record<string, string>) => void;
}

const LENGTHS = {
  description: LONG_TEXT_LENGTH,
  content: LONG_TEXT_LENGTH,
  sideEffects: SIDE_EFFECTS_LENGTH,
  career: LONG_TEXT_LENGTH,
  included: CONDITIONS_LENGTH,
  notIncluded: CONDITIONS_LENGTH,
};

/** A text in Korean and Japanese, side by side on a wide screen. */
export function PairFields({ name, texts, onWrite }: PairFieldsProps) {
  const { t } = useTranslation('staff');
  const hasLines = ['career', 'included', 'notIncluded'].includes(name);
  const parts = (field: PairName | `${PairName}Ja`) => ({
    label: t(`content.field.${field}`),
    value: texts[field] ?? '',
    onChange: (text: string) => onWrite({ [field]: text }),
    lang: field === name ? 'ko' : 'ja',
    ...(hasLines && { hint: t('content.lineHint') }),
  });
  const isLine = name === 'name' || name === 'title';
  return (
    <div
      data-pair=""
      className="grid gap-4 lg:grid-cols-2 lg:[&>.group]:flex lg:[&>.group]:flex-col lg:[&_textarea]:grow"
    >
      {([name, `${name}Ja`] as const).map((field) =>
        isLine ? (
          <TextInput key={field} maxLength={ONE_LINE_LENGTH} {...parts(field)} />
        ) : (
          <TextArea key={field} minRows={4} maxLength={LENGTHS[name]} {...parts(field)} />
        ),
      )}
    </div>
  );
}
