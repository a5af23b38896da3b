import { useTranslation } from 'react-i18next';
import { useServerData } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import { type BookmarkTarget, bookmarkKey, useOptimisticBookmarks } from '../../state/bookmarks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useSession } from '../session/useSession.ts';
import { bookmarkQuery } from './bookmarkQueries.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

interface BookmarkButtonProps {
  target: BookmarkTarget;
  isDisabled: boolean;
}

/** The bookmark button of a detail page. */
export function BookmarkButton({ target, isDisabled }: BookmarkButtonProps) {
  const { t } = useTranslation();
  const isBookmarked = useBookmarkState(target, !isDisabled);
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

function useBookmarkState(target: BookmarkTarget, isKnowable: boolean): boolean {
  const isMember = useSession().state === 'member';
  const enabled = isMember && isKnowable;
  const { data } = useServerData(bookmarkQuery(target), { enabled });
  const wanted = useOptimisticBookmarks().get(bookmarkKey(target));
  if (!enabled) return false;
  return wanted ?? (data ? listOf(data).length > 0 : false);
}
