import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentPurpose } from '../../../contract/plain/consent.ts';
import { useClinic } from '../../domain/clinic/clinicAtoms.ts';
import { ConsentBoxes, isWhole } from '../../domain/consent/ConsentBoxes.tsx';
import type { Way } from '../../domain/counsel/counselWrites.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { BookingFailure } from './BookingFailure.tsx';
import type { Booking } from './useBooking.ts';

interface ConsentFormProps {
  booking: Booking;
  way: Way;
  clinicId: string;
}

/** The consent that a booking requires. */
export function ConsentForm({ booking, way, clinicId }: ConsentFormProps) {
  const { t } = useTranslation();
  const { busyWay, failure, agreeAndBook, goBack } = booking;
  const [agreed, setAgreed] = useState<readonly ConsentPurpose[]>([]);
  const clinic = useClinicName(clinicId);
  return (
    <>
      <ConsentBoxes
        lead={t('consent.lead', { clinic })}
        freedom={t('consent.freedom')}
        clinic={clinic}
        agreed={agreed}
        onChange={setAgreed}
      />
      <BookingFailure failure={failure} isBusy={busyWay !== null} />
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-2">
        <Button look="quiet" disabled={busyWay !== null} onClick={goBack}>
          {t('common.back')}
        </Button>
        <Button
          disabled={!isWhole(agreed)}
          isBusy={busyWay !== null}
          onClick={() => agreeAndBook(way)}
        >
          {t('consent.agree')}
        </Button>
      </div>
    </>
  );
}

/** The recipient is part of the text. Until its name is there, the text says which clinic it is. */
function useClinicName(clinicId: string): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const clinic = useClinic(clinicId);
  return clinic.state === 'ready' ? localName(language, clinic.data).text : t('consent.thisClinic');
}
