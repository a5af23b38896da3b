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
import { forgetStaffAnswers } from '../staffAnswers.ts';
import { keepDraftsFor } from './draftOwner.ts';

/** Signs in and returns to the page that needed the login. */
export function useSignIn() {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useAtomValue(queryClientAtom);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  // Data read by the former account must not stay in memory.
  useEffect(() => forgetStaffAnswers(client), [client]);

  const signIn = async (userId: string, password: string) => {
    if (isBusy) return;
    if (!userId || !password) return setTrouble(t('fillIn'));
    setIsBusy(true);
    setTrouble('');
    try {
      await postLogin(userId, password);
      keepDraftsFor(userId);
      void navigate(withLanguage(returnAddress(search), search), { replace: true });
    } catch (cause) {
      const isWrong = codeOf(cause) === 'login_failed';
      if (!isWrong) console.error('POST /auth/login failed', cause);
      setTrouble(isWrong ? t('wrongPassword') : failureText(cause));
      setIsBusy(false);
    }
  };
  return { signIn, isBusy, trouble };
}

/** Only a hash of the password leaves the page. The session is in a cookie. */
async function postLogin(userId: string, password: string): Promise<void> {
  const body = { user_id: userId, password: await sha256(password) };
  const { token } = await call('POST /auth/login', { body });
  if (!token) throw new Error('The login was answered without a token');
}
