import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../../environment/environment.ts';
import type { LoginPress } from '../../../state/loginPress.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoginButton } from './LoginButton.tsx';
import { useLogin } from './useLogin.ts';

interface LoginPanelProps {
  sentence: 'required' | 'requiredForPage';
  press?: LoginPress | undefined;
}

/** The login buttons. */
export function LoginPanel({ sentence, press }: LoginPanelProps) {
  const { t } = useTranslation();
  const { loginProviders, outsideAddress } = useEnvironment();
  const { begin, pending } = useLogin(press);
  const browserAddress = outsideAddress();
  // On a page this sentence is the heading; a modal has its own title.
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
      {browserAddress && (
        <Button look="quiet" onClick={() => location.assign(browserAddress)}>
          {t('login.openInBrowser')}
        </Button>
      )}
    </div>
  );
}
