import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Clinic } from '../../../contract/clinic.ts';
import { useClinic } from '../../domain/clinic/clinicAtoms.ts';
import { DoctorCards } from '../../domain/doctor/DoctorCards.tsx';
import { EventCards } from '../../domain/event/EventCards.tsx';
import { RecordActions } from '../../domain/record/RecordActions.tsx';
import { RecordReviews } from '../../domain/review/RecordReviews.tsx';
import { DetailLayout } from '../../layout/frame/DetailLayout.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { HydratedApart } from '../../ui/HydratedApart.tsx';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { ClinicHeader } from './ClinicHeader.tsx';
import { ClinicInfo } from './ClinicInfo.tsx';
import { ClinicPictures } from './ClinicPictures.tsx';

export const CLINIC_TABS = ['info', 'doctor', 'event', 'review'] as const;

export function ClinicPage() {
  const { clinicId = '' } = useParams();
  const record = useClinic(clinicId);
  const language = useLanguage();
  return (
    <DetailLayout
      record={record}
      kind="clinics"
      nameOf={(clinic) => localName(language, clinic)}
      actions={<RecordActions type="CLINIC" record={record} clinicIdOf={({ id }) => id} />}
    >
      {(clinic) => (
        <>
          <HydratedApart>
            <ClinicPictures clinic={clinic} />
          </HydratedApart>
          <ClinicHeader clinic={clinic} />
          <ClinicTabs clinic={clinic} />
        </>
      )}
    </DetailLayout>
  );
}

function ClinicTabs({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  const tabs = CLINIC_TABS.map((id) => ({ id, label: t(`clinic.${id}`) }));
  return (
    <TabGroup label={t('clinic.tabs')} tabs={tabs}>
      {(tabId) => (
        <>
          {tabId === 'info' && <ClinicInfo clinic={clinic} />}
          {tabId === 'doctor' && <DoctorCards named={clinic.doctors} />}
          {tabId === 'event' && (
            <EventCards events={clinic.events} district={clinic.district?.id} />
          )}
          {tabId === 'review' && (
            <RecordReviews
              of={{ clinicId: clinic.id }}
              count={clinic.reviewCount}
              treatments={clinic.reviewedTreatments}
            />
          )}
        </>
      )}
    </TabGroup>
  );
}
