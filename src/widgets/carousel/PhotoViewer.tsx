import { useTranslation } from 'react-i18next';
import type { Picturable } from '../../lib/image.ts';
import { formatCount } from '../../lib/number.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useDialog } from '../../ui/dialog/useDialog.ts';
import { CdnBase, Picture } from '../../ui/picture/Picture.tsx';
import { MomentBadge } from '../../ui/status/MomentBadge.tsx';
import { useRootMark } from '../../ui/useRootMark.ts';
import { Carousel } from './Carousel.tsx';

interface MomentPhoto {
  image: Picturable;
  moment?: 'before' | 'after';
}

interface PhotoViewerProps {
  photos: readonly MomentPhoto[];
  start: number;
  /** Without a label they are photos of reviews. */
  label?: string;
  onClose: () => void;
}

/** Full-screen photos, one at a time. */
export function PhotoViewer({ photos, start, label, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const name = label ?? t('review.photos');
  const dialog = useDialog(onClose);
  useRootMark('hidden');
  const slides = photos.map((photo, index) => ({
    key: `${index} ${photo.image.url}`,
    content: <ViewedPhoto photo={photo} n={numberOf(photo, photos)} isFirst={index === start} />,
  }));
  return (
    <dialog
      {...dialog}
      aria-label={name}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-appear bg-scrim text-on-scrim"
    >
      <Carousel label={name} slides={slides} start={start}>
        {(index) => (
          <p className="pointer-events-none absolute inset-x-0 top-0 grid h-14 place-items-center pt-safe tabular-nums">
            <span className="rounded-full bg-scrim/60 px-3 py-0.5">
              {t('common.pageOf', { n: formatCount(index + 1), all: formatCount(photos.length) })}
            </span>
          </p>
        )}
      </Carousel>
      <IconButton
        name="close"
        label={t('common.close')}
        className="absolute top-1.5 right-1.5 z-20 mt-[env(safe-area-inset-top)] bg-scrim/40 active:bg-scrim/60"
        onClick={onClose}
      />
    </dialog>
  );
}

interface ViewedPhotoProps {
  photo: MomentPhoto;
  n: number;
  isFirst: boolean;
}

function ViewedPhoto({ photo, n, isFirst }: ViewedPhotoProps) {
  const { t } = useTranslation();
  const { moment } = photo;
  const picture = (
    <Picture
      image={photo.image}
      alt={moment ? t(`review.${moment}Photo`, { n }) : t('common.photo', { n })}
      sizes="100vw"
      fit="contain"
      isHero={isFirst}
      className="size-full bg-scrim"
    />
  );
  // Photos of messages are private: they come from the site itself, never through a CDN.
  return (
    <>
      {moment ? picture : <CdnBase value="">{picture}</CdnBase>}
      {moment && (
        <span className="absolute top-14 left-2">
          <MomentBadge moment={moment}>{t(`review.${moment}`)}</MomentBadge>
        </span>
      )}
    </>
  );
}

/** The photo's number among the photos of the same moment. */
const numberOf = (photo: MomentPhoto, photos: readonly MomentPhoto[]) =>
  photos.filter(({ moment }) => moment === photo.moment).indexOf(photo) + 1;
