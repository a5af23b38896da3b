import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { formatCount } from '../../lib/number.ts';
import { type Photo, useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { MomentBadge } from '../../ui/status/MomentBadge.tsx';

/** A photo takes half of the width. */
const PHOTOS_WITHOUT_SCROLLING = 2;

interface PhotoStripProps {
  review: Review;
  most?: number;
  isInFirstScreen?: boolean | undefined;
}

/** Before photos, then after photos. A press opens the viewer at that photo. */
export function PhotoStrip({ review, most, isInFirstScreen }: PhotoStripProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const photos = photosOf(review);
  if (photos.length === 0) return null;
  const shown = most ? pairFirst(photos).slice(0, most) : photos;
  return (
    <ul className="no-scrollbar flex gap-2 overflow-x-auto">
      {shown.map((photo, index) => (
        <li key={photo.image.url} className="relative w-[calc(50%-4px)] shrink-0">
          <PlainButton
            aria-label={t(`review.${photo.moment}Photo`, {
              n: formatCount(numberOf(photo, photos)),
            })}
            className="block w-full"
            onClick={() => openModal('photos', { photos, start: photos.indexOf(photo) })}
          >
            <Picture
              image={photo.image}
              alt=""
              kind="photo"
              sizes="(min-width: 28rem) 204px, 45vw"
              className="aspect-square w-full rounded-card"
              isInFirstScreen={isInFirstScreen && index < PHOTOS_WITHOUT_SCROLLING}
            />
          </PlainButton>
          <MomentBadge moment={photo.moment}>
            {t(photo.moment === 'before' ? 'review.before' : 'review.after')}
          </MomentBadge>
        </li>
      ))}
    </ul>
  );
}

/** Photos of reviews always have a moment. */
type ReviewPhoto = Photo & Required<Pick<Photo, 'moment'>>;

function photosOf(review: Review): ReviewPhoto[] {
  return [
    ...review.beforePhotos.map((image) => ({ image, moment: 'before' as const })),
    ...review.afterPhotos.map((image) => ({ image, moment: 'after' as const })),
  ];
}

/** In a short strip the first before photo and the first after photo stand side by side. */
function pairFirst(photos: ReviewPhoto[]): ReviewPhoto[] {
  const before = photos.find(({ moment }) => moment === 'before');
  const after = photos.find(({ moment }) => moment === 'after');
  const pair = [before, after].filter((photo) => photo !== undefined);
  return [...pair, ...photos.filter((photo) => !pair.includes(photo))];
}

/** The photo's number among the photos of the same moment. */
function numberOf(photo: ReviewPhoto, photos: ReviewPhoto[]): number {
  return photos.filter(({ moment }) => moment === photo.moment).indexOf(photo) + 1;
}
