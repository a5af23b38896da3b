import { useTranslation } from 'react-i18next';
import type { Doctor } from '../../../contract/doctor.ts';
import { ClinicRow } from '../../domain/clinic/ClinicRow.tsx';
import { NameLinks } from '../../domain/taxonomy/NameLinks.tsx';
import { localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Section } from '../../ui/Section.tsx';
import { TextBlock } from '../../ui/TextBlock.tsx';
import { DoctorCredentials } from './DoctorCredentials.tsx';

export function DoctorInfo({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation();
  const introduction = localText(useLanguage(), doctor.description, doctor.descriptionJa);
  return (
    <>
      <Section title={t('doctor.introduction')}>
        <TextBlock {...introduction} none={t('doctor.noIntroduction')} />
      </Section>
      <Section title={t('doctor.specialties')}>
        {doctor.specialties.length > 0 ? (
          <NameLinks
            label={t('doctor.specialties')}
            items={doctor.specialties}
            to={(id) => `/contents?tabId=doctors&specialtyId=${id}`}
          />
        ) : (
          <TextBlock text="" none={t('doctor.noSpecialties')} />
        )}
      </Section>
      <DoctorCredentials doctor={doctor} />
      {doctor.clinic && (
        <Section title={t('doctor.clinic')}>
          <ClinicRow clinic={doctor.clinic} />
        </Section>
      )}
    </>
  );
}
