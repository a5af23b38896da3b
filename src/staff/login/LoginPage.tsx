import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DemoNotice } from '../../layout/frame/DemoNotice.tsx';
import { LanguageLinks } from '../../layout/frame/LanguageLinks.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { type LoginState, returnAddress } from '../returnAddress.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import type { DueStep } from './signInWrites.ts';
import { useSignIn } from './useSignIn.ts';

export function LoginPage() {
  const { t } = useTranslation('staff');
  const { signIn, isBusy, trouble, due, completeStep, startAgain } = useSignIn();
  const { isRetryOffered, retry } = useRetry();
  return (
    <>
      <DemoNotice />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-column content-center gap-6 px-4 py-10 sm:min-h-[80dvh]"
      >
        {due ? (
          <Due due={due} onDone={completeStep} onBack={() => void startAgain()} />
        ) : (
          <>
            {isRetryOffered && <LoadFailedLine onRetry={retry} />}
            <LoginCard title={t('login')} hint={t('loginHint')}>
              <LoginForm isBusy={isBusy} trouble={trouble} onSubmit={signIn} />
            </LoginCard>
            <DemoAccounts onChoose={signIn} />
          </>
        )}
        <div className="flex justify-center">
          <LanguageLinks />
        </div>
      </main>
    </>
  );
}

/** The console could not load the account. Its session may still last, so it needs no password for another try. */
function useRetry() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isRetryOffered = (state as LoginState | null)?.isRetryOffered ?? false;
  const retry = () => void navigate(withLanguage(returnAddress(search), search), { replace: true });
  return { isRetryOffered, retry };
}

interface DueProps {
  due: DueStep;
  onDone: () => void;
  onBack: () => void;
}

function Due({ due: { step, userId }, ...steps }: DueProps) {
  const { t } = useTranslation('staff');
  return step === 'factor' ? (
    <LoginCard title={t('factor.title')} hint={t('factor.loginHint')}>
      <SecondFactorStep {...steps} />
    </LoginCard>
  ) : (
    <LoginCard title={t('firstPassword')} hint={t('firstPasswordHint')}>
      <NewPasswordStep userId={userId} {...steps} />
    </LoginCard>
  );
}

interface LoginCardProps {
  title: string;
  hint: string;
  children: ReactNode;
}

function LoginCard({ title, hint, children }: LoginCardProps) {
  const { t } = useTranslation('staff');
  return (
    <div className="rounded-2xl bg-surface p-6 shadow-card">
      <p className="font-semibold text-brand-strong text-small">{t('brand')}</p>
      <h1 className="mt-1 font-bold text-headline">{title}</h1>
      <p className="mt-1 text-balance text-muted">{hint}</p>
      {children}
    </div>
  );
}
