import { useTranslation } from 'react-i18next';
import { hasNotBegun, isHidden, mayBeBooked } from '../../domain/counsel/counselWrites.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';

interface BookingFailureProps {
  /** Null if nothing has failed. */
  failure: unknown;
  isBusy: boolean;
}

/** Shows the reason of a refusal. If it is not known whether the counsel is booked, the member can press again. */
export function BookingFailure({ failure, isBusy }: BookingFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const reasonOf = (cause: unknown) => {
    if (isHidden(cause)) return t('counsel.notOpen');
    return hasNotBegun(cause) ? t('counsel.notBegun') : failureText(cause);
  };
  const textOf = (cause: unknown) =>
    mayBeBooked(cause) ? t('counsel.notBooked') : t('counsel.refused', { reason: reasonOf(cause) });
  return (
    <>
      <ModalTrouble text={failure !== null && textOf(failure)} />
      <SlowNotice isWaiting={isBusy} />
    </>
  );
}
