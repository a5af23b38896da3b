import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventCardWithStage as Event } from '../../../contract/event.ts';
import { formatCardDay } from '../../lib/date.ts';
import { keepDots, localName, localText } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { Stars } from '../../widgets/Stars.tsx';
import { HeartButton } from '../bookmark/HeartButton.tsx';
import { NameReading } from '../clinic/NameReading.tsx';
import { PlaceLine } from '../clinic/PlaceLine.tsx';
import { NameTags } from '../taxonomy/NameTags.tsx';
import { Yen } from '../Yen.tsx';

/** All cards have the same height, because the windowed list computes positions from it. */
export const EventCard = memo(({ event }: { event: Event }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = localText(language, event.title, event.titleJa);
  const clinic = event.clinic && localName(language, event.clinic);
  return (
    <Card className="flex flex-wrap gap-x-3 gap-y-2 py-3 min-[24rem]:gap-x-4">
      <div className="min-h-[7.5lh] min-w-0 flex-1 basis-36">
        {clinic && (
          <p className="truncate text-muted text-small" lang={clinic.lang}>
            {clinic.text}
            <NameReading named={event.clinic} />
          </p>
        )}
        <PlaceLine clinic={event.clinic} />
        <h3 className="line-clamp-2 font-semibold" lang={title.lang}>
          <AppLink to={`/contents/event/${event.id}`} className="card-link">
            {keepDots(title.text)}
          </AppLink>
        </h3>
        {event.stage && (
          <p className="truncate font-semibold text-muted">{t(`event.${event.stage}`)}</p>
        )}
        {!event.stage && typeof event.price === 'number' && (
          // What has no room wraps to a hidden line: half of a number would mislead.
          <p className="flex max-h-[1lh] flex-wrap items-baseline gap-x-1.5 overflow-hidden text-lead">
            <span className="max-w-full truncate font-bold">
              {t('common.price', { price: formatCount(event.price) })}
            </span>
            <Yen won={event.price} />
            {typeof event.originalPrice === 'number' && event.originalPrice > event.price && (
              <span className="text-muted text-small">
                <span className="sr-only">{t('event.originalPrice')} </span>
                <s>{t('common.price', { price: formatCount(event.originalPrice) })}</s>
              </span>
            )}
          </p>
        )}
        <Stars rating={event.averageRating} count={event.reviewCount} />
        <div className="mt-1.5 h-7 overflow-hidden">
          <NameTags label={t('event.treatments')} items={event.treatments} most={2} room={16} />
        </div>
      </div>
      {/* On the screen this comes first, in the DOM last: a screen reader reads the name before the last day. A press
          passes through to the link of the card. */}
      <div className="pointer-events-none -order-1 w-28 min-[24rem]:w-32">
        <Picture
          image={event.cardImage ?? event.mainImage}
          alt=""
          kind="event"
          sizes="128px"
          className="aspect-square w-full rounded-card"
        />
        <p className="mt-1 min-h-[1lh] text-balance text-center text-muted text-small leading-tight">
          {!event.stage && event.endsOn && (
            <>
              <span className="whitespace-nowrap">
                {t('event.until', { day: formatCardDay(event.endsOn) })}
              </span>
              <KoreanTimeNote moment={event.endsOn} />
            </>
          )}
        </p>
      </div>
      <HeartButton
        type="EVENT"
        id={event.id}
        name={title.text}
        isOnPicture
        className="top-20 left-17 min-[24rem]:top-24 min-[24rem]:left-21"
      />
    </Card>
  );
});
