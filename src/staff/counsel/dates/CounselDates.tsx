import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounselState } from '../../../../contract/counselCourse.ts';
import type { StaffCounsel } from '../../../../contract/staffCounsel.ts';
import { useAtomOf } from '../../../api/atomsByInput.ts';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWrite } from '../../parts/useWrite.ts';
import { changeCounselAtoms } from '../counselWrites.ts';
import { OpenProposals } from './OpenProposals.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { WishButtons } from './WishButtons.tsx';

const BEFORE_CONSULTATION: readonly CounselState[] = [
  'AWAITING_CLINIC_CONFIRMATION',
  'CLINIC_CONFIRMED',
];

/** Finding a time with the member: the wishes, what is proposed, and proposing others. */
export function CounselDates({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, version, state, clinic, wishes, proposals } = counsel;
  const { send, isBusy } = useWrite(useAtomOf(changeCounselAtoms, id));
  const [isOpen, setIsOpen] = useState(false);
  const isFirst = BEFORE_CONSULTATION.includes(state);
  if (!isFirst && state !== 'CONSULTATION_COMPLETE') return null;

  const confirm = (appointment: string) =>
    void send(
      { version, state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment },
      t('counsel.moved'),
    );
  return (
    <Panel title={t(isFirst ? 'dates.consultation' : 'dates.treatment')}>
      <div className="grid gap-4">
        {isFirst && wishes && 'stay' in wishes && (
          <p>
            <span className="block text-muted text-small">{t('dates.stay')}</span>
            <WishesText wishes={wishes} />
          </p>
        )}
        {isFirst && wishes && 'times' in wishes && (
          <WishButtons
            clinicId={clinic.id}
            times={wishes.times}
            isBusy={isBusy}
            onConfirm={confirm}
          />
        )}
        {proposals && <OpenProposals counselId={id} clinicId={clinic.id} proposals={proposals} />}
        <div>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            className="w-full sm:w-auto"
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(proposals ? 'dates.proposeOthers' : 'dates.propose')}
          </Button>
          {isOpen && <ProposalForm counsel={counsel} onDone={() => setIsOpen(false)} />}
        </div>
      </div>
    </Panel>
  );
}
