import { useTranslation } from 'react-i18next';
import type { Event } from '../../../contract/event.ts';
import { ClinicLine } from '../../domain/clinic/ClinicLine.tsx';
import { Yen, YenNote } from '../../domain/Yen.tsx';
import { formatWholeDay } from '../../lib/date.ts';
import { keepDots, localText } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { Stars } from '../../widgets/Stars.tsx';

export const EVENT_IMAGE_SIZES = '(min-width: 28rem) 448px, 100vw';

export function EventHeader({ event }: { event: Event }) {
  const { t } = useTranslation();
  const title = localText(useLanguage(), event.title, event.titleJa);
  return (
    <header>
      <Picture
        image={event.cardImage ?? event.mainImage}
        alt=""
        kind="event"
        sizes={EVENT_IMAGE_SIZES}
        isHero
        className="aspect-[4/3] w-full"
      />
      <div className="px-4 py-5">
        {event.stage && (
          <p className="mb-2">
            <Tag tone={event.stage === 'ended' ? 'warning' : 'info'}>
              {t(`event.${event.stage}`)}
            </Tag>
          </p>
        )}
        <h1 className="font-bold text-headline" lang={title.lang}>
          {keepDots(title.text)}
        </h1>
        <ClinicLine clinic={event.clinic} />
        <p className="mt-1">
          <Stars rating={event.averageRating} count={event.reviewCount} />
        </p>
        {typeof event.price === 'number' && (
          <Price now={event.price} before={event.originalPrice} />
        )}
        {event.startsOn && event.endsOn && (
          <p className="mt-1 text-muted text-small">
            {t('event.period')}{' '}
            {t('common.period', {
              from: formatWholeDay(event.startsOn),
              to: formatWholeDay(event.endsOn),
            })}
            <KoreanTimeNote moment={event.endsOn} />
          </p>
        )}
        {typeof event.price === 'number' && <YenNote />}
      </div>
    </header>
  );
}

interface PriceProps {
  now: number;
  before: number | null | undefined;
}

/** Screen readers do not tell that a price is struck through, so both prices are named for them. */
function Price({ now, before }: PriceProps) {
  const { t } = useTranslation();
  const isReduced = typeof before === 'number' && before > now;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
      <span className="font-bold text-title">
        {isReduced && <span className="sr-only">{t('event.eventPrice')} </span>}
        {t('common.price', { price: formatCount(now) })}
      </span>
      <span className="text-muted text-small">{t('event.priceWithTax')}</span>
      <Yen won={now} />
      {isReduced && (
        <span className="text-muted text-small">
          <span className="sr-only">{t('event.originalPrice')} </span>
          <s>{t('common.price', { price: formatCount(before) })}</s>
        </span>
      )}
    </p>
  );
}
