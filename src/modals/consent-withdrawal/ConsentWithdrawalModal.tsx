import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalChoice } from '../../../contract/plain/consent.ts';
import { ALL_CLINICS, useWithdrawConsents } from '../../domain/consent/consentAtoms.ts';
import { withdrawalChoices } from '../../domain/consent/withdrawalChoices.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { ChoiceOption } from './ChoiceOption.tsx';

/** Asks what happens to the counsels, and withdraws the consent to one clinic or to all. */
export function ConsentWithdrawalModal(props: ModalContentProps<'consentWithdrawal'>) {
  const { clinic, counsels, onClose } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { send, isBusy, trouble } = useModalWrite(
    useWithdrawConsents(clinic?.id ?? ALL_CLINICS),
    onClose,
  );
  const choices = withdrawalChoices(counsels);
  const [only, ...others] = choices;
  const isChoice = others.length > 0;
  const [chosen, choose] = useState(isChoice ? undefined : only);
  const { agreed, openCounsels, readableCounsels } = counsels;
  const name = clinic ? localName(language, clinic).text : t('consent.allClinics');
  const state = openCounsels > 0 ? 'open' : 'over';

  const withdraw = (choice: WithdrawalChoice) =>
    send(choice, () => showToast('success', t(agreed ? 'consent.withdrawn' : 'consent.done')));

  return (
    <Modal
      title={t(agreed ? 'consent.withdrawQuestion' : 'consent.leftQuestion')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <p className="text-balance font-semibold">{name}</p>
      <p className="mt-1 text-balance text-muted">
        {t(agreed ? 'consent.withdrawEffect' : 'consent.leftEffect')}
      </p>
      {isChoice && (
        <fieldset className="mt-4" disabled={isBusy}>
          <legend className="mb-2 font-semibold">
            {t(`consent.counsels.${state}`, {
              n: formatCount(openCounsels > 0 ? openCounsels : readableCounsels),
            })}
          </legend>
          <div className="grid gap-2">
            {choices.map((choice) => (
              <ChoiceOption
                key={choice}
                isChosen={choice === chosen}
                onChoose={() => choose(choice)}
                title={t(`consent.choice.${state}.${choice}.title`)}
                text={t(`consent.choice.${state}.${choice}.text`)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!isChoice && chosen && chosen !== 'keep' && (
        <p className="mt-3 text-balance">{t(`consent.choice.${state}.${chosen}.text`)}</p>
      )}
      <ModalTrouble text={trouble} />
      <SlowNotice isWaiting={isBusy} />
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button look="quiet" className="px-3!" disabled={isBusy} onClick={onClose}>
          {t('common.back')}
        </Button>
        <Button
          look="danger"
          className="px-3!"
          disabled={chosen === undefined}
          isBusy={isBusy}
          onClick={() => chosen && void withdraw(chosen)}
        >
          {t(agreed ? 'consent.withdraw' : 'consent.decide')}
        </Button>
      </div>
    </Modal>
  );
}
