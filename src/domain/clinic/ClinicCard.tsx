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

const tagsBeside = (price: number | null) => (price ? 2 : 3);

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
        <div className="mt-2 flex h-7 items-center gap-2 overflow-hidden">
          {clinic.price !== undefined && <TreatmentPrice price={clinic.price} />}
          {lowestPrice && (
            <span className="shrink-0 whitespace-nowrap font-semibold tabular-nums">
              {t('common.priceFrom', { price: formatCount(lowestPrice) })}
            </span>
          )}
          <div className="min-w-0">
            <NameTags
              label={t('clinic.specialties')}
              items={clinic.specialties}
              most={clinic.price ? 1 : tagsBeside(lowestPrice)}
              inOneRow
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
