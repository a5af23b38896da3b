import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { ClinicRow } from '../clinic/ClinicRow.tsx';
import { useAppointment } from './useAppointment.ts';

/** The clinic of a counsel. If it is hidden now, the member reads so, and what that means for an appointment ahead. */
export function CounselClinic({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const { clinic } = counsel;
  const appointment = useAppointment(counsel);
  if (!clinic.isHidden) return <ClinicRow clinic={clinic} />;
  return (
    <div className="grid gap-2">
      <ClinicRow clinic={clinic}>
        <p className="text-muted text-small">{t('counsel.clinicHidden')}</p>
      </ClinicRow>
      {appointment?.hasBegun === false && (
        <Notice tone="warning">{t('counsel.askBeforeVisit')}</Notice>
      )}
    </div>
  );
}
