import { useTranslation } from 'react-i18next';
import type { Clinic } from '../../../contract/clinic.ts';
import { BANNER_HEIGHT_PX } from '../../constants.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Carousel } from '../../widgets/carousel/Carousel.tsx';

export const BANNER_SIZES = '(min-width: 28rem) 448px, 100vw';

/** The banner, then the introduction pictures. Without a banner there is no carousel. */
export function ClinicPictures({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  if (!clinic.bannerImage) return null;
  const slides = [clinic.bannerImage, ...clinic.introductionImages].map((image, index) => ({
    key: `${index} ${image.url}`,
    content: (
      <Picture
        image={image}
        alt=""
        kind="clinic"
        sizes={BANNER_SIZES}
        isHero={index === 0}
        className="size-full"
      />
    ),
  }));
  return (
    <div style={{ height: BANNER_HEIGHT_PX }}>
      <Carousel label={t('clinic.photos')} slides={slides} />
    </div>
  );
}
