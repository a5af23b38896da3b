import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CONSENT_PURPOSES } from '../../../contract/consent.ts';
import type { Member } from '../../../contract/member.ts';
import { withdrawConsentAtom } from '../../domain/consent/consentAtoms.ts';
import { useLanguage } from '../../state/language.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { notify } from '../../widgets/toast/notify.ts';

type Consent = Member['consents'][number];

/** In the order of the booking form; consents from an older form come first. */
const ORDER: readonly string[] = CONSENT_PURPOSES;
const asAsked = (one: Consent, other: Consent) =>
  ORDER.indexOf(one.purpose) - ORDER.indexOf(other.purpose);

/** The member's consents with version and date. Each can be withdrawn. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('member.consents')}>
      {consents.length === 0 ? (
        <p className="rounded-card bg-quiet px-4 py-3 text-muted">{t('member.consentsNone')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card bg-quiet px-4">
          {[...consents].sort(asAsked).map((consent) => (
            <li key={consent.purpose} className="flex flex-wrap items-center gap-x-3 py-2">
              <ConsentRow consent={consent} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ConsentRow({ consent }: { consent: Consent }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const language = useLanguage();
  const { mutateAsync: withdraw } = useAtomValue(withdrawConsentAtom);
  const known = CONSENT_PURPOSES.find((purpose) => purpose === consent.purpose);
  const purpose = known ? t(`member.purpose.${known}`) : consent.purpose;
  const ask = () =>
    openModal('confirm', {
      question: t('member.withdrawQuestion'),
      consequence: t('member.withdrawConfirm', { purpose }),
      action: t('member.withdrawConsent'),
      onConfirm: async () => {
        await withdraw({ consent, language });
        notify('success', t('member.consentWithdrawn'));
      },
    });
  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="text-balance font-medium">{purpose}</p>
        <p className="flex flex-wrap gap-x-2 text-muted text-small">
          <DateText moment={consent.agreed_at} />
          <span>{t('consent.version', { version: consent.version })}</span>
        </p>
      </div>
      <PlainButton
        className="-mr-1 ml-auto min-h-11 shrink-0 px-1 text-muted text-small underline underline-offset-4"
        aria-label={`${purpose} ${t('member.withdrawConsent')}`}
        onClick={ask}
      >
        {t('member.withdrawConsent')}
      </PlainButton>
    </>
  );
}
