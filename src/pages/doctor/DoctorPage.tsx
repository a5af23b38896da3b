import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Doctor } from '../../../contract/doctor.ts';
import { useDoctor } from '../../domain/doctor/doctorAtoms.ts';
import { RecordActions } from '../../domain/record/RecordActions.tsx';
import { RecordReviews } from '../../domain/review/RecordReviews.tsx';
import { DetailLayout } from '../../layout/frame/DetailLayout.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { DoctorHeader } from './DoctorHeader.tsx';
import { DoctorInfo } from './DoctorInfo.tsx';

export const DOCTOR_TABS = ['info', 'review'] as const;

export function DoctorPage() {
  const { doctorId = '' } = useParams();
  const record = useDoctor(doctorId);
  const language = useLanguage();
  return (
    <DetailLayout
      record={record}
      kind="doctors"
      nameOf={(doctor) => localName(language, doctor)}
      actions={
        <RecordActions type="DOCTOR" record={record} clinicIdOf={({ clinic }) => clinic?.id} />
      }
    >
      {(doctor) => (
        <>
          <DoctorHeader doctor={doctor} />
          <DoctorTabs doctor={doctor} />
        </>
      )}
    </DetailLayout>
  );
}

function DoctorTabs({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation();
  const tabs = DOCTOR_TABS.map((id) => ({ id, label: t(`doctor.${id}`) }));
  return (
    <TabGroup label={t('doctor.tabs')} tabs={tabs}>
      {(tabId) =>
        tabId === 'info' ? (
          <DoctorInfo doctor={doctor} />
        ) : (
          <RecordReviews of={{ doctorId: doctor.id }} count={doctor.reviewCount} />
        )
      }
    </TabGroup>
  );
}
