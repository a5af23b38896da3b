import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../state/modal.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { Conditions } from './Conditions.tsx';
import { Places } from './Places.tsx';
import { Prices } from './Prices.tsx';
import { SortChoices } from './SortChoices.tsx';
import { SortRules } from './SortRules.tsx';
import { useChosenFind } from './useChosenFind.ts';

/** The filter sheets of the browse page. */
export function FindModal({ sheet, onClose }: ModalContentProps<'find'>) {
  const { t } = useTranslation();
  const chosen = useChosenFind(onClose);
  return (
    <Sheet
      title={t(`find.${sheet}`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      // A sort changes no count, so its choice is applied at once.
      footer={sheet !== 'sort' && sheet !== 'sortRules' && <ApplyButton chosen={chosen} />}
    >
      {sheet === 'sort' && <SortChoices chosen={chosen} />}
      {sheet === 'sortRules' && <SortRules tab={chosen.tab} />}
      {sheet === 'place' && <Places chosen={chosen} />}
      {sheet === 'price' && <Prices chosen={chosen} />}
      {sheet === 'conditions' && <Conditions chosen={chosen} />}
    </Sheet>
  );
}
