import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/field/Select.tsx';
import { TextArea } from '../widgets/text/TextArea.tsx';
import { TextInput } from '../widgets/text/TextInput.tsx';
import type { TextFormat } from '../widgets/text/textFormats.ts';
import { showToast } from '../widgets/toast/showToast.ts';
import { Example } from './Example.tsx';

const FORMATS: readonly TextFormat[] = ['NUMBER', 'PHONE', 'ID'];

export function TextExamples() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [rating, setRating] = useState('5');
  return (
    <>
      <Example state="any text, with a hint">
        <TextInput
          label={t('editor.title')}
          hint={t('input.optional')}
          value={text}
          onChange={setText}
        />
      </Example>
      {FORMATS.map((format) => (
        <FormatExample key={format} format={format} />
      ))}
      <Example state="with a side button">
        <TextInput
          label={t('search.title')}
          value={text}
          onChange={setText}
          sideButton={{ label: t('input.add'), onClick: () => showToast('info', text || '-') }}
        />
      </Example>
      <Example state="disabled">
        <TextInput
          label={t('editor.event')}
          value={t('editor.noEvent')}
          disabled
          onChange={setText}
        />
      </Example>
      <Example state="area">
        <TextArea
          label={t('editor.content')}
          placeholder={t('editor.write')}
          value={text}
          onChange={setText}
        />
      </Example>
      <Example state="select">
        <Select
          label={t('editor.rating')}
          value={rating}
          options={['5', '4', '3', '2', '1'].map((value) => ({
            value,
            label: t('editor.ratingChoice', { n: value }),
          }))}
          onChange={setRating}
        />
      </Example>
    </>
  );
}

function FormatExample({ format }: { format: TextFormat }) {
  const [text, setText] = useState('');
  return (
    <Example state={`format ${format}`}>
      <TextInput label={format} format={format} value={text} onChange={setText} />
    </Example>
  );
}
