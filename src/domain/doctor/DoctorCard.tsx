import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoctorCard as Doctor } from '../../../contract/doctor.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { Stars } from '../../widgets/Stars.tsx';
import { HeartButton } from '../bookmark/HeartButton.tsx';
import { NameReading } from '../clinic/NameReading.tsx';
import { PlaceLine } from '../clinic/PlaceLine.tsx';
import { NameTags } from '../taxonomy/NameTags.tsx';

/** All cards have the same height, because the windowed list computes positions from it. */
export const DoctorCard = memo(({ doctor }: { doctor: Doctor }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = localName(language, doctor);
  const title = t('doctor.nameWithTitle', { name: name.text });
  const clinic = doctor.clinic && localName(language, doctor.clinic);
  return (
    <Card className="flex flex-wrap gap-x-4 gap-y-2 py-3">
      <Picture
        image={doctor.profileImage}
        alt=""
        kind="doctor"
        sizes="72px"
        className="size-18 shrink-0 rounded-full"
      />
      <div className="min-h-[5.5lh] min-w-0 flex-1 basis-44">
        <h3 className="truncate pr-9 font-bold text-lead" lang={name.lang}>
          <AppLink to={`/contents/doctor/${doctor.id}`} className="card-link">
            {title}
          </AppLink>
          <NameReading named={doctor} />
        </h3>
        {clinic && (
          <p className="truncate pr-9 text-muted text-small" lang={clinic.lang}>
            {clinic.text}
            <NameReading named={doctor.clinic} />
          </p>
        )}
        <PlaceLine clinic={doctor.clinic} />
        <p>
          <Stars rating={doctor.averageRating} count={doctor.reviewCount} />
        </p>
        <div className="mt-1.5 h-7 overflow-hidden">
          <NameTags label={t('doctor.specialties')} items={doctor.specialties} most={3} room={18} />
        </div>
      </div>
      <HeartButton type="DOCTOR" id={doctor.id} name={title} className="top-1.5 -right-2.5" />
    </Card>
  );
});
