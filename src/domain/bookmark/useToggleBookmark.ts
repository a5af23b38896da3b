import { notifyManager } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { type BookmarkTarget, useOptimisticChanges } from '../../state/bookmarks.ts';
import { useOpenModal } from '../../state/modal.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useAsMember } from '../session/useAsMember.ts';
import { renewShelf } from './bookmarkQueries.ts';

const pressOf = (target: BookmarkTarget) => ({ does: 'bookmark', target }) as const;

/** Toggles a bookmark: the heart changes at once, the server follows. A guest sees the login. */
export function useToggleBookmark() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { wantedFor, want, forget } = useOptimisticChanges();
  const openModal = useOpenModal();
  const asMember = useAsMember();

  /** One request at a time for each record. Taps in between only change the final state. */
  const sendChange = async (target: BookmarkTarget): Promise<void> => {
    const isWanted = wantedFor(target) ?? false;
    const isStillWanted = () => wantedFor(target) === isWanted;
    const { changeBookmark } = await import('./changeBookmark.ts');
    await changeBookmark(client, target, isWanted);
    if (isStillWanted()) notify('success', t(isWanted ? 'bookmark.added' : 'bookmark.removed'));
    // Lists refetch before the optimistic value goes, otherwise their hearts would flicker.
    await renewShelf(client);
    if (!isStillWanted()) await sendChange(target);
  };

  const begin = (target: BookmarkTarget) =>
    sendChange(target)
      .catch((cause: unknown) => {
        console.error('The bookmark could not be changed', cause);
        if (codeOf(cause) === 'unauthenticated')
          void openModal('login', { press: pressOf(target) });
      })
      // Scheduled after the cache notifications, otherwise a removed card would reappear for a
      // moment.
      .finally(() => notifyManager.schedule(() => forget(target)));

  return (target: BookmarkTarget, isShown: boolean): Promise<void> =>
    asMember(pressOf(target), () => {
      const wanted = wantedFor(target);
      want(target, !(wanted ?? isShown));
      if (wanted === undefined) void begin(target);
    });
}
