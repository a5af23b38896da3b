import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DropdownItem } from '../widgets/dropdown/dropdownItem.ts';
import { MultiSelect } from '../widgets/dropdown/MultiSelect.tsx';
import { Example } from './Example.tsx';
import { exampleItems } from './exampleItems.ts';

export function MultiSelectExamples() {
  const { t } = useTranslation();
  const items = exampleItems(t);
  const [chosen, setChosen] = useState<readonly DropdownItem[]>(items.slice(0, 2));
  const [none, setNone] = useState<readonly DropdownItem[]>([]);
  return (
    <>
      <Example state="some chosen">
        <MultiSelect
          label={t('editor.doctors')}
          items={items}
          chosen={chosen}
          noneLabel={t('input.select')}
          onChange={setChosen}
        />
      </Example>
      <Example state="none chosen">
        <MultiSelect
          label={t('editor.treatments')}
          items={items}
          chosen={none}
          noneLabel={t('input.select')}
          onChange={setNone}
        />
      </Example>
    </>
  );
}
