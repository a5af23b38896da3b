import { useTranslation } from 'react-i18next';
import type { BookmarkTarget } from '../../state/bookmarksAtom.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useBookmarkOf } from './useBookmarkOf.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

interface BookmarkButtonProps {
  target: BookmarkTarget;
  isDisabled: boolean;
}

/** The bookmark button of a detail page. */
export function BookmarkButton({ target, isDisabled }: BookmarkButtonProps) {
  const { t } = useTranslation();
  const isBookmarked = useBookmarkOf(target, !isDisabled);
  const toggle = useToggleBookmark();
  return (
    <Button
      look="quiet"
      className="px-1! leading-tight aria-pressed:text-brand-strong aria-pressed:inset-ring-brand-strong"
      aria-pressed={isBookmarked}
      disabled={isDisabled}
      onClick={() => toggle(target, isBookmarked)}
    >
      <Icon name={isBookmarked ? 'heartFilled' : 'heart'} className="size-5 shrink-0" />
      {t(isBookmarked ? 'bookmark.remove' : 'bookmark.add')}
    </Button>
  );
}
