import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { PREVIEW_ID } from '../../constants.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { classNames } from '../../lib/classNames.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { OnShelf, useIsShelved } from './bookmarkedKeys.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

interface HeartButtonProps extends BookmarkTarget {
  /** Of the record: many hearts are in one list. */
  name: string;
  /** Lies on a picture. */
  isOnPicture?: boolean;
  /** Its place in the card. */
  className: string;
}

/** The heart in a corner of a card. It follows the card's link, so that it lies above it. */
export function HeartButton(props: HeartButtonProps) {
  const isPreview = useLocation().pathname.endsWith(`/${PREVIEW_ID}`);
  // Nobody is asked about what is named by a record that is not saved yet.
  return isPreview ? null : <Heart {...props} />;
}

function Heart({ type, id, name, isOnPicture = false, className }: HeartButtonProps) {
  const isKnown = useIsShelved({ type, id });
  const isBookmarked = useContext(OnShelf) || isKnown;
  const { t } = useTexts();
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
