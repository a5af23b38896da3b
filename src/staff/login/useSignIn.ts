import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { sha256 } from '../../lib/sha256.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { returnAddress } from '../returnAddress.ts';
import { currentStaffQuery, forgetStaffAnswers } from '../staffAnswers.ts';
import { keepDraftsFor } from './draftOwner.ts';

/** What the sign-in asks for after the password. */
export type DueStep = { step: 'factor' | 'newPassword'; userId: string };

/** Signs in and returns to the page that needed the login; before that a factor or a new password may be due. */
export function useSignIn() {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useAtomValue(queryClientAtom);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [due, setDue] = useState<DueStep | null>(null);

  // Data read by the former account must not stay in memory.
  useEffect(() => forgetStaffAnswers(client), [client]);

  const enter = () => navigate(withLanguage(returnAddress(search), search), { replace: true });

  const signIn = async (userId: string, password: string) => {
    if (isBusy) return;
    if (!userId || !password) return setTrouble(t('fillIn'));
    setIsBusy(true);
    setTrouble('');
    try {
      await postLogin(userId, password);
      keepDraftsFor(userId);
      await goOn();
    } catch (cause) {
      const isWrong = codeOf(cause) === 'login_failed';
      if (!isWrong) console.error('POST /auth/login failed', cause);
      setTrouble(isWrong ? t('wrongPassword') : failureText(cause));
      setIsBusy(false);
    }
  };

  /** Asks what is still due: the answer in memory is the one from before the last step. */
  const goOn = async () => {
    forgetStaffAnswers(client);
    const { data: staff } = await client.fetchQuery(currentStaffQuery);
    const { user_id: userId, secondFactorDue, passwordDue } = staff;
    if (!secondFactorDue && !passwordDue) return void enter();
    setDue({ step: secondFactorDue ? 'factor' : 'newPassword', userId });
    setIsBusy(false);
  };
  const completeStep = () =>
    void goOn().catch((cause) => {
      console.error('GET /auth/my-info failed', cause);
      void startAgain();
    });

  /** Back to the password, for another account. */
  const startAgain = async () => {
    setDue(null);
    forgetStaffAnswers(client);
    await call('POST /auth/logout', {}).catch((cause) => {
      console.error('POST /auth/logout failed', cause);
    });
  };
  return { signIn, isBusy, trouble, due, completeStep, startAgain };
}

/** Only a hash of the password leaves the page. The session is in a cookie. */
async function postLogin(userId: string, password: string): Promise<void> {
  const body = { user_id: userId, password: await sha256(password) };
  const { token } = await call('POST /auth/login', { body });
  if (!token) throw new Error('The login was answered without a token');
}
