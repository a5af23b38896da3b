import { notifyManager } from '@tanstack/query-core';
import { codeOf } from '../../api/ApiError.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { type BookmarkTarget, useWishBook } from '../../state/bookmarks.ts';
import { useOpenModal } from '../../state/modal.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useAsMember } from '../session/useAsMember.ts';
import { renewShelf } from './bookmarkQueries.ts';

const pressOf = (target: BookmarkTarget) => ({ does: 'bookmark', target }) as const;

/** Turns a heart over, at once for the eye. A guest is asked to log in instead. */
export function useToggleBookmark() {
  const { t } = useTexts();
  const client = useQueryClient();
  const { wishFor, wish, forget } = useWishBook();
  const openModal = useOpenModal();
  const asMember = useAsMember();

  /** One change at a time for each target: taps in between only say how it is to end. */
  const fulfil = async (target: BookmarkTarget): Promise<void> => {
    const isWanted = wishFor(target) ?? false;
    const isStillWanted = () => wishFor(target) === isWanted;
    const { changeBookmark } = await import('./changeBookmark.ts');
    await changeBookmark(client, target, isWanted);
    if (isStillWanted()) notify('success', t(isWanted ? 'bookmark.added' : 'bookmark.removed'));
    // Until then lists know nothing of it, and their hearts would turn back for a moment.
    await renewShelf(client);
    if (!isStillWanted()) await fulfil(target);
  };

  const begin = (target: BookmarkTarget) =>
    fulfil(target)
      .catch((cause: unknown) => {
        console.error('The bookmark could not be changed', cause);
        if (codeOf(cause) === 'unauthenticated')
          void openModal('login', { press: pressOf(target) });
      })
      // After what the lists are told of the answer, or a card that was removed would come back for a moment.
      .finally(() => notifyManager.schedule(() => forget(target)));

  return (target: BookmarkTarget, isShown: boolean): Promise<void> =>
    asMember(pressOf(target), () => {
      const wished = wishFor(target);
      wish(target, !(wished ?? isShown));
      if (wished === undefined) void begin(target);
    });
}
