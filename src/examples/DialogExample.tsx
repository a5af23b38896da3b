import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { Dropdown } from '../widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../widgets/dropdown/dropdownItem.ts';
import { Example } from './Example.tsx';
import { exampleItems } from './exampleItems.ts';

export function DialogExample() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<DropdownItem | null>(null);
  return (
    <Example state="in a dialog">
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <Modal
          title={t('editor.write')}
          closeLabel={t('common.close')}
          onClose={() => setIsOpen(false)}
        >
          <Dropdown
            label={t('editor.event')}
            items={exampleItems(t)}
            chosen={chosen}
            noneLabel={t('input.select')}
            onChoose={setChosen}
          />
        </Modal>
      )}
    </Example>
  );
}
