import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RecordName } from '../../../contract/plain/records.ts';
import { PREVIEW_ID } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { withoutLastSlash } from '../../lib/withoutLastSlash.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { IsInBookmarkList, useIsBookmarked } from './useIsBookmarked.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

interface HeartButtonProps extends RecordName {
  /** The record's name, for screen readers: a list has many hearts. */
  name: string;
  isOnPicture?: boolean;
  /** Position in the card. */
  className: string;
}

/** The bookmark button of a card. It comes after the card's link in the DOM, so it lies above the link. */
export function HeartButton(props: HeartButtonProps) {
  const isPreview = withoutLastSlash(useLocation().pathname).endsWith(`/${PREVIEW_ID}`);
  // Records inside a preview may not exist yet, so their bookmarks are not queried.
  return isPreview ? null : <Heart {...props} />;
}

function Heart({ type, id, name, isOnPicture = false, className }: HeartButtonProps) {
  const isMarked = useIsBookmarked({ type, id });
  const isBookmarked = useContext(IsInBookmarkList) || isMarked;
  const { t } = useTranslation();
  const toggle = useToggleBookmark();
  return (
    <PlainButton
      aria-label={t('bookmark.named', { name })}
      aria-pressed={isBookmarked}
      onClick={() => toggle({ type, id }, isBookmarked)}
      className={classNames(
        'absolute grid size-11 place-items-center rounded-full text-muted transition active:scale-90 aria-pressed:text-brand',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-9 place-items-center rounded-full',
          isOnPicture && 'bg-surface shadow-card',
        )}
      >
        <Icon name={isBookmarked ? 'heartFilled' : 'heart'} className="size-5.5" />
      </span>
    </PlainButton>
  );
}
