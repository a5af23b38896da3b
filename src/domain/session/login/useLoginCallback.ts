import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { languageOf, languageQuery } from '../../../../contract/plain/language.ts';
import { codeOf } from '../../../api/ApiError.ts';
import { writeAtom } from '../../../api/queryAtoms.ts';
import { keepLastLogin } from '../../../environment/lastLogin.ts';
import { keepLoginArrival, type LoginTrip, takeLoginTrip } from '../../../environment/loginTrip.ts';
import { loginAtom } from '../../../state/sessionAtom.ts';
import { CookiesRefused } from '../../../state/sessionCookies.ts';
import { showToast } from '../../../widgets/toast/showToast.ts';
import { type CallbackProvider, finishLogin, sessionTokens } from './loginCalls.ts';
import { handOver } from './loginHandOver.ts';

/**
 * 'handedOver': the page that began the login goes on, and this window closes if the browser allows it.
 * 'otherBrowser': LINE's app has opened this browser, but the login began in another one.
 */
type Stage = 'pending' | 'handedOver' | 'failed' | 'cookiesRefused' | 'otherBrowser';

/** Completes a login on the callback page, once per visit. */
export function useLoginCallback(provider: CallbackProvider): Stage {
  const { i18n } = useTranslation();
  const [answer] = useSearchParams();
  const navigate = useNavigate();
  const logIn = useSetAtom(loginAtom);
  const { data: stage = 'pending', mutateAsync } = useAtomValue(finishAtom);
  const hasBegun = useRef(false);

  useEffect(() => {
    // A code can be used once, and in development React runs effects twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const trip = takeLoginTrip();
    const query = queryOf(trip, answer);
    // Removes the codes from the address first: the history, logs and other scripts could read them there.
    void navigate({ search: query }, { replace: true });
    const languageReady = i18n.changeLanguage(languageOf(query));

    const finish = async (): Promise<Stage> => {
      const pair = await finishLogin(provider, answer, query);
      const isSameWindow = trip?.isNewWindow === false;
      if (!isSameWindow && (await handOver(pair, answer.get('state')))) {
        window.close();
        return 'handedOver';
      }
      await logIn(sessionTokens(pair, provider));
      keepLastLogin(provider);
      keepLoginArrival();
      // Loads the next page from the server: this page has a stricter policy, and its script has read the codes.
      location.replace(isSameWindow ? trip.path : `/${query}`);
      return 'pending';
    };

    const fail = async (cause: unknown): Promise<Stage> => {
      console.error('The login was not finished', cause);
      await languageReady;
      const { t } = i18n;
      if (cause instanceof CookiesRefused) return 'cookiesRefused';
      showToast('error', t('login.noMember'));
      if (provider !== 'line') window.alert(t(`login.failed.${provider}`));
      // LINE's app has opened this window, which therefore has no trip, and this browser has no cookie of the login.
      const isElsewhere = provider === 'line' && !trip && codeOf(cause) === 'login_failed';
      return isElsewhere ? 'otherBrowser' : 'failed';
    };

    void mutateAsync(() => finish().catch(fail));
  });

  return stage;
}

const finishAtom = writeAtom((finish: () => Promise<Stage>) => finish());

/**
 * The language is the one of the page that began the login. When that page is unknown, the address of this page may
 * name one.
 */
function queryOf(trip: LoginTrip | null, answer: URLSearchParams): string {
  const asked = trip ? (trip.path.split('?')[1] ?? '') : String(answer);
  return languageQuery(languageOf(asked));
}
