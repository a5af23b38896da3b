import { useTranslation } from 'react-i18next';
import type { ReviewDoctor } from '../../../contract/review.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { NameReading } from '../clinic/NameReading.tsx';
import { useNamedDoctor } from './namedDoctors.ts';

/** The doctor of a review. Nothing is shown if the doctor does not exist. */
export function DoctorRow({ doctor }: { doctor: ReviewDoctor }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const named = useNamedDoctor(doctor);
  if (!named) return null;
  const name = localName(language, named);
  return (
    <Card className="flex items-center gap-3 bg-quiet p-3">
      <Picture
        image={named.profileImage}
        alt=""
        kind="doctor"
        sizes="56px"
        className="size-14 shrink-0 rounded-full"
      />
      <h3 className="min-w-0 flex-1 font-semibold" lang={name.lang}>
        <AppLink to={`/contents/doctor/${doctor.id}`} className="card-link">
          {t('doctor.nameWithTitle', { name: name.text })}
        </AppLink>
        <NameReading named={named} />
      </h3>
      <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />
    </Card>
  );
}
