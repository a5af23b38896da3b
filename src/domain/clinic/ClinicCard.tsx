import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedClinic } from '../../../contract/clinic.ts';
import { formatAddress } from '../../lib/address.ts';
import { localName, localText } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { Stars } from '../../widgets/Stars.tsx';
import { HeartButton } from '../bookmark/HeartButton.tsx';
import { NameTags } from '../taxonomy/NameTags.tsx';
import { Yen } from '../Yen.tsx';
import { NameReading } from './NameReading.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { addressReading } from './reading.ts';
import { TreatmentPrice } from './TreatmentPrice.tsx';

interface ClinicCardProps {
  clinic: ListedClinic;
  /** Position in a list that begins at the top of the page. */
  index?: number;
  /** The visitor's position, if the list is about what is near. */
  near?: string | undefined;
  /** Whether it shows the lowest price of the menu, which may be that of any treatment. */
  hasPrice?: boolean;
}

/** On a tall phone the third card begins in the first screen. */
const CARDS_IN_FIRST_SCREEN = 3;

export const CLINIC_CARD_SIZES = '(min-width: 28rem) 416px, 92vw';

/** Half of a number would mislead: what has no room wraps to a hidden line. */
const PRICE_LOOK = 'max-h-7 overflow-hidden';

/** For the tags, in full-width characters. Japanese prices have yen behind them. */
const ROOM = 25;
const ROOM_BESIDE_PRICE = { ko: 15, ja: 11 };

/** All cards have the same height, because the windowed list computes positions from it. */
export const ClinicCard = memo(({ clinic, index, near, hasPrice = true }: ClinicCardProps) => {
  const { t } = useTranslation();
  const lowestPrice = (hasPrice && clinic.priceFrom) || null;
  const language = useLanguage();
  const name = localName(language, clinic);
  const address = localText(language, formatAddress(clinic), addressReading(clinic));
  return (
    <Card>
      <Picture
        image={clinic.bannerImage}
        alt=""
        kind="clinic"
        sizes={CLINIC_CARD_SIZES}
        className="aspect-video w-full rounded-card"
        isHero={index === 0}
        isInFirstScreen={index !== undefined && index < CARDS_IN_FIRST_SCREEN}
      />
      <div className="mt-3 min-h-[5.5lh]">
        <h3 className="truncate font-bold text-lead" lang={name.lang}>
          <AppLink to={`/contents/clinic/${clinic.id}`} className="card-link">
            {name.text}
          </AppLink>
          <NameReading named={clinic} />
        </h3>
        <p>
          <Stars rating={clinic.averageRating} count={clinic.reviewCount} />
        </p>
        <PlaceLine clinic={clinic} near={near} />
        {address.text && (
          <p className="truncate text-muted text-small" lang={address.lang}>
            {address.text}
          </p>
        )}
        <div className="mt-2 flex h-7 flex-wrap items-center gap-2 overflow-hidden leading-7">
          {clinic.price !== undefined && (
            <TreatmentPrice price={clinic.price} className={PRICE_LOOK} />
          )}
          {lowestPrice && (
            <span className={PRICE_LOOK}>
              <span className="whitespace-nowrap font-semibold tabular-nums">
                {t('common.priceFrom', { price: formatCount(lowestPrice) })}
              </span>
              <Yen won={lowestPrice} isFrom />
            </span>
          )}
          <div className="min-w-0 flex-1 basis-16">
            <NameTags
              label={t('clinic.specialties')}
              items={clinic.specialties}
              most={clinic.price ? 1 : 3}
              room={lowestPrice ? ROOM_BESIDE_PRICE[language] : ROOM}
            />
          </div>
        </div>
      </div>
      <HeartButton
        type="CLINIC"
        id={clinic.id}
        name={name.text}
        isOnPicture
        className="top-1 right-1"
      />
    </Card>
  );
});
