import { useTranslation } from 'react-i18next';
import type { ClinicConsent } from '../../../contract/consent.ts';
import { CONSENT_PURPOSES, CONSENT_VERSIONS } from '../../../contract/plain/consent.ts';
import { ConsentText } from '../../domain/consent/ConsentText.tsx';
import { Details } from '../../domain/consent/Details.tsx';
import { withdrawalChoices } from '../../domain/consent/withdrawalChoices.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';

/** A clinic: when the member agreed to which texts, and the button that withdraws. */
export function ConsentCard({ consent }: { consent: ClinicConsent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const openModal = useOpenModal();
  const { clinic, agreed, at, texts } = consent;
  const name = localName(language, clinic);
  const [first] = texts;
  const action = t(agreed ? 'consent.withdraw' : 'consent.leftCounsels');
  const isForeign = first !== undefined && first.language !== language;
  return (
    <Card className="bg-raised px-4 pt-4 pb-2 shadow-card">
      <p className="flex items-center justify-between gap-2 text-muted text-small">
        <Tag tone={agreed ? 'success' : 'plain'}>
          {t(agreed ? 'consent.inForce' : 'consent.over')}
        </Tag>
        <DateText moment={at} />
      </p>
      <h2 className="mt-1.5 break-keep font-bold text-lead" lang={name.lang}>
        {name.text}
      </h2>
      <p className="flex flex-wrap gap-x-2 text-muted text-small">
        {first && <span>{t('consent.version', { version: first.version })}</span>}
        {isForeign && (
          <span>{t(first.language === 'ja' ? 'consent.inJapanese' : 'consent.inKorean')}</span>
        )}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <Details about={name.text} className="min-w-0 open:basis-full">
          <Texts consent={consent} clinic={name.text} />
        </Details>
        {withdrawalChoices(consent).length > 0 && (
          <PlainButton
            className="-mr-1 ml-auto min-h-11 shrink-0 px-1 text-muted text-small underline underline-offset-4"
            aria-label={`${name.text} ${action}`}
            onClick={() => openModal('consentWithdrawal', { clinic, counsels: consent })}
          >
            {action}
          </PlainButton>
        )}
      </div>
    </Card>
  );
}

/** In the order of the booking form. */
function Texts({ consent: { texts }, clinic }: { consent: ClinicConsent; clinic: string }) {
  const { t } = useTranslation();
  return (
    <div className="mb-2 grid gap-3">
      {CONSENT_PURPOSES.map((purpose) => {
        const text = texts.find((given) => given.purpose === purpose);
        const version = CONSENT_VERSIONS.find((known) => known === text?.version);
        return (
          version && (
            <section key={purpose}>
              <h3 className="mb-1 font-semibold">{t(`member.purpose.${purpose}`)}</h3>
              <ConsentText purpose={purpose} version={version} clinic={clinic} />
            </section>
          )
        );
      })}
    </div>
  );
}
