import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { TRANSLATION_CONSENT_VERSIONS } from '../../../contract/plain/consent.ts';
import { Details } from '../../domain/consent/Details.tsx';
import { TranslationConsentText } from '../../domain/translation/TranslationConsentText.tsx';
import {
  useTranslationConsent,
  withdrawTranslationAtom,
} from '../../domain/translation/translationAtoms.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

/** The consent to translations, if the member was asked. */
export function TranslationConsentCard() {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const { mutateAsync: withdrawNow } = useAtomValue(withdrawTranslationAtom);
  const answer = useTranslationConsent();
  if (answer.state === 'failed') return <LoadFailedLine onRetry={answer.retry} />;
  if (answer.state !== 'ready' || !answer.data) return null;
  const { agreed, at, version } = answer.data;
  const known = TRANSLATION_CONSENT_VERSIONS.find((one) => one === version);
  const withdraw = () =>
    openModal('confirm', {
      question: t('consentText.aboutTranslation.withdrawQuestion'),
      consequence: t('consentText.aboutTranslation.withdrawEffect'),
      action: t('consent.withdraw'),
      onConfirm: async () => {
        await withdrawNow(undefined);
        showToast('success', t('consent.withdrawn'));
      },
    });
  return (
    <Card className="mt-3 bg-raised px-4 pt-4 pb-2 shadow-card">
      <p className="flex items-center justify-between gap-2 text-muted text-small">
        <Tag tone={agreed ? 'success' : 'plain'}>
          {t(agreed ? 'consent.inForce' : 'consent.over')}
        </Tag>
        <DateText moment={at} />
      </p>
      <h2 className="mt-1.5 break-keep font-bold text-lead">
        {t('consentText.aboutTranslation.name')}
      </h2>
      {agreed && <p className="text-muted text-small">{t('consentText.aboutTranslation.hint')}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        {known && (
          <Details
            about={t('consentText.aboutTranslation.name')}
            className="min-w-0 open:basis-full"
          >
            <div className="mb-2">
              <TranslationConsentText version={known} />
            </div>
          </Details>
        )}
        {agreed && (
          <PlainButton
            className="-mr-1 ml-auto min-h-11 shrink-0 px-1 text-muted text-small underline underline-offset-4"
            aria-label={`${t('consentText.aboutTranslation.name')} ${t('consent.withdraw')}`}
            onClick={withdraw}
          >
            {t('consent.withdraw')}
          </PlainButton>
        )}
      </div>
    </Card>
  );
}
