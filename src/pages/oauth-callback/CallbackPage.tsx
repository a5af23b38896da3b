import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { callbackProviderOf } from '../../domain/session/login/loginCalls.ts';
import { useLoginCallback } from '../../domain/session/login/useLoginCallback.ts';
import { Frame } from '../../layout/frame/Frame.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { CallbackActions } from './CallbackActions.tsx';

const FAILURES = {
  failed: 'error.login_failed',
  cookiesRefused: 'login.cookiesRefused',
  otherBrowser: 'session.otherBrowser',
} as const;

/** The page that login providers return to. It shows a spinner, or the failure. */
export function CallbackPage() {
  const { t } = useTranslation();
  const provider = callbackProviderOf(useLocation().pathname);
  const stage = useLoginCallback(provider);
  return (
    <Frame>
      <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
        <h1 className="font-bold text-title">{t(`login.callback.${provider}`)}</h1>
        {stage === 'pending' && (
          <>
            <Spinner label={t('common.loading')} />
            <p className="text-muted">{t('login.inProgress')}</p>
          </>
        )}
        {/* It is always there: screen readers announce what appears in it. */}
        <div role="status" className="contents">
          {stage === 'handedOver' && (
            <>
              <Icon name="checkCircle" className="size-11 text-success" />
              <p>{t('login.done')}</p>
            </>
          )}
          {stage !== 'pending' && stage !== 'handedOver' && (
            <>
              <Icon name="error" className="size-11 text-danger" />
              <p className="text-balance">{t(FAILURES[stage])}</p>
            </>
          )}
        </div>
        {stage !== 'pending' && <CallbackActions />}
      </div>
    </Frame>
  );
}
