import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/environment.ts';
import { login } from '../../i18n/ko/login.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { LoginPress } from '../../state/loginPress.ts';
import { Button } from '../../ui/Button.tsx';
import { LoginButton } from './LoginButton.tsx';
import { useLogin } from './useLogin.ts';

addTexts({ login });

interface LoginPanelProps {
  sentence: 'required' | 'requiredForPage';
  press?: LoginPress | undefined;
}

/** The ways to log in, wherever a login is needed. */
export function LoginPanel({ sentence, press }: LoginPanelProps) {
  const { t } = useTranslation();
  const { loginProviders, outsideAddress } = useEnvironment();
  const { begin, pending } = useLogin(press);
  const wayOut = outsideAddress();
  // A page of its own is called by it; a modal has its title.
  const Heading = sentence === 'requiredForPage' ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3">
      <Heading className="mb-3 text-balance text-center font-semibold text-lead">
        {t(`login.${sentence}`)}
      </Heading>
      {loginProviders().map((provider) => (
        <LoginButton
          key={provider}
          provider={provider}
          isBusy={provider === pending}
          onClick={() => void begin(provider)}
        />
      ))}
      {wayOut && (
        <Button look="quiet" onClick={() => location.assign(wayOut)}>
          {t('login.openInBrowser')}
        </Button>
      )}
    </div>
  );
}
