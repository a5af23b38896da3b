import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_STEP_UP, type StepUpAnswer } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useStaff } from '../console/useStaff.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { answerStepUpAtom, secondFactorQuery, stepUpAtom } from './factorWrites.ts';
import { GiveFactor } from './GiveFactor.tsx';
import { GivePassword } from './GivePassword.tsx';

/** Asks for a second factor, or without one for the password, when a call needs a fresh one. The call then goes on. */
export function StepUpDialog() {
  const [asked, setAsked] = useAtom(stepUpAtom);
  const answer = useSetAtom(answerStepUpAtom);

  useEffect(() => {
    const handleAsk = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<StepUpAnswer>; // staffCall.ts is the only sender
      setAsked((others) => [...others, detail]);
    };
    addEventListener(STAFF_STEP_UP, handleAsk);
    return () => removeEventListener(STAFF_STEP_UP, handleAsk);
  }, [setAsked]);
  // Another account may sign in next: the waiting calls do not go on in its session.
  useEffect(() => () => answer(false), [answer]);

  return asked.length > 0 && <StepUp onAnswer={answer} />;
}

function StepUp({ onAnswer }: { onAnswer: StepUpAnswer }) {
  const { t } = useTranslation('staff');
  const factors = useAnswer(secondFactorQuery);
  const { user_id: userId } = useStaff();
  return (
    <Modal
      title={t('factor.stepUp')}
      closeLabel={t('factor.cancel')}
      place="top"
      onClose={() => onAnswer(false)}
    >
      <p className="mb-4 text-balance text-muted">{t('factor.stepUpHint')}</p>
      <Loaded answer={factors}>
        {({ data }) =>
          data.totp || data.passkeys.length > 0 ? (
            <GiveFactor factors={data} onGiven={() => onAnswer(true)} />
          ) : (
            <GivePassword userId={userId} onGiven={() => onAnswer(true)} />
          )
        }
      </Loaded>
    </Modal>
  );
}
