import { useTranslation } from 'react-i18next';
import { lineReachesClinic, useLineReach } from '../../domain/lineReading/lineReadingAtoms.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { BookingForm } from './BookingForm.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { FriendStep } from './FriendStep.tsx';
import { type BookingStep, useBooking } from './useBooking.ts';

/** The modal of a booking. It is near the top, so that a phone's keyboard does not cover it. */
export function CounselBookingModal(props: ModalContentProps<'counsel'>) {
  const { t } = useTranslation();
  const booking = useBooking(props);
  const { step } = booking;
  // Asked while the member writes, so that it is known after the booking.
  const reach = useLineReach();
  return (
    <Modal
      place="top"
      title={t(titleOf(step.name, lineReachesClinic(reach)))}
      closeLabel={t('common.close')}
      onClose={props.onClose}
    >
      {step.name === 'text' && (
        <BookingForm booking={booking} clinicId={props.clinicId} source={props.source} />
      )}
      {step.name === 'consent' && (
        <ConsentForm booking={booking} way={step.way} clinicId={props.clinicId} />
      )}
      {step.name === 'friend' && (
        <FriendStep counsel={step.counsel} outcome={step.outcome} reach={reach} />
      )}
    </Modal>
  );
}

function titleOf(step: BookingStep['name'], reachesClinic: boolean) {
  if (step === 'text') return 'common.bookCounsel';
  if (step === 'consent') return 'consent.title';
  return reachesClinic ? 'counsel.friend.title' : 'counsel.lineFriend';
}
