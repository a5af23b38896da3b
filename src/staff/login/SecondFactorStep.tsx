import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '../../../contract/staff/staffSecondFactor.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { AddFactor } from '../secondFactor/AddFactor.tsx';
import { secondFactorQuery } from '../secondFactor/factorWrites.ts';
import { GiveCode } from '../secondFactor/GiveCode.tsx';
import { GiveFactor } from '../secondFactor/GiveFactor.tsx';
import { LinkButton } from '../secondFactor/LinkButton.tsx';
import { refetchLists } from '../staffAnswers.ts';

interface SecondFactorStepProps {
  onDone: () => void;
  onBack: () => void;
}

/** The second step of the login: gives a factor, or adds the first one. */
export function SecondFactorStep({ onDone, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('staff');
  const answer = useAnswer(secondFactorQuery);
  // The button that had the focus is gone.
  const step = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={step} tabIndex={-1} className="mt-6 grid gap-4 outline-none">
      <Loaded answer={answer}>{({ data }) => <Step factors={data} onDone={onDone} />}</Loaded>
      <LinkButton onClick={onBack}>{t('factor.back')}</LinkButton>
    </div>
  );
}

function Step({ factors, onDone }: { factors: SecondFactor; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const client = useQueryClient();
  // Decided once: after the factor is added, the recovery codes have to stay on the screen.
  const [isAdding] = useState(!factors.totp && factors.passkeys.length === 0);
  if (!isAdding) return <GiveFactor factors={factors} onGiven={onDone} />;
  if (factors.needsEnrolmentCode) {
    const goOn = () => void refetchLists(client, 'GET /auth/second-factor');
    return <GiveCode kind="enrolment-code" onGiven={goOn} />;
  }
  return (
    <>
      <p className="text-balance">{t('factor.required')}</p>
      <AddFactor onDone={onDone} />
    </>
  );
}
