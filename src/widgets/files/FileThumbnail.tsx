import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { SortableParts } from '../sortable/sortableParts.ts';
import { ImagePicker } from './ImagePicker.tsx';
import type { StripFile } from './stripFile.ts';

interface FileThumbnailProps {
  file: StripFile;
  /** Null if the strip cannot be sorted. */
  parts: SortableParts | null;
  maxMb: number;
  onReplace: (images: File[]) => void;
  onRemove: (event: MouseEvent) => void;
}

export function FileThumbnail(props: FileThumbnailProps) {
  const { file, parts, maxMb, onReplace, onRemove } = props;
  const { t } = useTranslation();
  return (
    <>
      <ImagePicker
        label={`${file.name} ${t('upload.replace')}`}
        isMultiple={false}
        maxMb={maxMb}
        onPick={onReplace}
        className="block size-full rounded-card"
      >
        <ThumbnailImage file={file} />
      </ImagePicker>
      <IconButton
        name="close"
        label={`${file.name} ${t('upload.remove')}`}
        iconClassName="size-6 rounded-full bg-scrim/60 p-1"
        className="absolute top-0 right-0 text-on-scrim"
        onClick={onRemove}
      />
      {parts && (
        <span className="absolute inset-x-0 bottom-0 flex items-center justify-center rounded-b-card bg-scrim/60 text-on-scrim">
          {parts.handle}
          {parts.buttons}
        </span>
      )}
    </>
  );
}

export function ThumbnailImage({ file }: { file: StripFile }) {
  const url = useFileUrl(file.source);
  return (
    // Otherwise the browser would drag a copy of the image.
    <span className="pointer-events-none block size-full">
      <Picture
        image={file.image ?? (url ? { url } : null)}
        alt={file.name}
        sizes="10rem"
        className="size-full rounded-card"
      />
    </span>
  );
}

/** A URL for a file; the object URL of a local file is revoked when it is no longer shown. */
function useFileUrl(source: string | File): string | undefined {
  const [madeUrl, setMadeUrl] = useState<string>();
  useEffect(() => {
    if (typeof source === 'string') return;
    const url = URL.createObjectURL(source);
    setMadeUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return typeof source === 'string' ? source : madeUrl;
}
