import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentPurpose,
} from '../../../contract/consent.ts';
import { useClinic } from '../../domain/clinic/clinicAtoms.ts';
import { ConsentText } from '../../domain/consent/ConsentText.tsx';
import { Details } from '../../domain/consent/Details.tsx';
import type { Way } from '../../domain/counsel/counselWrites.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { BookingFailure } from './BookingFailure.tsx';
import type { Booking } from './useBooking.ts';

interface ConsentFormProps {
  booking: Booking;
  way: Way;
  clinicId: string;
}

/** Separate, unticked boxes: a member agrees only to what they tick. */
export function ConsentForm({ booking, way, clinicId }: ConsentFormProps) {
  const { t } = useTranslation();
  const { busyWay, failure, agreeAndBook, goBack } = booking;
  const [agreed, setAgreed] = useState<readonly ConsentPurpose[]>([]);
  const clinic = useClinicName(clinicId);
  const start = useFocusOnStart();
  const isWhole = agreed.length === CONSENT_PURPOSES.length;

  const tick = (purpose: ConsentPurpose, isTicked: boolean) => {
    const others = agreed.filter((one) => one !== purpose);
    setAgreed(isTicked ? [...others, purpose] : others);
  };

  return (
    <>
      <p ref={start} tabIndex={-1} className="text-balance text-muted outline-none">
        {t('consent.lead', { clinic })}
      </p>
      <Checkbox
        className="mt-3 rounded-card bg-quiet px-4 py-1 font-semibold"
        isChecked={isWhole}
        onChange={(isTicked) => setAgreed(isTicked ? CONSENT_PURPOSES : [])}
      >
        {t('consent.all')}
      </Checkbox>
      <ul className="mt-2 grid gap-1 px-4">
        {CONSENT_PURPOSES.map((purpose) => (
          <li key={purpose}>
            <Checkbox
              isChecked={agreed.includes(purpose)}
              onChange={(isTicked) => tick(purpose, isTicked)}
            >
              {t(`consent.${purpose}`)}
            </Checkbox>
            <Details about={t(`consent.${purpose}`)} className="ml-9">
              <div className="mb-2">
                <ConsentText purpose={purpose} version={CONSENT_VERSION} clinic={clinic} />
              </div>
            </Details>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-small">
        {t('consent.freedom')}{' '}
        <span className="whitespace-nowrap">
          {t('consent.version', { version: CONSENT_VERSION })}
        </span>
      </p>
      <BookingFailure failure={failure} isBusy={busyWay !== null} />
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-2">
        <Button look="quiet" disabled={busyWay !== null} onClick={goBack}>
          {t('common.back')}
        </Button>
        <Button disabled={!isWhole} isBusy={busyWay !== null} onClick={() => agreeAndBook(way)}>
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

/** The pressed button is gone, so the focus moves to the first text. */
function useFocusOnStart() {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return start;
}
