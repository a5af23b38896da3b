import { useTranslation } from 'react-i18next';
import { useClientConfig } from '../../state/clientConfig.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { BookingFailure } from './BookingFailure.tsx';
import type { Booking } from './useBooking.ts';
import { WishPart } from './wishes/WishPart.tsx';

interface BookingFormProps {
  booking: Booking;
  clinicId: string;
}

export function BookingForm({ booking, clinicId }: BookingFormProps) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const { draft, wishes, busyWay, failure, book } = booking;
  return (
    <>
      <TextArea
        label={t('counsel.text')}
        placeholder={t('counsel.placeholder')}
        value={draft.value}
        onChange={draft.write}
        readOnly={busyWay !== null}
        {...(draft.isRestored && { hint: t('counsel.draftKept') })}
      />
      <WishPart clinicId={clinicId} state={wishes} isBusy={busyWay !== null} />
      <BookingFailure failure={failure} isBusy={busyWay !== null} />
      <div className="mt-4 grid gap-2">
        <Button
          isBusy={busyWay === 'here'}
          disabled={busyWay === 'line'}
          onClick={() => book('here')}
        >
          {t('counsel.submit')}
        </Button>
        <Button
          look="quiet"
          isBusy={busyWay === 'line'}
          disabled={busyWay === 'here'}
          onClick={() => book('line')}
        >
          {t('counsel.lineFriend')}
        </Button>
      </div>
      <p className="mt-3 text-balance text-center text-muted text-small">
        {t(lineFriendId === null ? 'counsel.lineHintWithoutAccount' : 'counsel.lineHint')}
      </p>
    </>
  );
}
