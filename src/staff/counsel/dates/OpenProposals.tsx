import { useTranslation } from 'react-i18next';
import type { Proposal } from '../../../../contract/wishes.ts';
import { useAtomOf } from '../../../api/atomsByInput.ts';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useWrite } from '../../parts/useWrite.ts';
import { withdrawAtoms } from './proposalWrites.ts';

interface OpenProposalsProps {
  counselId: string;
  proposals: readonly Proposal[];
}

/** The times that the member has not answered yet. */
export function OpenProposals({ counselId, proposals }: OpenProposalsProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useAtomOf(withdrawAtoms, counselId));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <p>
        <span className="block text-muted text-small">{t('dates.proposed')}</span>
        <WishesText wishes={{ times: proposals.map(({ at }) => at) }} />
      </p>
      <Button look="quiet" isBusy={isBusy} onClick={() => send(undefined, t('dates.withdrawn'))}>
        {t('dates.withdraw')}
      </Button>
    </div>
  );
}
