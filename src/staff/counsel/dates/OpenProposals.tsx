import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import type { Proposal } from '../../../../contract/wishes.ts';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { koreanClock } from '../../../lib/date.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Tag } from '../../../ui/status/Tag.tsx';
import { useWrite } from '../../parts/form/useWrite.ts';
import { useWithdraw } from './proposalWrites.ts';
import { type CounselSeekingTime, seatsAt, useSlots } from './slots.ts';

interface OpenProposalsProps {
  counsel: StaffCounsel;
  seeking: CounselSeekingTime;
  proposals: readonly Proposal[];
}

/** The times that the member has not answered yet. */
export function OpenProposals({ counsel, seeking, proposals }: OpenProposalsProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useWithdraw(counsel.id));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <p className="text-muted text-small">{t('dates.proposed')}</p>
        <ul>
          {proposals.map(({ id, at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <WishesText wishes={{ times: [at] }} />
              <FullTag seeking={seeking} at={new Date(at)} />
            </li>
          ))}
        </ul>
      </div>
      <Button look="quiet" isBusy={isBusy} onClick={() => send(counsel, t('dates.withdrawn'))}>
        {t('dates.withdraw')}
      </Button>
    </div>
  );
}

/** A tag for a proposed time whose last seat was taken by another counsel. */
function FullTag({ seeking, at }: { seeking: CounselSeekingTime; at: Date }) {
  const { t } = useTranslation('staff');
  const seats = seatsAt(useSlots(seeking, koreanClock(at).date), at);
  return seats?.isFull ? <Tag tone="warning">{t('dates.full')}</Tag> : null;
}
