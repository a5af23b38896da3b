import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modals.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { Conditions } from './Conditions.tsx';
import { Places } from './Places.tsx';
import { Prices } from './Prices.tsx';
import { SortChoices } from './SortChoices.tsx';
import { SortRules } from './SortRules.tsx';
import { useFindDraft } from './useFindDraft.ts';

/** The filter sheets of the browse page. */
export function FindModal({ sheet, onClose }: ModalContentProps<'find'>) {
  const { t } = useTranslation();
  const draft = useFindDraft(onClose);
  return (
    <Sheet
      title={t(`find.${sheet}`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      // A sort changes no count, so its choice is applied at once.
      footer={sheet !== 'sort' && sheet !== 'sortRules' && <ApplyButton draft={draft} />}
    >
      {sheet === 'sort' && <SortChoices draft={draft} />}
      {sheet === 'sortRules' && <SortRules tab={draft.tab} />}
      {sheet === 'place' && <Places draft={draft} />}
      {sheet === 'price' && <Prices draft={draft} />}
      {sheet === 'conditions' && <Conditions draft={draft} />}
    </Sheet>
  );
}
