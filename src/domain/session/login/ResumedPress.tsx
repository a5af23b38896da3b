import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeLoginPress } from '../../../state/loginPress.ts';
import { useOpenModal, useShownModal } from '../../../state/modal.ts';
import { useToggleBookmark } from '../../bookmark/useToggleBookmark.ts';
import { useMemberId } from '../useSession.ts';

/**
 * Repeats after a login what the guest pressed: sets the heart, or opens the modal of the booking or of the report; the
 * member still has to press send. It waits while a modal is open and on the callback page.
 */
export function ResumedPress() {
  const isCallback = useLocation().pathname.startsWith('/oauth/');
  const isFree = useShownModal() === null && !isCallback;
  const memberId = useMemberId();
  const openModal = useOpenModal();
  const toggleBookmark = useToggleBookmark();

  const resume = useEffectEvent((id: string) => {
    const press = takeLoginPress();
    if (press?.does === 'bookmark') void toggleBookmark(press.target, false);
    if (press?.does === 'counsel') {
      const { clinicId, source } = press;
      void openModal('counsel', { clinicId, source, memberId: id });
    }
    if (press?.does === 'report') void openModal('report', { reviewId: press.reviewId });
  });
  useEffect(() => {
    if (memberId !== null && isFree) resume(memberId);
  }, [memberId, isFree]);
  return null;
}
