import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_PHOTO_MAX } from '../../../contract/plain/limits.ts';
import type { ReviewValues } from '../../domain/review/editor/reviewValues.ts';
import { formatCount } from '../../lib/number.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { FileStrip } from '../../widgets/files/FileStrip.tsx';
import type { StripFile } from '../../widgets/files/stripFile.ts';

interface PhotoFieldsProps {
  values: ReviewValues;
  onChange: (changes: Partial<ReviewValues>) => void;
}

/** The before and after strips, with a notice that photos become public and a choice to send text only. */
export function PhotoFields({ values, onChange }: PhotoFieldsProps) {
  const { t } = useTranslation();
  const { beforePhotos, afterPhotos, isTextOnly } = values;
  const photos = [...beforePhotos, ...afterPhotos];
  const isPublished = photos.some(({ source }) => typeof source === 'string');
  const [leftOut, setLeftOut] = useState(0);
  /** New photos above the limit are refused; an older review with more photos keeps them. */
  const take = (former: readonly StripFile[], chosen: StripFile[]): StripFile[] => {
    const others = photos.length - former.length;
    const formerIds = new Set(former.map(({ id }) => id));
    const added = chosen.filter(({ id }) => !formerIds.has(id));
    const kept = chosen.length - added.length;
    const room = Math.max(REVIEW_PHOTO_MAX, photos.length) - others - kept;
    const surplus = new Set(added.slice(Math.max(0, room)));
    setLeftOut(surplus.size);
    return chosen.filter((photo) => !surplus.has(photo));
  };
  const textOnlyHint = isPublished ? 'editor.textOnlyRemoves' : 'editor.textOnlyHint';
  return (
    <>
      <FileStrip
        label={t('editor.beforePhotos')}
        files={beforePhotos}
        onChange={(chosen) => onChange({ beforePhotos: take(beforePhotos, chosen) })}
      />
      <FileStrip
        label={t('editor.afterPhotos')}
        files={afterPhotos}
        onChange={(chosen) => onChange({ afterPhotos: take(afterPhotos, chosen) })}
      />
      <p role="status" className="text-muted text-small empty:hidden">
        {leftOut > 0 &&
          t('editor.photosLeftOut', {
            n: formatCount(REVIEW_PHOTO_MAX),
            left: formatCount(leftOut),
          })}
        {leftOut === 0 &&
          photos.length >= REVIEW_PHOTO_MAX &&
          t('editor.photosMost', { n: formatCount(REVIEW_PHOTO_MAX) })}
      </p>
      {photos.length > 0 && (
        <PublicNotice
          isTextOnly={isTextOnly}
          hint={t(isTextOnly ? textOnlyHint : 'editor.photosArePublicHint')}
          onChange={(isChecked) => onChange({ isTextOnly: isChecked })}
        />
      )}
    </>
  );
}

interface PublicNoticeProps {
  hint: string;
  isTextOnly: boolean;
  onChange: (isTextOnly: boolean) => void;
}

function PublicNotice({ hint, isTextOnly, onChange }: PublicNoticeProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-info-soft px-4 pt-3 pb-1">
      <p id={titleId} className="flex items-start gap-2 font-semibold text-info">
        <Icon name="info" className="mt-0.5 size-5 shrink-0" />
        <span>{t('editor.photosArePublic')}</span>
      </p>
      <p role="status" className="mt-1 pl-7 text-small">
        {hint}
      </p>
      <Checkbox isChecked={isTextOnly} onChange={onChange} className="mt-1">
        {t('editor.textOnly')}
      </Checkbox>
    </section>
  );
}
