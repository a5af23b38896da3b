import { useTranslation } from 'react-i18next';
import type { Doctor } from '../../../contract/doctor.ts';
import { ClinicLine } from '../../domain/clinic/ClinicLine.tsx';
import { NameReading } from '../../domain/clinic/NameReading.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Stars } from '../../widgets/Stars.tsx';

export function DoctorHeader({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation();
  const name = localName(useLanguage(), doctor);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-5">
      <Picture
        image={doctor.profileImage}
        alt=""
        kind="doctor"
        sizes="96px"
        isHero
        className="size-24 shrink-0 rounded-full"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="font-bold text-headline" lang={name.lang}>
          {t('doctor.nameWithTitle', { name: name.text })}
          <NameReading named={doctor} />
        </h1>
        <ClinicLine clinic={doctor.clinic} />
        <p className="mt-1">
          <Stars rating={doctor.averageRating} count={doctor.reviewCount} />
        </p>
      </div>
    </header>
  );
}
