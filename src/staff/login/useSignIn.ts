import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { returnAddress } from '../returnAddress.ts';
import { forgetStaffAnswers } from '../staffAnswers.ts';
import { type DueStep, loadDueStep, signInAtom } from './signInWrites.ts';

/** Signs in and returns to the page that needed the login; before that a factor or a new password may be due. */
export function useSignIn() {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const failureText = useFailureText();
  const signingIn = useAtomValue(signInAtom);
  const [isIncomplete, setIncomplete] = useState(false);
  const [due, setDue] = useState<DueStep | null>(null);

  // Data read by the former account must not stay in memory.
  useEffect(() => forgetStaffAnswers(client), [client]);

  const goOn = (next: DueStep | null) => {
    setDue(next);
    if (!next) void navigate(withLanguage(returnAddress(search), search), { replace: true });
  };

  const signIn = async (userId: string, password: string) => {
    if (signingIn.isRunning() || signingIn.isSuccess) return;
    setIncomplete(!userId || !password);
    if (!userId || !password) return;
    try {
      goOn(await signingIn.mutateAsync({ userId, password }));
    } catch (cause) {
      if (!isWrong(cause)) console.error('POST /auth/login failed', cause);
    }
  };

  const completeStep = () =>
    void loadDueStep(client).then(goOn, (cause) => {
      console.error('GET /auth/my-info failed', cause);
      void startAgain();
    });

  /** Back to the password, for another account. */
  const startAgain = async () => {
    setDue(null);
    signingIn.reset();
    forgetStaffAnswers(client);
    await call('POST /auth/logout', {}).catch((cause) => {
      console.error('POST /auth/logout failed', cause);
    });
  };

  const troubleOf = (error: Error | null) => {
    if (isIncomplete) return t('fillIn');
    if (!error) return '';
    return isWrong(error) ? t('wrongPassword') : failureText(error);
  };
  // After the last step the console is loading.
  const isBusy = signingIn.isPending || signingIn.isSuccess;
  return { signIn, isBusy, trouble: troubleOf(signingIn.error), due, completeStep, startAgain };
}

const isWrong = (cause: unknown) => codeOf(cause) === 'login_failed';
