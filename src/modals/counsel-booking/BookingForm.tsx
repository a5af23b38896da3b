import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordName } from '../../../contract/plain/records.ts';
import { useSession } from '../../domain/session/useSession.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { BookingFailure } from './BookingFailure.tsx';
import { BookingHead } from './BookingHead.tsx';
import { DetailsPart } from './details/DetailsPart.tsx';
import { JapaneseNote } from './JapaneseNote.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import { UnderwayNote } from './UnderwayNote.tsx';
import type { Booking } from './useBooking.ts';
import { WishPart } from './WishPart.tsx';

interface BookingFormProps {
  booking: Booking;
  clinicId: string;
  source: RecordName;
}

export function BookingForm({ booking, clinicId, source }: BookingFormProps) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const session = useSession();
  const { draft, wishes, details, busyWay, failure, book } = booking;
  const isBusy = busyWay !== null;
  const box = useRef<HTMLTextAreaElement>(null);
  const begin = (text: string) => {
    draft.write(text);
    // The pressed button goes away; the member writes on below the sentence.
    box.current?.focus();
  };
  return (
    <>
      <BookingHead source={source} />
      {/* Without a nickname no counsel is read. */}
      {session.state === 'member' && session.member.nickname && <UnderwayNote source={source} />}
      <TextArea
        ref={box}
        label={t('counsel.text')}
        placeholder={t('counsel.placeholder')}
        value={draft.value}
        onChange={draft.write}
        readOnly={isBusy}
        {...(draft.isRestored && { hint: t('counsel.draftKept') })}
      />
      <QuestionButtons text={draft.value} isBusy={isBusy} onWrite={begin} />
      <div className="mt-3">
        <JapaneseNote clinicId={clinicId} />
        <WishPart clinicId={clinicId} state={wishes} isBusy={isBusy} />
        <DetailsPart clinicId={clinicId} source={source} state={details} isBusy={isBusy} />
      </div>
      <BookingFailure failure={failure} isBusy={isBusy} />
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
      <p className="mt-3 text-balance text-center text-muted text-small">{t('counsel.notYet')}</p>
      <p className="mt-1 text-balance text-center text-muted text-small">
        {t(lineFriendId === null ? 'counsel.lineHintWithoutAccount' : 'counsel.lineHint')}
      </p>
    </>
  );
}
