import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { RecordName } from '../../../contract/plain/records.ts';
import { toggleBookmarkAtom } from '../../state/bookmarksAtom.ts';
import { useOpenModal } from '../../state/modal.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useAsMember } from '../session/useAsMember.ts';
import { useAsksForLogin } from '../session/useSession.ts';

/** Toggles a bookmark and shows the result as a toast. A guest sees the login. */
export function useToggleBookmark() {
  const { t } = useTranslation();
  const toggleBookmark = useSetAtom(toggleBookmarkAtom);
  const openModal = useOpenModal();
  const asMember = useAsMember();
  const watchPress = useAsksForLogin();

  return (target: RecordName, isBookmarked: boolean): Promise<void> => {
    const press = { does: 'bookmark', target } as const;
    const toggle = async (memberId: string) => {
      const asksForLogin = watchPress(memberId);
      try {
        await toggleBookmark({
          memberId,
          target,
          isBookmarked,
          onChanged: (outcome) => showToast('success', t(`bookmark.${outcome}`)),
        });
      } catch (cause) {
        console.error('The bookmark could not be changed', cause);
        // After the login we only add a bookmark. We never remove one, because a different member may have logged in.
        if (asksForLogin(cause)) void openModal('login', isBookmarked ? {} : { press });
      }
    };
    return asMember(press, ({ id }) => void toggle(id));
  };
}
