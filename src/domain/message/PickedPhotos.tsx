import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { ThumbnailImage } from '../../widgets/files/FileThumbnail.tsx';
import type { StripFile } from '../../widgets/files/stripFile.ts';

interface PickedPhotosProps {
  photos: readonly StripFile[];
  /** Null while they are being sent. */
  onRemove: ((id: string) => void) | null;
}

/** The photos that will be sent with the message. */
export function PickedPhotos({ photos, onRemove }: PickedPhotosProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('message.photos')} className="flex flex-wrap gap-2">
      {photos.map((photo) => (
        <li key={photo.id} className="relative size-20 rounded-card bg-quiet">
          <ThumbnailImage file={photo} />
          {onRemove && (
            <IconButton
              name="close"
              label={`${photo.name} ${t('upload.remove')}`}
              iconClassName="size-6 rounded-full bg-scrim/60 p-1"
              className="absolute -top-1 -right-1 text-on-scrim"
              onClick={() => onRemove(photo.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
