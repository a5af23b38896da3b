import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewValues } from '../../domain/review/reviewValues.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FileStrip } from '../../widgets/files/FileStrip.tsx';

interface PhotoFieldsProps {
  values: ReviewValues;
  onChange: (changes: Partial<ReviewValues>) => void;
}

/** Two strips, and before anything becomes public a word about it with a way around. */
export function PhotoFields({ values, onChange }: PhotoFieldsProps) {
  const { t } = useTranslation();
  const { beforePhotos, afterPhotos, isTextOnly } = values;
  const photos = [...beforePhotos, ...afterPhotos];
  const isPublished = photos.some(({ source }) => typeof source === 'string');
  const textOnlyHint = isPublished ? 'editor.textOnlyRemoves' : 'editor.textOnlyHint';
  return (
    <>
      <FileStrip
        label={t('editor.beforePhotos')}
        files={beforePhotos}
        onChange={(photos) => onChange({ beforePhotos: photos })}
      />
      <FileStrip
        label={t('editor.afterPhotos')}
        files={afterPhotos}
        onChange={(photos) => onChange({ afterPhotos: photos })}
      />
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
