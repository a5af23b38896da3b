import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clinic } from '../../../contract/clinic.ts';
import { AnswerTime } from '../../domain/clinic/AnswerTime.tsx';
import { ClinicIcon, type ClinicIconName } from '../../domain/clinic/ClinicIcon.tsx';
import { FactChips } from '../../domain/clinic/FactChips.tsx';
import { useStationText } from '../../domain/clinic/useStationText.ts';
import { phoneAddress, phoneText } from '../../lib/phone.ts';
import { useLanguage } from '../../state/language.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { HoursRow } from './HoursRow.tsx';

/** What a visitor asks first: when, where, by phone, in which language. Unknown facts have no row. */
export function ClinicBasics({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stationText = useStationText();
  const { openingHours, station, phone, languages = [], registrationNumber, answerHours } = clinic;
  // The row with the number says the same.
  const facts = (clinic.facts ?? []).filter(
    (fact) => !(fact === 'foreign-patients' && registrationNumber),
  );
  const isEmpty =
    !(openingHours || station || phone || registrationNumber || answerHours) &&
    languages.length + facts.length === 0;
  if (isEmpty) return null;
  const place = station && stationText(station);
  return (
    <Section title={t('clinic.basics')}>
      <dl>
        {openingHours && (
          <Row icon="clock" label={t('clinic.hours')}>
            <HoursRow hours={openingHours} />
          </Row>
        )}
        {place && (
          <Row icon="train" label={t('clinic.station')}>
            <span lang={place.lang}>{place.text}</span>
          </Row>
        )}
        {phone && (
          <Row icon="phone" label={t('clinic.phone')}>
            <TextLink href={phoneAddress(phone)}>{phoneText(phone, language)}</TextLink>
          </Row>
        )}
        {answerHours !== undefined && (
          <Row icon="chat" label={t('clinic.answerTime')}>
            <AnswerTime hours={answerHours} />
          </Row>
        )}
        {languages.length > 0 && (
          <Row icon="globe" label={t('clinic.languages')}>
            {languages.map((each) => t(`find.language.${each}`)).join(' · ')}
          </Row>
        )}
        {registrationNumber && (
          <Row icon="shield" label={t('find.fact.foreign-patients')}>
            {t('clinic.registration', { number: registrationNumber })}
          </Row>
        )}
      </dl>
      <FactChips facts={facts} />
    </Section>
  );
}

interface RowProps {
  icon: ClinicIconName;
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
  return (
    <div className="flex gap-3">
      <dt className="grid h-12 shrink-0 place-items-center">
        <ClinicIcon name={icon} label={label} className="size-5 text-muted" />
      </dt>
      <dd className="flex min-h-12 min-w-0 flex-1 flex-col justify-center">{children}</dd>
    </div>
  );
}
