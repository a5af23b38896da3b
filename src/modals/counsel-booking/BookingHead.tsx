import { useTranslation } from 'react-i18next';
import type { RecordName } from '../../../contract/plain/records.ts';
import { useSubject } from '../../domain/counsel/subject.ts';
import { Yen } from '../../domain/Yen.tsx';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Which clinic, which event or doctor, and which price the booking is about. */
export function BookingHead({ source }: { source: RecordName }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const subject = useSubject(source);
  if (!subject) return null;
  const clinic = localName(language, subject.clinic);
  const name = subject.name && localName(language, subject.name);
  return (
    <div className="mb-4 flex items-center gap-3">
      <Picture
        image={subject.image}
        alt=""
        kind={subject.kind}
        sizes="48px"
        className={`size-12 shrink-0 ${subject.kind === 'event' ? 'rounded-card' : 'rounded-full'}`}
      />
      <div className="min-w-0">
        <p
          className={name ? 'truncate text-muted text-small' : 'break-keep font-semibold'}
          lang={clinic.lang}
        >
          {clinic.text}
        </p>
        {name && (
          <p className="line-clamp-2 break-keep font-semibold" lang={name.lang}>
            {name.text}
          </p>
        )}
        {typeof subject.price === 'number' && (
          <p className="font-semibold text-brand-strong">
            {t('common.price', { price: formatCount(subject.price) })}
            <Yen won={subject.price} />
          </p>
        )}
      </div>
    </div>
  );
}
