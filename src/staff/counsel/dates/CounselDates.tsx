import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBeforeConsultation } from '../../../../contract/plain/counselCourse.ts';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import { AppointmentText } from '../../../domain/counsel/AppointmentText.tsx';
import { appointmentOf } from '../../../domain/counsel/appointment.ts';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useWrite } from '../../parts/form/useWrite.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useChangeCounsel } from '../counselWrites.ts';
import { OpenProposals } from './OpenProposals.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { WishButtons } from './WishButtons.tsx';

/** What the member wishes for: with the booking, or instead of an appointment. */
function wishedOf({ state, wishes, reschedule }: StaffCounsel) {
  if (isBeforeConsultation(state)) {
    return {
      title: 'dates.consultation',
      wishes,
      to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
    } as const;
  }
  if (reschedule) {
    return { title: 'dates.reschedule', wishes: reschedule.wishes, to: state } as const;
  }
  if (state !== 'CONSULTATION_COMPLETE') return null;
  return { title: 'dates.treatment', wishes: null, to: state } as const;
}

/** Staff find a time with the member here: the wishes, the proposed times, and a form for other times. */
export function CounselDates({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, version, clinic, proposals } = counsel;
  const { send, isBusy } = useWrite(useChangeCounsel(id));
  const [isOpen, setIsOpen] = useState(false);
  const wished = wishedOf(counsel);
  if (!wished) return null;
  const { title, wishes, to } = wished;
  const seeking = { counselId: id, clinicId: clinic.id };
  const appointment = appointmentOf(counsel);

  const confirm = (time: string) =>
    void send({ version, state: to, appointment: time }, t('counsel.moved'));
  return (
    <Panel title={t(title)}>
      <div className="grid gap-4">
        {appointment && (
          <p>
            <span className="block text-muted text-small">{t('dates.appointment')}</span>
            <AppointmentText at={appointment.at} />
          </p>
        )}
        {wishes && 'stay' in wishes && (
          <p>
            <span className="block text-muted text-small">{t('dates.stay')}</span>
            <WishesText wishes={{ stay: wishes.stay }} />
          </p>
        )}
        {wishes && 'times' in wishes && (
          <WishButtons
            title={t(appointment ? 'dates.asked' : 'dates.wished')}
            seeking={seeking}
            times={wishes.times}
            isBusy={isBusy}
            onConfirm={confirm}
          />
        )}
        {proposals && <OpenProposals counsel={counsel} seeking={seeking} proposals={proposals} />}
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
