import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentPurpose } from '../../../contract/plain/consent.ts';
import { ConsentBoxes, isWhole } from '../../domain/consent/ConsentBoxes.tsx';
import { agreeAgainAtom } from '../../domain/consent/consentAtoms.ts';
import { useConsentLanguage } from '../../domain/consent/useConsentLanguage.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

/** Asks for the consent again, so that the member can go on with a counsel. */
export function CounselConsentModal(props: ModalContentProps<'counselConsent'>) {
  const { clinic, onAgree, onClose } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const shownLanguage = useConsentLanguage();
  const { send, isBusy, trouble } = useModalWrite(useAtomValue(agreeAgainAtom), onClose);
  const [agreed, setAgreed] = useState<readonly ConsentPurpose[]>([]);
  const name = localName(language, clinic).text;

  const agree = () =>
    send({ clinicId: clinic.id, language: shownLanguage() }, () => {
      onAgree();
      showToast('success', t('consent.again.agreed'));
    });

  return (
    <Modal
      place="top"
      title={t('consent.again.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <ConsentBoxes
        lead={t('consent.again.lead', { clinic: name })}
        freedom={t('consent.again.freedom')}
        clinic={name}
        agreed={agreed}
        onChange={setAgreed}
      />
      <ModalTrouble text={trouble} />
      <SlowNotice isWaiting={isBusy} />
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-2">
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {t('common.back')}
        </Button>
        <Button disabled={!isWhole(agreed)} isBusy={isBusy} onClick={agree}>
          {t('consent.again.agree')}
        </Button>
      </div>
    </Modal>
  );
}
