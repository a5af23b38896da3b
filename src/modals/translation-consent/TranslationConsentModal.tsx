import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { useConsentLanguage } from '../../domain/consent/useConsentLanguage.ts';
import { TranslationConsentText } from '../../domain/translation/TranslationConsentText.tsx';
import { agreeToTranslationAtom } from '../../domain/translation/translationAtoms.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

/** Asks whether texts may be sent abroad to be translated. */
export function TranslationConsentModal({ onClose }: ModalContentProps<'translationConsent'>) {
  const { t } = useTranslation();
  const shownLanguage = useConsentLanguage();
  const { send, isBusy, trouble } = useModalWrite(useAtomValue(agreeToTranslationAtom), onClose);
  const agree = () => send(shownLanguage(), () => showToast('success', t('translation.agreed')));

  return (
    <Modal title={t('translation.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="mb-4 text-balance text-muted">{t('consentText.aboutTranslation.lead')}</p>
      <TranslationConsentText version={TRANSLATION_CONSENT_VERSION} />
      <ModalTrouble text={trouble} />
      <div className="mt-5 grid grid-cols-[auto_1fr] gap-2">
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button isBusy={isBusy} onClick={agree}>
          {t('translation.agree')}
        </Button>
      </div>
    </Modal>
  );
}
