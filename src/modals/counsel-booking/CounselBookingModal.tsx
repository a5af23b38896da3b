import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modals.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BookingForm } from './BookingForm.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { FriendStep } from './FriendStep.tsx';
import { type BookingStep, useBooking } from './useBooking.ts';

/** Near the top, so that a phone's keyboard does not cover it. */
export function CounselBookingModal(props: ModalContentProps<'counsel'>) {
  const { t } = useTranslation();
  const booking = useBooking(props);
  const { step } = booking;
  return (
    <Dialog
      place="top"
      title={t(TITLES[step.name])}
      closeLabel={t('common.close')}
      onClose={props.onClose}
    >
      {step.name === 'text' && (
        <BookingForm booking={booking} clinicId={props.clinicId} source={props.source} />
      )}
      {step.name === 'consent' && (
        <ConsentForm booking={booking} way={step.way} clinicId={props.clinicId} />
      )}
      {step.name === 'friend' && <FriendStep counsel={step.counsel} outcome={step.outcome} />}
    </Dialog>
  );
}

const TITLES = {
  text: 'common.bookCounsel',
  consent: 'consent.title',
  friend: 'counsel.friend.title',
} as const satisfies Record<BookingStep['name'], string>;
