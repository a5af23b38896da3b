import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown, type DropdownProps } from '../widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../widgets/dropdown/dropdownItem.ts';
import { DialogExample } from './DialogExample.tsx';
import { Example } from './Example.tsx';
import { EXAMPLE_PICTURE, exampleItems, longItems } from './exampleItems.ts';

export function DropdownExamples() {
  const { t } = useTranslation();
  const items = exampleItems(t);
  const noneLabel = t('input.select');
  return (
    <>
      <DropdownExample state="without items" label="Coin" />
      <DropdownExample
        state="items"
        label={t('editor.treatments')}
        items={items}
        noneLabel={noneLabel}
      />
      <DropdownExample
        state="with avatars"
        label={t('editor.doctors')}
        items={items.map((item) => ({ ...item, avatar: EXAMPLE_PICTURE }))}
        noneLabel={noneLabel}
      />
      <DropdownExample
        state="remembers"
        label={t('editor.event')}
        items={items}
        noneLabel={noneLabel}
        remembers
      />
      <DropdownExample
        state="long names"
        label={t('editor.event')}
        items={longItems(t)}
        noneLabel={noneLabel}
      />
      <DropdownExample
        state="no items"
        label={t('editor.title')}
        items={[]}
        noneLabel={noneLabel}
      />
      <DialogExample />
    </>
  );
}

interface DropdownExampleProps extends Omit<DropdownProps<unknown>, 'chosen' | 'onChoose'> {
  state: string;
}

function DropdownExample({ state, ...props }: DropdownExampleProps) {
  const [chosen, setChosen] = useState<DropdownItem | null>(null);
  return (
    <Example state={state}>
      <Dropdown {...props} chosen={chosen} onChoose={setChosen} />
    </Example>
  );
}
