import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import { hasConsented } from '../../../contract/plain/consent.ts';
import { isOver } from '../../../contract/plain/counselCourse.ts';
import { type Agreement, isConsentMissing } from '../../domain/consent/consentAtoms.ts';
import { useConsentLanguage } from '../../domain/consent/useConsentLanguage.ts';
import { sentCounselPath, useBookCounsel, type Way } from '../../domain/counsel/counselWrites.ts';
import { useWishes, type WishesState } from '../../domain/counsel/wishes/useWishes.ts';
import { isLoginMissing, useAsksForLogin, useSession } from '../../domain/session/useSession.ts';
import { PLAIN_TEXT, useDraft } from '../../domain/useDraft.ts';
import { type FriendOutcome, useEnvironment } from '../../environment/environment.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { type ModalContentProps, useOpenModal } from '../../state/modal.ts';
import { keepSentCounsel } from '../../state/sentCounsel.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useIsShown } from '../../widgets/useIsShown.ts';
import { type DetailsState, useDetails } from './details/useDetails.ts';

export type BookingStep =
  | { name: 'text' }
  | { name: 'consent'; way: Way }
  | { name: 'friend'; counsel: Counsel; outcome: FriendOutcome | null };

export interface Booking {
  step: BookingStep;
  draft: ReturnType<typeof useDraft<string>>;
  wishes: WishesState;
  details: DetailsState;
  /** The way whose request is running. */
  busyWay: Way | null;
  /** The error of the last try; null if nothing has failed. */
  failure: unknown;
  book: (way: Way) => void;
  agreeAndBook: (way: Way) => void;
  goBack: () => void;
}

/** The state of the booking modal: text, wishes, details, consents, the booking and the LINE step. */
export function useBooking(props: ModalContentProps<'counsel'>): Booking {
  const { clinicId, source, memberId, onClose } = props;
  const { t } = useTranslation();
  const draftName = `${memberId}:${clinicId}:${source.type}:${source.id}`;
  const draft = useDraft(`counsel:${draftName}`, PLAIN_TEXT, '');
  const wishes = useWishes(`wishes:${draftName}`);
  const details = useDetails(`details:${draftName}`, clinicId, source);
  const [step, setStep] = useState<BookingStep>({ name: 'text' });
  const booking = useBookCounsel(draftName);
  const { error } = booking;
  const session = useSession();
  const watchPress = useAsksForLogin();
  const openModal = useOpenModal();
  const shownLanguage = useConsentLanguage();
  const addFriend = useAddFriend();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isShown = useIsShown();

  const press = { does: 'counsel', clinicId, source } as const;

  // The modal may have been closed and opened again while a booking was being sent. It closes if that one succeeds.
  const isOwn = useRef(false);
  useEffect(() => {
    if (booking.isSuccess && !isOwn.current) onClose();
  }, [booking.isSuccess, onClose]);

  const send = (way: Way, agreement: Agreement | null) => {
    const told = {
      ...(wishes.wishes && { wishes: wishes.wishes }),
      ...(details.details && { details: details.details }),
    };
    const isPlain = Object.keys(told).length === 0;
    return booking.mutateAsync({
      way,
      agreement,
      search,
      form: {
        clinic_id: clinicId,
        sourceType: source.type,
        sourceId: source.id,
        content: draft.value,
        ...told,
      },
      idempotencyKey: draft.keyFor(isPlain ? draft.value : JSON.stringify([draft.value, told])),
    });
  };

  const goOn = async (counsel: Counsel, friend: Promise<FriendOutcome | null> | null) => {
    draft.forget();
    wishes.forget();
    details.forget();
    keepSentCounsel({ memberId, counselId: counsel.id });
    if (friend) {
      setStep({ name: 'friend', counsel, outcome: null });
      void friend.then((outcome) => setStep({ name: 'friend', counsel, outcome }));
    } else if (isShown.current) {
      // Replaces the modal's history entry, so that Back leads to the page of the booking.
      await navigate(withLanguage(sentCounselPath(counsel.id), search), { replace: true });
    }
    // A repeated booking answers with the counsel of the first one, which may be over.
    if (!isOver(counsel.state)) showToast('success', t('counsel.booked'));
  };

  const run = async (way: Way, agreement: Agreement | null) => {
    // A second press can come before the button renders as busy, or before the modal has closed.
    if (booking.isRunning() || booking.isSuccess) return;
    const asksForLogin = watchPress(memberId);
    isOwn.current = true;
    const sent = send(way, agreement);
    // Started at once, because browsers open a tab only in the click handler.
    const friend = way === 'line' ? addFriend(sent) : null;
    try {
      const counsel = await sent;
      await goOn(counsel, friend);
    } catch (cause) {
      if (isConsentMissing(cause)) setStep({ name: 'consent', way });
      else {
        console.error('The counsel was not booked', cause);
        // The draft is kept until the member has logged in again.
        if (asksForLogin(cause)) void openModal('login', { press });
      }
    }
  };

  /** Both parts show what is wrong in them. */
  const isComplete = () => [wishes.check(), details.check()].every(Boolean);

  return {
    step,
    draft,
    wishes,
    details,
    busyWay: booking.isPending ? booking.variables.way : null,
    failure: isConsentMissing(error) || isLoginMissing(error) ? null : error,
    book: (way) => {
      if (!isComplete()) return;
      // Another member's text is never sent: the modal is about to close.
      if (session.state === 'member' && session.member.id !== memberId) return;
      if (session.state !== 'member') void openModal('login', { press });
      else if (hasConsented(session.member.consents, clinicId)) void run(way, null);
      else setStep({ name: 'consent', way });
    },
    agreeAndBook: (way) => {
      // A wished time may have passed meanwhile.
      if (isComplete()) void run(way, { clinicId, language: shownLanguage() });
      else setStep({ name: 'text' });
    },
    goBack: () => {
      booking.reset();
      setStep({ name: 'text' });
    },
  };
}

/** Null: there is no LINE account, or opening it failed; the last step then explains how to continue. */
function useAddFriend() {
  const { lineFriendId } = useClientConfig();
  const { addFriend } = useEnvironment();
  return async (after: Promise<unknown>): Promise<FriendOutcome | null> => {
    if (lineFriendId === null) return null;
    try {
      return await addFriend(lineFriendId, after);
    } catch (cause) {
      // A failure of `after` is reported by the booking; this one is only about LINE.
      await after.then(
        () => console.error('LINE did not open', cause),
        () => undefined,
      );
      return null;
    }
  };
}
