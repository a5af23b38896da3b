import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chip, ChipList } from '../widgets/chips/ChipList.tsx';
import { Example } from './Example.tsx';
import { exampleItems } from './exampleItems.ts';

export function ChipExamples() {
  const { t } = useTranslation();
  const [chips, setChips] = useState<readonly Chip[]>(exampleItems(t).slice(0, 5));
  return (
    <>
      <Example state="without chips">
        <ChipList label="Samples" />
      </Example>
      <Example state="chips">
        <ChipList label={t('editor.treatments')} chips={chips} onChange={setChips} />
      </Example>
    </>
  );
}
