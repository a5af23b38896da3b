import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../../contract/shape.ts';
import { formatCount } from '../../lib/number.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

const TEXTS = {
  before: { label: 'editor.beforePhotos', each: 'review.beforePhoto' },
  after: { label: 'editor.afterPhotos', each: 'review.afterPhoto' },
} as const;

interface ReviewPhotosProps {
  moment: keyof typeof TEXTS;
  photos: readonly Image[];
}

/** The photos from before the treatment, or from after it, with a label. */
export function ReviewPhotos({ moment, photos }: ReviewPhotosProps) {
  const { t } = useTranslation();
  const labelId = useId();
  if (photos.length === 0) return null;
  const { label, each } = TEXTS[moment];
  return (
    <div>
      <p id={labelId} className="mb-1 text-muted text-small">
        {t(label)}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {photos.map((image, place) => (
          <li key={image.url}>
            <Picture
              image={image}
              alt={t(each, { n: formatCount(place + 1) })}
              sizes="6rem"
              className="size-24 rounded-card"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
