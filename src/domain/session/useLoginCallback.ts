import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepLoginArrival, type LoginTrip, takeLoginTrip } from '../../environment/loginTrip.ts';
import { changeLanguage } from '../../i18n/changeLanguage.ts';
import { languageOf } from '../../i18n/i18n.ts';
import { notify } from '../../widgets/notify.ts';
import { type CallbackProvider, finishLogin } from './loginCalls.ts';
import { handOver } from './loginHandOver.ts';
import { CookiesRefused } from './openServerSession.ts';
import { useOpenSession } from './useOpenSession.ts';

/** 'handedOver': the page where it began goes on; this window closes, if the browser lets it. */
type Stage = 'underway' | 'handedOver' | 'failed' | 'cookiesRefused';

/** Ends a login that a provider sends back, once for each visit. */
export function useLoginCallback(provider: CallbackProvider): Stage {
  const { i18n } = useTranslation();
  const [answer] = useSearchParams();
  const navigate = useNavigate();
  const openSession = useOpenSession();
  const [stage, setStage] = useState<Stage>('underway');
  const hasBegun = useRef(false);

  useEffect(() => {
    // A code is good for one use, and in development effects run twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const trip = takeLoginTrip();
    const query = queryOf(trip, answer);
    // Before anything else: what stands in the address is seen by many.
    void navigate({ search: query }, { replace: true });
    const speaking = changeLanguage(i18n, languageOf(query));

    const finish = async (): Promise<Stage> => {
      const pair = await finishLogin(provider, answer, query);
      const isAlone = trip?.isBeside === false;
      if (!isAlone && (await handOver(pair, answer.get('state')))) {
        window.close();
        return 'handedOver';
      }
      await openSession(pair, provider);
      keepLoginArrival();
      // A real page load: this page may load less than others, and has seen codes.
      location.replace(isAlone ? trip.path : `/${query}`);
      return 'underway';
    };

    void finish()
      .catch(async (cause: unknown) => {
        console.error('The login was not finished', cause);
        await speaking;
        const { t } = i18n;
        if (cause instanceof CookiesRefused) return 'cookiesRefused' as const;
        notify('error', t('login.noMember'));
        if (provider !== 'line') window.alert(t(`login.failed.${provider}`));
        return 'failed' as const;
      })
      .then(setStage);
  });

  return stage;
}

/** The provider does not know the language; the page where the login began did. */
function queryOf(trip: LoginTrip | null, answer: URLSearchParams): string {
  const asked = trip ? (trip.path.split('?')[1] ?? '') : String(answer);
  return languageOf(asked) === 'ja' ? '?lang=ja' : '';
}
