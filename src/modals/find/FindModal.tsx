import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../state/modal.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { Conditions } from './Conditions.tsx';
import { Places } from './Places.tsx';
import { Prices } from './Prices.tsx';
import { SortChoices } from './SortChoices.tsx';
import { SortRules } from './SortRules.tsx';
import { useChosenFind } from './useChosenFind.ts';

/** The sort and filters of the browse page. */
export function FindModal({ kind, onClose }: ModalContentProps<'find'>) {
  const { t } = useTranslation();
  const chosen = useChosenFind(onClose);
  return (
    <Modal
      place="bottom"
      title={t(`find.${kind}`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      // A sort changes no count, so its choice is applied at once.
      footer={kind !== 'sort' && kind !== 'sortRules' && <ApplyButton chosen={chosen} />}
    >
      {kind === 'sort' && <SortChoices chosen={chosen} />}
      {kind === 'sortRules' && <SortRules tab={chosen.tab} />}
      {kind === 'place' && <Places chosen={chosen} />}
      {kind === 'price' && <Prices chosen={chosen} />}
      {kind === 'conditions' && <Conditions chosen={chosen} />}
    </Modal>
  );
}
